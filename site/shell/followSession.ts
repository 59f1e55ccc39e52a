import { fetcher } from '../runtime/data/fetcher.ts';
import { globalsRead } from '../data/globals.ts';
import { read } from '../runtime/data/read.ts';
import { reloadDocument } from '../shared/openPage.ts';
import type { SharedConfig } from '../shared/config.ts';
import { openSessionChannel, type SessionMessage } from './sessionChannel.ts';

/** The id that stands for guests. */
const nobody = 0;

/**
 * Asks the API, because other tabs cannot be relied on: a page that was loading while somebody signed in reports the
 * previous visitor.
 */
async function isSomebodyElse(own: number): Promise<boolean> {
  const answer = await read(fetcher, globalsRead);
  return answer.state === 'ready' && (answer.value.user?.id ?? nobody) !== own;
}

/**
 * Tells the other tabs who is signed in, and reloads this one once it is somebody else: what it shows belongs to the
 * previous visitor. A member's tab checks at once, even in the background, and whenever the visitor returns to it, as a
 * session can be ended on another device; a guest's waits until it is visible, as something may be playing in it. A tab
 * in the background may begin to listen only seconds after it was loaded, so a member's tab answers it. Text that was
 * being written is kept as a draft. Returns a cleanup function.
 */
export function followSession({ user }: Pick<SharedConfig, 'user'>): () => void {
  const own = user?.id ?? nobody;
  const stopped = new AbortController();
  const { signal } = stopped;
  let due = false;
  /** Reloads the document if the visitor is somebody else; resolves to whether it is still the same one. */
  const check = async (): Promise<boolean> => {
    due = false;
    const isOver = await isSomebodyElse(own);
    if (isOver && !signal.aborted) reloadDocument();
    return !isOver;
  };
  const isSeen = () => document.visibilityState === 'visible';
  const onVisible = () => {
    if (isSeen() && (due || own !== nobody)) void check();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  // Restored by the browser as it was before somebody signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && void check(), { signal });
  const say = (asks: boolean) => speak({ user: own, asks });
  const hear = async ({ user: other, asks }: SessionMessage) => {
    if (other === own) return;
    due = true;
    if (own === nobody && !isSeen()) return;
    const isSame = await check();
    if (asks && own !== nobody && isSame && !signal.aborted) say(false);
  };
  // A kept page of a member is spoken to and so dropped: it should not be shown after signing out.
  const isClosedInCache = own === nobody;
  const speak = openSessionChannel({ hear: (message) => void hear(message), isClosedInCache, signal });
  say(true);
  return () => stopped.abort();
}
