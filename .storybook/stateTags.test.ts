import { expect, test } from 'vitest';
import { componentsWithStories } from './storyFiles.ts';
import { tagsOfState, themesOf, ofTallStates } from './stateTags.ts';

test('a state has the tags that its name tells', () => {
  expect(tagsOfState('Standard')).toEqual([]);
  expect(tagsOfState('NothingFound')).toEqual(['empty']);
  expect(tagsOfState('TooManyTries')).toEqual(['refused', 'server']);
  expect(tagsOfState('LockedForAGuest')).toEqual(['refused', 'guest']);
});

test('each state stands in one theme, those of none first', () =>
  expect(themesOf(['Refused', 'Standard', 'LongTitle', 'Playing', 'RefusedForAGuest'])).toEqual([
    { tag: 'standard', title: 'Standard', names: ['Standard', 'Playing'] },
    { tag: 'refused', title: 'Refused', names: ['Refused', 'RefusedForAGuest'] },
    { tag: 'extreme', title: 'Extremes', names: ['LongTitle'] },
  ]));

test('what has fewer states on a sheet is a component', () => {
  const components = new Set(componentsWithStories().map(({ component }) => component));
  expect(Object.keys(ofTallStates).filter((name) => !components.has(name))).toEqual([]);
});
