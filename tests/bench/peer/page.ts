import type { View } from '../browser/chromium.ts';
import { waitUntilIdle } from '../browser/idle.ts';
import { loadIn, type PageLoad } from '../browser/pageLoad.ts';
import { readInPage, waitInPage } from '../browser/readInPage.ts';

const paintTimeoutMs = 30_000;

/** Runs in the page before its own scripts. Points Piped's client at the stub of its API. */
function chooseStub(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('instance', `${location.origin}/api`);
}

/** Runs in the page before its own scripts. Marks what Piped's client renders before it can be painted. */
function markRendered(): void {
  const mark = (): void => {
    const marked = {
      thumbnail: [...document.querySelectorAll('.grid img')].slice(0, 4),
      title: document.querySelectorAll('div.text-2xl.font-bold'),
      picture: document.querySelectorAll('video'),
    };
    for (const [name, elements] of Object.entries(marked))
      for (const element of elements) element.setAttribute('elementtiming', name);
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: whether the client has rendered the answer of its API. */
const isRendered = (): boolean => document.querySelector('.grid img, video') !== null;

async function untilIdle(view: View): Promise<void> {
  await waitInPage(view, isRendered, paintTimeoutMs);
  await waitUntilIdle(view);
}

/** Loads a page of the peer until it is idle. */
export async function loadPeer(view: View, url: string): Promise<PageLoad> {
  for (const script of [chooseStub, markRendered]) await view.page.addInitScript(script);
  return loadIn(view, url, untilIdle);
}

const isPainted = (): boolean =>
  [window.pageMetrics.painted.title, window.pageMetrics.painted.picture].every(({ length }) => length > 0);

/**
 * Clicks the first video of the peer's list. Returns the milliseconds from the click until title and picture are
 * painted.
 */
export async function clickPeerCard(view: View, url: string): Promise<number> {
  await loadPeer(view, url);
  const clickedAt = await readInPage(view, () => {
    const now = performance.now();
    document.querySelector<HTMLElement>('.grid a[href*="/watch"]')?.click();
    return now;
  });
  await waitInPage(view, isPainted, paintTimeoutMs);
  const paintedAt = await readInPage(view, () => {
    const { title, picture } = window.pageMetrics.painted;
    return Math.max(Math.min(...title), Math.min(...picture));
  });
  return paintedAt - clickedAt;
}
