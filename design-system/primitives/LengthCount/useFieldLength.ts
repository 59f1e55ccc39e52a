import { useCallback, useSyncExternalStore } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const controlOf = (id: string): TextControl | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
};

/** In code points of the trimmed text, as every limit counts. */
const lengthOf = (text: string): number => [...text.trim()].length;

/**
 * The length of what stands in a text field: typed, also before the page was hydrated, filled in from a draft, or emptied
 * with its form.
 * @param text what it is rendered with
 */
export function useFieldLength(id: string, text: string): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const control = controlOf(id);
      const form = control?.form;
      // The event comes before the fields are emptied.
      const onReset = () => queueMicrotask(onChange);
      control?.addEventListener('input', onChange);
      form?.addEventListener('reset', onReset);
      return () => {
        control?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', onReset);
      };
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => lengthOf(controlOf(id)?.value ?? text),
    () => lengthOf(text),
  );
}
