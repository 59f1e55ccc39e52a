import { useSyncExternalStore } from 'react';

const isDiscreet = (): boolean => 'discreet' in document.documentElement.dataset;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-discreet'] });
  return () => observer.disconnect();
}

/** Whether the visitor wants to be discreet, which is an attribute of the document. */
export const useDiscreet = (): boolean => useSyncExternalStore(subscribe, isDiscreet);
