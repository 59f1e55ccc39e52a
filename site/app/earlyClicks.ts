/**
 * A press on a button that only script answers is lost when it comes before the page's scripts. It is recorded by a few
 * words in the document's head and clicked again as soon as React hears: React then hydrates that button first.
 * Links, forms, `<summary>` and popovers work without script and are left alone.
 */
const hydrationStarted = 'hydrationstarted';

/** Text of the inline script that records. */
export const recordEarlyClicks = [
  `{const pressed=new Set;`,
  `const record=({target})=>{const button=target.closest('button[type="button"]:not([popovertarget])');if(button)pressed.add(button)};`,
  `addEventListener('click',record);`,
  `addEventListener('${hydrationStarted}',()=>{removeEventListener('click',record);for(const button of pressed)button.click()},{once:true})}`,
].join('');

/** Call once React listens. */
export const replayEarlyClicks = (): void => void dispatchEvent(new Event(hydrationStarted));
