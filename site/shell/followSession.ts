import { fetcher } from '../data/fetcher.ts';
import { globalsRead } from '../data/globals.ts';
import { read } from '../data/read.ts';
import { reloadDocument } from '../kit/openPage.ts';
import type { SharedConfig } from '../kit/config.ts';

/** Of guests. */
const nobody = 0;

/** What a tab tells the others. */
interface Said {
  /** Who is signed in, as far as it knows. */
  user: number;
  /** Whether it has only begun to listen, and may have missed what was said before. */
  asks: boolean;
}

/** What others have said is not believed: a page that was on its way when somebody signed in names the visitor before. */
async function isSomebodyElse(own: number): Promise<boolean> {
  const answer = await read(fetcher, globalsRead);
  return answer.state === 'ready' && (answer.value.user?.id ?? nobody) !== own;
}

/**
 * Tells the other tabs who is signed in, and loads this one anew once it is somebody else: what it shows belongs to the
 * visitor before. A member's tab does so at once, also unseen, and asks whenever it is returned to, as a session can be
 * ended on another device; a guest's waits until it is seen, as something may be playing in the other. A tab in the
 * background may begin to listen only seconds after it was loaded: a member's answers it. What was being written is a
 * draft. Returns how to stop.
 */
export function followSession({ user }: Pick<SharedConfig, 'user'>): () => void {
  const own = user?.id ?? nobody;
  const stopped = new AbortController();
  const { signal } = stopped;
  let due = false;
  /** Whether it is the same visitor still. */
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
  // Brought back by the browser as it was left, before somebody signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && void check(), { signal });
  const channel = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  const say = (asks: boolean) => channel.postMessage({ user: own, asks } satisfies Said);
  const hear = async ({ user: other, asks }: Said) => {
    if (other === own) return;
    due = true;
    if (own === nobody && !isSeen()) return;
    const isSame = await check();
    if (asks && own !== nobody && isSame && !signal.aborted) say(false);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => void hear(data), { signal });
  say(true);
  return () => {
    stopped.abort();
    channel.close();
  };
}
