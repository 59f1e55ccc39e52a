/**
 * Source of an inline script for the document's head. It marks decorative pictures that fail, so that the browser's sign
 * of a broken one does not lie over what is drawn in its place; one that loads after all is shown again. Neither event
 * bubbles, and a picture may fail before React listens.
 */
export const markBrokenPictures =
  "for(const kind of['error','load'])document.addEventListener(kind,({target})=>{if(target.localName==='img'&&!target.alt)target.toggleAttribute('data-broken',kind==='error')},true);";
