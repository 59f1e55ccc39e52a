import type { MouseEvent } from 'react';

/** Returns whether a click has no modifier; with one, the browser opens the link in its own way, as in a new tab. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
