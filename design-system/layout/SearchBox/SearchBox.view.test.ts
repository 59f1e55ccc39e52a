import { top } from '@afterglow/fixtures/data/globals';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { foundSuggestions, startingSuggestions } from './SearchBox.view.ts';

const reader = readerFor('en');

test('an empty search is offered the last three searches, newest first, and ten of what is often searched for', () => {
  const [recent, often] = startingSuggestions({ keywords: top.keywords, recents: ['d', 'c', 'b', 'a'] }, reader);
  expect(recent?.suggestions.map(({ label }) => label)).toEqual(['d', 'c', 'b']);
  expect(often?.suggestions).toHaveLength(10);
});

test('a kind without anything is left out', () => {
  expect(startingSuggestions({ keywords: [], recents: [] }, reader)).toEqual([]);
});

test('what is found comes in four kinds, none of which pushes the others out', () => {
  const groups = foundSuggestions(top, reader);
  expect(groups.map(({ heading }) => heading)).toEqual(['Searches', 'Categories', 'Models', 'Channels']);
  expect(Math.max(...groups.map(({ suggestions }) => suggestions.length))).toBeLessThanOrEqual(4);
  expect(groups[1]?.suggestions[0]?.note).toBe('61 videos');
});
