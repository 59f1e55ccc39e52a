import { noFilters } from '@afterglow/contract/lists';
import type { Top } from '@afterglow/contract/terms';
import { top } from '@afterglow/fixtures/data/globals';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { matchingSuggestions, startingSuggestions } from './SearchBox.view.ts';

const reader = readerFor('en');

test('an empty search is offered the last three searches, newest first, and ten of what is often searched for', () => {
  const [recent, often] = startingSuggestions({ keywords: top.keywords, recents: ['d', 'c', 'b', 'a'] }, reader);
  expect(recent?.suggestions.map(({ label }) => label)).toEqual(['d', 'c', 'b']);
  expect(often?.suggestions).toHaveLength(10);
  expect([recent?.own, often?.own], 'only the visitor’s own can be cleared').toEqual([true, undefined]);
});

test('a kind without anything is left out', () => {
  expect(startingSuggestions({ keywords: [], recents: [] }, reader)).toEqual([]);
});

test('what is found comes in four kinds, none of which pushes the others out', () => {
  const groups = matchingSuggestions(top, reader);
  expect(groups.map(({ heading }) => heading)).toEqual(['Searches', 'Categories', 'Models', 'Channels']);
  expect(Math.max(...groups.map(({ suggestions }) => suggestions.length))).toBeLessThanOrEqual(4);
  expect(groups[1]?.suggestions[0]?.note).toBe('61 videos');
});

const nothing = { keywords: [], categories: [], models: [], channels: [] };
const models = Array.from({ length: 30 }, (_, place) => ({
  dir: `model-${place}`,
  title: `Model ${place}`,
  videos: 1,
}));
const sizes = (found: Partial<Top>) =>
  matchingSuggestions({ ...nothing, ...found }, reader).map(({ suggestions }) => suggestions.length);

test('a kind that stands alone shows ten, the most that a suggester names', () => {
  expect(sizes({ models })).toEqual([0, 0, 10, 0]);
  expect(sizes({ models, keywords: ['night train'] })).toEqual([1, 0, 10, 0]);
  expect(sizes({ models, channels: models })).toEqual([0, 0, 8, 8]);
});

test('what is found leads to a search, a category, a model and a channel', () => {
  const term = { dir: 'lake', title: 'Lake', videos: 3 };
  const found = { keywords: ['lake & sea'], categories: [term], models: [term], channels: [term] };
  const addresses = matchingSuggestions(found, reader).map(({ suggestions }) => suggestions[0]?.href);
  expect(addresses).toEqual([
    reader.href.list({ of: { kind: 'search', words: 'lake & sea' }, sort: 'relevance', page: 1, filters: noFilters }),
    reader.href.list({ of: { kind: 'category', ...term }, sort: 'latest-updates', page: 1, filters: noFilters }),
    reader.href.model(term),
    reader.href.channel(term),
  ]);
});
