import { hydrationStarted } from './earlyClicks.ts';
import { fieldsHydrated } from './earlyFields.ts';

/**
 * Source of an inline script in the document's head, for fields that are filled in before the page is hydrated. React
 * keeps most of their values, but does not receive their events: a chosen file would not be shown. It also resets a
 * text area that has a default text. The script records each field that changes; once all are hydrated, it restores
 * lost values and dispatches the events again. Between the start and the end of hydration React receives the events
 * itself, so that only lost values are restored.
 *
 * A checkbox or radio button is set back and clicked, as React ignores a click whose change it finds already in place.
 * The search box, the only combobox, reads its text by itself.
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
