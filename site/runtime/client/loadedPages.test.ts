import { expect, test } from 'vitest';
import { loadedPage, loadPage } from './loadedPages.ts';

test('a page is loaded once, and anew when it is defined anew: its sources have changed', async () => {
  const [First, Second] = [() => 'first', () => 'second'];
  const page = { file: 'channels/ChannelsPage' };
  await loadPage({ page, load: async () => First });
  await loadPage({ page, load: async () => Second });
  expect(loadedPage({ page, load: async () => Second })).toBe(First);

  const again = { page: { ...page }, load: async () => Second };
  expect(loadedPage(again)).toBeNull();
  await loadPage(again);
  expect(loadedPage(again)).toBe(Second);
});
