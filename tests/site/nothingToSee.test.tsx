// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/fixtures/contract/calls';
import { demoSite } from '@afterglow/fixtures/contract/siteFile';
import { everyday, toPage } from '@afterglow/fixtures/worlds/everyday';
import { replyTo, worldFetch, type World } from '@afterglow/fixtures/worlds/world';
import { popularRead } from '../../site/data/videos.ts';

// Styles are rendered outside the document: jsdom would parse the whole sheet again for every rule.
const styleTarget = document.createElement('div');
const empty: World = { ...everyday, replies: { ...everyday.replies, ...replyTo(calls.search, toPage([], 0)) } };

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

/** Renders the app at a URL; returns what it asks the API for. */
async function visit(address: string, world: World): Promise<string[]> {
  const requests: string[] = [];
  const fetchFromWorld = worldFetch(world);
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    requests.push(input);
    return fetchFromWorld(input, init);
  });
  history.replaceState(null, '', address);
  vi.resetModules();
  const [{ App }, { loadPage }, { parseAddress }] = await Promise.all([
    import('../../site/shell/App.tsx'),
    import('../../site/shell/loadedPages.ts'),
    import('../../site/shell/routes.ts'),
  ]);
  const { pathname, searchParams } = new URL(location.href);
  const parsed = parseAddress(pathname, searchParams);
  if (parsed.route) await loadPage(parsed.route);
  const config = {
    user: null,
    country_code: 'ca',
    query: {},
    hidden_channels: [],
    language: 'en',
    publicOrigin: 'http://site.example',
    brand: demoSite.brand,
    gate: null,
  };
  render(
    <StyleSheetManager target={styleTarget}>
      <App config={config} messages={{}} address={parsed} answers={{}} />
    </StyleSheetManager>,
  );
  return requests;
}

/** Chunks are compiled at their first import. */
const longTimeout = { timeout: 15_000 };
const popularCards = async () => {
  const heading = await screen.findByText('Popular videos', {}, longTimeout);
  await vi.waitFor(() => expect(heading.closest('section')?.getAttribute('aria-busy')).toBeNull(), longTimeout);
  return heading.closest('section')?.querySelectorAll('article').length;
};

test('an address that leads nowhere shows a search and four popular videos', async () => {
  await visit('/no-such-page/', everyday);
  expect(await popularCards()).toBe(4);
  expect(document.querySelector('main input[name="s"]')).not.toBeNull();
});

test('a search that finds nothing keeps its words for another try, and shows four popular videos', async () => {
  await visit('/search/1/?s=evning', empty);
  expect(await popularCards()).toBe(4);
  expect(document.querySelector<HTMLInputElement>('main input[name="s"]')?.value).toBe('evning');
});

test('a search that finds something does not ask for popular videos', async () => {
  const requests = await visit('/search/1/?s=evening', everyday);
  await vi.waitFor(() => expect(document.querySelector('main article a')).not.toBeNull(), longTimeout);
  expect(requests.some((call) => call.includes('search'))).toBe(true);
  expect(requests).not.toContain(popularRead.key);
});
