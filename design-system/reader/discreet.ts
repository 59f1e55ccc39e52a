import { useSyncExternalStore } from 'react';

/** Discreet mode: `on` blurs pictures, `titles` blurs the titles of cards as well. */
export type Discreet = 'off' | 'on' | 'titles';

/**
 * Sets it on the document element, which alone stores it: a page cached for everyone is then right for each visitor.
 */
export const applyDiscreet = (discreet: Discreet): void => {
  const { dataset } = document.documentElement;
  if (discreet === 'off') delete dataset['discreet'];
  else dataset['discreet'] = discreet === 'on' ? '' : discreet;
};

export const isDiscreet = (): boolean => 'discreet' in document.documentElement.dataset;

/**
 * Calls `onChange` whenever the discreet mode changes.
 * @returns a function that stops this
 */
export function watchDiscreet(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-discreet'] });
  return () => observer.disconnect();
}

/** Returns whether the document is in discreet mode; false on the server and during hydration. */
export const useDiscreet = (): boolean => useSyncExternalStore(watchDiscreet, isDiscreet, () => false);
