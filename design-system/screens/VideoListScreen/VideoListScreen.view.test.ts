import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { firstPage, repeatVideos } from '../../lists/storyArgs.ts';
import type { ListAddress } from '../../reader/reader.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { videoListHead, videoListScreen } from './VideoListScreen.view.ts';

const reader = {
  ...readerFor('en'),
  href: { ...readerFor('en').href, list: (address: ListAddress) => JSON.stringify(address) },
};
const some = { entries: repeatVideos(videos, 3), total: 183, pages: 4, dropped: 0 };
const none = { entries: [], total: 0, pages: 0, dropped: 0 };
const search = {
  ...firstPage,
  of: { kind: 'search', words: '<b>{lake}</b>' },
  sort: 'relevance',
} as const satisfies ListAddress;

const wayOf = (address: ListAddress, of = none) => {
  const { nothing } = videoListScreen({ address, videos: of }, reader);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the link that the test has written as JSON
  return nothing?.way && (JSON.parse(nothing.way.href) as ListAddress);
};

test('a list that holds something has no notice', () => {
  expect(videoListScreen({ address: firstPage, videos: some }, reader)).toMatchObject({
    nothing: null,
    head: { title: 'Most popular videos', count: '183 videos' },
  });
});

test('an empty list says why and leads on', () => {
  expect(wayOf({ ...firstPage, page: 9 }, { ...some, entries: [] })).toMatchObject({ page: 4, sort: 'most-popular' });
  expect(wayOf({ ...firstPage, filters: { type: 'hd', duration: '1', date: 'day' } })).toMatchObject({
    filters: { type: 'all', duration: '', date: '' },
  });
  expect(wayOf(search)).toMatchObject({ of: { kind: 'all' } });
});

test('a search that finds nothing offers its words for another try, and popular videos', () => {
  const popular = repeatVideos(videos, 6);
  const { nothing } = videoListScreen({ address: search, videos: none, popular }, reader);
  expect(nothing?.search).toMatchObject({ words: search.of.words });
  expect(nothing?.popular?.cards).toHaveLength(4);
  expect(videoListScreen({ address: search, videos: none }, reader).nothing?.popular).toBeNull();
  expect(videoListScreen({ address: firstPage, videos: none, popular }, reader).nothing?.search).toBeUndefined();
});

test('words that were typed are shown as they were', () => {
  expect(videoListScreen({ address: search, videos: some }, reader).head?.title).toBe('Results for “<b>{lake}</b>”');
});

test('best match is offered for a search only', () => {
  const sorts = (address: ListAddress) =>
    videoListScreen({ address, videos: some }, reader).sorts?.tabs.map(({ label }) => label);
  expect(sorts(search)?.[0]).toBe('Best match');
  expect(sorts(firstPage)).not.toContain('Best match');
});

test('another order or filter starts at the first page and keeps the rest', () => {
  const { sorts, filters } = videoListScreen(
    { address: { ...firstPage, page: 3, filters: { type: 'hd', duration: '', date: 'week' } }, videos: some },
    reader,
  );
  for (const { href } of sorts?.tabs ?? [])
    expect(JSON.parse(href)).toMatchObject({ page: 1, filters: { type: 'hd', date: 'week' } });
  const [length] = filters.filters;
  expect(JSON.parse(length?.choices[1]?.href ?? '')).toMatchObject({
    page: 1,
    filters: { type: 'hd', duration: '1', date: 'week' },
  });
});

test('the head names the page from the second on', () => {
  expect(videoListHead({ address: firstPage, videos: some }, reader).title).toBe('Most popular videos – Afterglow');
  expect(videoListHead({ address: { ...firstPage, page: 2 }, videos: some }, reader).title).toBe(
    'Most popular videos, page 2 – Afterglow',
  );
});
