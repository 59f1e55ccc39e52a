import { useEffect } from 'react';
import type { Read } from './read.ts';
import { reread } from './useResource.ts';

/** Requests what others may have changed again when the visitor comes back to the window. */
export function useRereadOnFocus(request: Pick<Read<unknown>, 'key'>): void {
  const { key } = request;
  useEffect(() => {
    const ask = () => reread({ key });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [key]);
}
