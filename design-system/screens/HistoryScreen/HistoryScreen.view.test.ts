import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { agoLabel, historyScreen } from './HistoryScreen.view.ts';

const now = Date.UTC(2026, 9, 30, 18);
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;
const ago = (days: number, language = 'en') => agoLabel(daysAgo(days), now, readerFor(language));

test('days under 30, months under 365, then years', () => {
  expect([0, 0.99, 1, 1.99, 2, 29.9, 30, 59, 60, 364, 365, 729, 730].map((days) => ago(days))).toEqual([
    'Today',
    'Today',
    'Yesterday',
    'Yesterday',
    '2 days ago',
    '29 days ago',
    '1 month ago',
    '1 month ago',
    '2 months ago',
    '12 months ago',
    '1 year ago',
    '1 year ago',
    '2 years ago',
  ]);
});

test('in the language of the reader', () => expect(ago(2, 'de')).toBe('Vor 2 Tagen'));

test('what the clock has not reached yet is of today', () => expect(ago(-3)).toBe('Today'));

test('the latest comes first, and each day stands together', () => {
  const entry = (id: number, days: number) => ({
    id,
    dir: 'x',
    title: String(id),
    seconds: 60,
    picture: '',
    watchedAt: daysAgo(days),
  });
  const { days } = historyScreen(
    { watched: [entry(1, 3), entry(2, 0), entry(3, 3.2), entry(4, 0.5)], now, off: false },
    readerFor('en'),
  );
  expect(days.map(({ label, videos }) => [label, ...videos.map(({ card }) => card.title)])).toEqual([
    ['Today', '2', '4'],
    ['3 days ago', '1', '3'],
  ]);
});

test('a search finds words anywhere in titles, whatever their case and accents', () => {
  const entry = (id: number, title: string) => ({ id, dir: 'x', title, seconds: 60, picture: '', watchedAt: now });
  const watched = [entry(1, 'Night ferry to Málaga'), entry(2, 'A ferry at noon')];
  const found = (words: string) =>
    historyScreen({ watched, now, off: false, words }, readerFor('en')).days.flatMap(({ videos }) =>
      videos.map(({ id }) => id),
    );
  expect(found('  malaga FERRY ')).toEqual([1]);
  expect(found('ferry')).toEqual([1, 2]);
  expect(found('zeppelin')).toEqual([]);
  expect(found(' ')).toEqual([1, 2]);
});
