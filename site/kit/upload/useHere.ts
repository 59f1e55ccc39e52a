import { useEffect, useRef, type RefObject } from 'react';

/** Signal of a component that is not mounted (yet). */
const away = AbortSignal.abort();

/** Returns a signal that aborts when the page is left, so that whatever was awaited then starts nothing more. */
export function useHere(): RefObject<AbortSignal> {
  const here = useRef(away);
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller.signal;
    return () => controller.abort();
  }, []);
  return here;
}
