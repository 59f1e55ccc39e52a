import { mutate } from 'swr';

/**
 * What a page does after an accident: it asks again by itself three times, waiting longer each time, and again when
 * something happens that may have ended the accident. Where the API is away, it waits until the site's own server says
 * that it is back.
 */
const retryDelaysMs = [500, 1_000, 1_800];

/** After news there is no reason to wait before the first try. */
const retryDelaysAfterRecoveryMs = [0, 1_000, 1_800];

/** Between two questions whether the API is there, in milliseconds. */
const pollWhileDownMs = 700;
const pollWhileUpMs = 5_000;
const timeoutMs = 3_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `came`: the API is back, the connection is, or the visitor is. */
const recovery = new EventTarget();
const notify = (): void => void recovery.dispatchEvent(new Event('came'));

function listenForRecovery(): void {
  addEventListener('online', notify);
  addEventListener('pageshow', ({ persisted }) => persisted && notify());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && notify());
}
let listening = false;

interface FailedRead {
  /** How many parts of the page read this. */
  subscribers: number;
  controller: AbortController;
}

/** Reads that failed and are on the page, by key. */
const failedReads = new Map<string, FailedRead>();

async function isApiUp(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).status !== 503;
  } catch {
    return false;
  }
}

/** What the site said last of its API. */
let apiUp = Promise.resolve(true);
let polling = false;

/** Tells when the API comes back. That it is there while a read fails is no news: it is something else that is wrong. */
async function pollApi(): Promise<void> {
  if (polling) return;
  polling = true;
  let away = false;
  while (failedReads.size > 0) {
    if (document.visibilityState === 'visible') {
      apiUp = isApiUp();
      const back = await apiUp;
      if (back && away) notify();
      away = !back;
    }
    await pause(away ? pollWhileDownMs : pollWhileUpMs);
  }
  polling = false;
}

async function retryLoop(key: string, signal: AbortSignal): Promise<void> {
  let delays = retryDelaysMs;
  while (!signal.aborted) {
    let woken = false;
    const wake = new Promise<void>((resolve) => {
      const onWake = () => {
        woken = true;
        resolve();
      };
      recovery.addEventListener('came', onWake, { once: true, signal: signal });
      signal.addEventListener('abort', onWake, { once: true });
    });
    for (const wait of delays) {
      await Promise.race([pause(wait), wake]);
      // While the API is away a question only holds one of the few connections that a browser has for a site.
      const worthwhile = await Promise.race([apiUp, wake]);
      if (woken || !worthwhile) break;
      await Promise.race([mutate(key), wake]);
      if (woken) break;
    }
    await wake;
    delays = retryDelaysAfterRecoveryMs;
  }
}

/** Asks for a failed read again until what this returns is called, for which its component has a reason when it is answered. */
export function retryWhileMounted(key: string): () => void {
  if (!listening) listenForRecovery();
  listening = true;
  const failed = failedReads.get(key) ?? { subscribers: 0, controller: new AbortController() };
  failed.subscribers += 1;
  if (failed.subscribers === 1) {
    failedReads.set(key, failed);
    void pollApi();
    void retryLoop(key, failed.controller.signal);
  }
  return () => {
    failed.subscribers -= 1;
    if (failed.subscribers > 0) return;
    failedReads.delete(key);
    failed.controller.abort();
  };
}

/** Asks again at once, because the visitor wants it, and shows that it does; false where nothing on the page has failed. */
export function retryFailed(): boolean {
  const keys = [...failedReads.keys()];
  for (const key of keys) void mutate(key, { state: 'loading' });
  return keys.length > 0;
}
