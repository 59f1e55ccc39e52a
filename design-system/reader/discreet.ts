import { useSyncExternalStore } from 'react';

/** How discreet the page is: `on` blurs pictures, `titles` the titles of cards as well. */
export type Discreet = 'off' | 'on' | 'titles';

/** Applies it to the document, which alone stores it: a page cached for everyone is then right for each visitor. */
export const applyDiscreet = (discreet: Discreet): void => {
  const { dataset } = document.documentElement;
  if (discreet === 'off') delete dataset['discreet'];
  else dataset['discreet'] = discreet === 'on' ? '' : discreet;
};

export const isDiscreet = (): boolean => 'discreet' in document.documentElement.dataset;

/** Calls back at every change, until the returned function is called. */
export function watchDiscreet(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-discreet'] });
  return () => observer.disconnect();
}

/** Whether the visitor wants to be discreet, which is an attribute of the document; false until the page is hydrated. */
export const useDiscreet = (): boolean => useSyncExternalStore(watchDiscreet, isDiscreet, () => false);
