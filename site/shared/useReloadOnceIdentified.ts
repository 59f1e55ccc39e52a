import { useEffect, useRef } from 'react';
import { globalsRead } from '../data/globals.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { hasReloadedItself, noteReload } from '../runtime/client/historyEntry.ts';
import { isTyping } from '../runtime/client/isTyping.ts';
import { pressedLink } from '../runtime/client/plainLink.ts';
import { reloadDocument } from './openPage.ts';

/** Returns whether a reload would interrupt what the visitor is watching or writing, or the way to another page. */
const isBusy = (): boolean =>
  pressedLink() !== null || isTyping() || [...document.querySelectorAll('video')].some(({ paused }) => !paused);

/** Reloads once the visitor neither watches nor writes, nor has pressed a link. Returns a function that cancels this. */
function reloadWhenIdle(): () => void {
  const stopped = new AbortController();
  const check = () => {
    if (isBusy() || stopped.signal.aborted) return;
    stopped.abort();
    noteReload();
    reloadDocument();
  };
  for (const event of ['pause', 'focusout'])
    // Focus has moved, and the next clip has begun, only after the event.
    document.addEventListener(event, () => setTimeout(check), { capture: true, signal: stopped.signal });
  check();
  return () => stopped.abort();
}

/** Reloads the document once the API can identify the session: only the document says who is signed in. */
export function useReloadOnceIdentified(): void {
  const { state } = useResource(globalsRead);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (state === 'failed') hasFailed.current = true;
    return state === 'ready' && (hasFailed.current || !hasReloadedItself()) ? reloadWhenIdle() : undefined;
  }, [state]);
}
