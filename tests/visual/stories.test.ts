import { expect, test } from 'vitest';
import { storiesToCompare } from './stories.ts';

const story = (title: string) => ({ id: title.toLowerCase(), title, name: 'All states' });
const [card, form, player] = [story('cards/VideoCard'), story('forms/LinkForm'), story('player/Player')];

test('a story is in both versions, or in one of them', () => {
  const kinds = storiesToCompare([card, form], [card, player], []).map(({ id, kind }) => `${id} ${kind}`);
  expect(kinds).toEqual(['cards/videocard common', 'player/player added', 'forms/linkform removed']);
});

test.each([
  ['a group', ['cards'], ['cards/VideoCard']],
  ['a component', ['video-card'], ['cards/VideoCard']],
  ['two words', ['LinkForm', 'player'], ['forms/LinkForm', 'player/Player']],
  ['a word that no title has', ['model-card'], []],
])('%s chooses stories by their titles', (_, words, titles) => {
  const stories = [card, form, player];
  expect(storiesToCompare(stories, stories, words).map(({ title }) => title)).toEqual(titles);
});
