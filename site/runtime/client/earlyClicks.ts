/**
 * A click on a button that needs script would be lost before the page's scripts have run. A short inline script in the
 * document's head records it, and it is replayed once React has attached its listeners: React then hydrates that button
 * first. Links, forms, `<summary>` and popovers work without script and are left alone.
 */
export const hydrationStarted = 'hydrationstarted';

/** Source of the inline script that records the clicks. */
export const recordEarlyClicks = [
  `{const pressed=new Set;`,
  `const record=({target})=>{const button=target.closest('button[type="button"]:not([popovertarget])');if(button)pressed.add(button)};`,
  `addEventListener('click',record);`,
  `addEventListener('${hydrationStarted}',()=>{removeEventListener('click',record);for(const button of pressed)button.click()},{once:true})}`,
].join('');

/** Replays the recorded clicks. Call once React has attached its listeners. */
export const replayEarlyClicks = (): void => void dispatchEvent(new Event(hydrationStarted));
