import { hydrationStarted } from './earlyClicks.ts';
import { fieldsHydrated } from './earlyFields.ts';

/**
 * Source of an inline script in the document's head, for fields that are filled in before the page is hydrated. React
 * keeps most of what stands in them, but hears nothing of it: a file would be chosen and not shown. It also resets a
 * text area that came with a text. The script records each field that changes, and once all are hydrated puts back what
 * is lost and dispatches the events again. Between the start of hydration and its end React hears by itself, so that
 * only what is lost is put back.
 *
 * A checkbox or radio button is set back and pressed, as React takes no press for a change that it has seen in place.
 * The search box, the only combobox, asks for its text by itself.
 */
export const recordEarlyFields = [
  `{const early=new Map;let heard=false;const kinds=['input','change'];`,
  `const record=({target})=>{if('form' in target&&target.role!=='combobox')early.set(target,{value:target.value,heard})};`,
  `for(const kind of kinds)addEventListener(kind,record,true);`,
  `addEventListener('${hydrationStarted}',()=>{heard=true},{once:true});`,
  `addEventListener('${fieldsHydrated}',()=>{`,
  `for(const kind of kinds)removeEventListener(kind,record,true);`,
  `for(const [field,{value,heard,checked}] of [...early].map(([field,seen])=>[field,{...seen,checked:field.checked}])){`,
  `const toggles=field.type==='checkbox'||field.type==='radio';`,
  `const lost=!toggles&&field.type!=='file'&&field.value!==value;`,
  `if(lost)field.value=value;`,
  `if(heard&&!lost)continue;`,
  `if(!toggles)for(const kind of kinds)field.dispatchEvent(new Event(kind,{bubbles:true}));`,
  `else if(checked!==field.defaultChecked){field.checked=!checked;field.click()}`,
  `}},{once:true})}`,
].join('');
