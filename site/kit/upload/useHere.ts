import { useEffect, useRef, type RefObject } from 'react';

/** Of what is not on a page (yet). */
const away = AbortSignal.abort();

/** A signal that aborts when the page is left: what was still awaited then begins nothing more. */
export function useHere(): RefObject<AbortSignal> {
  const here = useRef(away);
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller.signal;
    return () => controller.abort();
  }, []);
  return here;
}
