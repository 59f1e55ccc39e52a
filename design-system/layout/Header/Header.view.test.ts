import { top } from '@afterglow/fixtures/data/globals';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { headerHrefs } from '../storyArgs.ts';
import { header } from './Header.view.ts';

const reader = readerFor('en');
const guest = { here: 'videos', topCategories: top.categories, hrefs: headerHrefs } as const;

test('a place without an address is not shown', () => {
  const labels = (more: object) => header({ ...guest, ...more }, reader).places.map(({ label }) => label);
  expect(labels({})).toEqual(['Videos', 'Models', 'Channels', 'Categories', 'More']);
  expect(labels({ hrefs: {} })).toEqual(['Videos', 'Categories', 'More']);
});

test('the menus hold what they must: three lists, eight categories and all of them, playlists, community, fifteen sisters and the affiliates', () => {
  const entries = header(guest, reader).places.map((place) => place.entries?.length);
  expect(entries).toEqual([3, undefined, undefined, 9, 20]);
});

test('only the place that is shown is current', () => {
  expect(
    header({ ...guest, here: 'categories' }, reader)
      .places.filter(({ current }) => current)
      .map(({ label }) => label),
  ).toEqual(['Categories']);
  expect(header({ ...guest, here: null }, reader).places.some(({ current }) => current)).toBe(false);
});

test('a guest finds history and sign-in', () => {
  expect(header(guest, reader).account).toEqual({ historyHref: headerHrefs.history, signInHref: headerHrefs.signIn });
});

test.each([
  ['en', 'Live rooms'],
  ['de', 'Live-Räume'],
  ['th', 'ห้องถ่ายทอดสด'],
])('in %s, an affiliate is named %s', (language, name) => {
  const labels = header(guest, readerFor(language)).places.flatMap(({ entries = [] }) =>
    entries.map(({ label }) => label),
  );
  expect(labels).toContain(name);
});
