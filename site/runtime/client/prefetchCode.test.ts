// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prefetchCode } from './prefetchCode.ts';

/** Returns links of the content to pages of one kind. */
const links = (count: number, kind: string): string =>
  Array.from({ length: count }, (_, at) => `<a href="/${kind}/${at}/">${kind}</a>`).join('');

/** Prefetches the code of the pages that a content links to; returns the files of those whose code was loaded. */
async function loadedFrom(content: string): Promise<string[]> {
  document.body.innerHTML = `<div id="content">${content}</div>`;
  const loaded: string[] = [];
  const match = (path: string) => {
    const file = path.split('/')[1] ?? '';
    const load = () => {
      loaded.push(file);
      return Promise.resolve(() => null);
    };
    return { page: { file, uncached: file === 'form' }, load };
  };
  const prepared: string[] = [];
  await prefetchCode(
    match,
    () => Promise.resolve(),
    ({ page }) => prepared.push(page.file),
  );
  expect(prepared).toEqual(loaded);
  return loaded;
}

test('the code of pages is loaded that a row of links leads to', async () => {
  expect(await loadedFrom(links(8, 'video') + links(7, 'model') + links(20, 'channel'))).toEqual(['video', 'channel']);
});

test('of a form that every card links to no code is loaded', async () => {
  expect(await loadedFrom(links(60, 'form'))).toEqual([]);
});
