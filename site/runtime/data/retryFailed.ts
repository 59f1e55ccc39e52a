import { mutate } from 'swr';

/**
 * How a page recovers from a failed read: it retries automatically three times with growing delays, and again on any
 * event that may have resolved the failure. While the API is down, it waits until the site's own server reports that it
 * is back.
 */
const retryDelaysMs = [500, 1_000, 1_800];

/** Delays after a recovery event, in milliseconds; the first retry is immediate. */
const retryDelaysAfterRecoveryMs = [0, 1_000, 1_800];

/** Intervals between two checks of whether the API is up, in milliseconds. */
const pollWhileDownMs = 700;
const pollWhileUpMs = 5_000;
const timeoutMs = 3_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Dispatches `recovered` when the API is back, the browser is online again, or the visitor has returned to the tab. */
const recovery = new EventTarget();
const notify = (): void => void recovery.dispatchEvent(new Event('recovered'));

function listenForRecovery(): void {
  addEventListener('online', notify);
  addEventListener('pageshow', ({ persisted }) => persisted && notify());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && notify());
}
let listening = false;

interface FailedRead {
  /** Number of mounted components that use this read. */
  subscribers: number;
  controller: AbortController;
}

/** Failed reads that are in use on the page, by key. */
const failedReads = new Map<string, FailedRead>();

async function isApiUp(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).status !== 503;
  } catch {
    return false;
  }
}

/** The last API status that the site has reported. */
let apiUp = Promise.resolve(true);
let polling = false;

/**
 * Polls the API's status while reads have failed, and notifies when the API comes back. If the API is up while a read
 * fails, it does not notify: the cause is elsewhere.
 */
async function pollApi(): Promise<void> {
  if (polling) return;
  polling = true;
  let down = false;
  while (failedReads.size > 0) {
    if (document.visibilityState === 'visible') {
      apiUp = isApiUp();
      const up = await apiUp;
      if (up && down) notify();
      down = !up;
    }
    await pause(down ? pollWhileDownMs : pollWhileUpMs);
  }
  polling = false;
}

async function retryLoop(key: string, firstDelaysMs: readonly number[], signal: AbortSignal): Promise<void> {
  let delays = firstDelaysMs;
  while (!signal.aborted) {
    let woken = false;
    const wake = new Promise<void>((resolve) => {
      const onWake = () => {
        woken = true;
        resolve();
      };
      recovery.addEventListener('recovered', onWake, { once: true, signal });
      signal.addEventListener('abort', onWake, { once: true });
    });
    for (const wait of delays) {
      await Promise.race([pause(wait), wake]);
      // While the API is down, a request would only occupy one of the few connections that a browser opens per site.
      const worthwhile = await Promise.race([apiUp, wake]);
      if (woken || !worthwhile) break;
      await Promise.race([mutate(key), wake]);
      if (woken) break;
    }
    await wake;
    delays = retryDelaysAfterRecoveryMs;
  }
}

/**
 * Retries a failed read until the returned function is called; the component calls it once the read is answered. After
 * too many requests it waits as long as the API said, or ten seconds, and then requests once.
 * @param waitSeconds of an answer 429, 0 if the API did not say; undefined for any other failure
 */
export function retryWhileMounted(key: string, waitSeconds?: number): () => void {
  if (!listening) listenForRecovery();
  listening = true;
  const failed = failedReads.get(key) ?? { subscribers: 0, controller: new AbortController() };
  failed.subscribers += 1;
  if (failed.subscribers === 1) {
    failedReads.set(key, failed);
    void pollApi();
    void retryLoop(
      key,
      waitSeconds === undefined ? retryDelaysMs : [(waitSeconds || 10) * 1_000],
      failed.controller.signal,
    );
  }
  return () => {
    failed.subscribers -= 1;
    if (failed.subscribers > 0) return;
    failedReads.delete(key);
    failed.controller.abort();
  };
}

/**
 * Retries all failed reads at once, on the visitor's request, with a loading state. Returns false if nothing on the
 * page has failed.
 */
export function retryFailed(): boolean {
  const keys = [...failedReads.keys()];
  for (const key of keys) void mutate(key, { state: 'loading' });
  return keys.length > 0;
}
