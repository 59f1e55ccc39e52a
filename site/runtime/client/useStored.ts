import { startTransition, useCallback, useEffect, useState } from 'react';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { usePageVisible } from './pageVisibility.ts';

/**
 * Returns a value from the device's storage, read once the page has hydrated, and again after `reread`, when another
 * tab has changed it, and when a page that was left is shown again. Undefined until then: the server does not know it.
 */
export function useStored<Value>(read: () => Value): [stored: Value | undefined, reread: () => void] {
  const [stored, setStored] = useState<Value>();
  const reread = useCallback(() => setStored(read()), [read]);
  const shown = usePageVisible();
  useEffect(() => {
    if (!shown) return undefined;
    let left = false;
    // The component that shows it may need style rules that the document lacks.
    void withStyles(Promise.resolve()).then(() => {
      if (!left) startTransition(reread);
    });
    addEventListener('storage', reread);
    return () => {
      left = true;
      removeEventListener('storage', reread);
    };
  }, [reread, shown]);
  return [stored, reread];
}
