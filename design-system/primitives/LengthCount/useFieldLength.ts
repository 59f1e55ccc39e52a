import { useCallback, useSyncExternalStore } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const controlOf = (id: string): TextControl | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
};

/** Returns the length in code points of the trimmed text, like all limits. */
const lengthOf = (text: string): number => [...text.trim()].length;

/**
 * Returns the current length of a text field: also of text typed before hydration or filled in from a draft, and after
 * a reset of its form.
 * @param text initial text of the field
 */
export function useFieldLength(id: string, text: string): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const control = controlOf(id);
      const form = control?.form;
      // The event fires before the fields are reset.
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
