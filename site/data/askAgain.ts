import { mutate } from 'swr';

/**
 * What a page does after an accident: it asks again by itself three times, waiting longer each time, and again when
 * something happens that may have ended the accident. Where the API is away, it waits until the site's own server says
 * that it is back.
 */
const waits = [500, 1_000, 1_800];

/** After news there is no reason to wait before the first try. */
const waitsAfterNews = [0, 1_000, 1_800];

/** Between two questions whether the API is there, in milliseconds. */
const whileAway = 700;
const whileThere = 5_000;
const patience = 3_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `came`: the API is back, the connection is, or the visitor is. */
const news = new EventTarget();
const tell = (): void => void news.dispatchEvent(new Event('came'));

function listen(): void {
  addEventListener('online', tell);
  addEventListener('pageshow', ({ persisted }) => persisted && tell());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell());
}
let listening = false;

interface Asking {
  /** How many parts of the page read this. */
  parts: number;
  over: AbortController;
}

/** Reads that failed and are on the page, by key. */
const failing = new Map<string, Asking>();

async function apiIsThere(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).status !== 503;
  } catch {
    return false;
  }
}

/** What the site said last of its API. */
let there = Promise.resolve(true);
let watching = false;

/** Tells when the API comes back. That it is there while a read fails is no news: it is something else that is wrong. */
async function watchApi(): Promise<void> {
  if (watching) return;
  watching = true;
  let away = false;
  while (failing.size > 0) {
    if (document.visibilityState === 'visible') {
      there = apiIsThere();
      const back = await there;
      if (back && away) tell();
      away = !back;
    }
    await pause(away ? whileAway : whileThere);
  }
  watching = false;
}

async function askOn(key: string, over: AbortSignal): Promise<void> {
  let before = waits;
  while (!over.aborted) {
    let came = false;
    const word = new Promise<void>((resolve) => {
      const hear = () => {
        came = true;
        resolve();
      };
      news.addEventListener('came', hear, { once: true, signal: over });
      over.addEventListener('abort', hear, { once: true });
    });
    for (const wait of before) {
      await Promise.race([pause(wait), word]);
      // While the API is away a question only holds one of the few connections that a browser has for a site.
      const worthwhile = await Promise.race([there, word]);
      if (came || !worthwhile) break;
      await Promise.race([mutate(key), word]);
      if (came) break;
    }
    await word;
    before = waitsAfterNews;
  }
}

/** Asks for a failed read again until what this returns is called, for which its component has a reason when it is answered. */
export function keepAsking(key: string): () => void {
  if (!listening) listen();
  listening = true;
  const asking = failing.get(key) ?? { parts: 0, over: new AbortController() };
  asking.parts += 1;
  if (asking.parts === 1) {
    failing.set(key, asking);
    void watchApi();
    void askOn(key, asking.over.signal);
  }
  return () => {
    asking.parts -= 1;
    if (asking.parts > 0) return;
    failing.delete(key);
    asking.over.abort();
  };
}

/** Asks again at once, because the visitor wants it, and shows that it does; false where nothing on the page has failed. */
export function askAgain(): boolean {
  const keys = [...failing.keys()];
  for (const key of keys) void mutate(key, { state: 'loading' });
  return keys.length > 0;
}
