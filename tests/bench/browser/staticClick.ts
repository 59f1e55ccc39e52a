import type { View } from './chromium.ts';
import { waitUntilIdle } from './idle.ts';
import { readInPage, waitInPage } from './readInPage.ts';

const paintTimeoutMs = 30_000;

const isPainted = (): boolean =>
  location.hash === '#clicked' &&
  [window.pageMetrics.painted.title, window.pageMetrics.painted.picture].every(({ length }) => length > 0);

/**
 * Clicks the first card of a static list, whose link leads to a static video page: a whole new document, with a warm
 * connection and the cache of somebody who has seen the list. Returns the milliseconds from the click until title and
 * picture are painted.
 */
export async function clickStaticCard(view: View, listUrl: string, videoUrl: string): Promise<number> {
  await view.page.goto(listUrl, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilIdle(view);
  const { result } = await view.session.send('Runtime.evaluate', {
    expression: `(() => {
      const link = document.querySelector('main a[href*="/video/"]');
      link.href = ${JSON.stringify(`${videoUrl}#clicked`)};
      const clickedAt = Date.now();
      link.click();
      return clickedAt;
    })()`,
    returnByValue: true,
  });
  await waitInPage(view, isPainted, paintTimeoutMs);
  const paintedAt = await readInPage(view, () => {
    const { title, picture } = window.pageMetrics.painted;
    return performance.timeOrigin + Math.max(Math.min(...title), Math.min(...picture));
  });
  return paintedAt - Number(result.value);
}
