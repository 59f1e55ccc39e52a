import { savesData } from '@afterglow/design-system/reader/savesData.ts';
import { decoders } from '../data/read.ts';
import { idle } from '../data/idle.ts';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { loadPage } from './loadedPages.ts';
import type { MatchedRoute } from '../kit/definePage.ts';
import { matchRoute, preparedAddress, type PageAddress } from './pages.ts';

/** Not available in every browser, and missing from TypeScript's DOM types. */
interface Connection {
  effectiveType?: string;
}

/** Returns whether the visitor or the connection asks for as little data as possible. */
export function isDataSaved(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in all browsers, and not in the types
  const { connection } = navigator as { connection?: Connection };
  return (
    savesData() ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Returns the routes of the pages that links in the content lead to, each once; the browser handles links with a
 * fragment.
 */
function linkedPages(): MatchedRoute[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')].filter(
    ({ origin, hash }) => origin === location.origin && hash === '',
  );
  const routes = links.flatMap(({ pathname, search }) => matchRoute(pathname, new URLSearchParams(search)) ?? []);
  return [...new Map(routes.map((route) => [route.page.file, route])).values()];
}

/**
 * Loads the code of the pages that this one links to, one by one, once the document has loaded and the browser is idle,
 * so that following a link waits for none. Never loads their data.
 * @param prepare called for a page that can be rendered ahead
 */
export async function prefetchCode(prepare: (address: PageAddress) => void): Promise<void> {
  if (isDataSaved()) return;
  await loaded();
  await idle();
  await loadStyles();
  await decoders();
  for (const route of linkedPages()) {
    await idle();
    await loadPage(route);
    const ahead = preparedAddress(route);
    if (ahead) prepare(ahead);
  }
}
