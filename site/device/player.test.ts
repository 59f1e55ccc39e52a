// @vitest-environment jsdom
import { defaultPreferences } from '@afterglow/design-system/player/services';
import { maxPositions } from '@afterglow/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetPositions,
  readPlayerPreferences,
  readPositions,
  savePlayerPreferences,
  savePosition,
} from './player.ts';
import { registry } from './registry.ts';

beforeEach(() => localStorage.clear());

test('a place is kept by its video, the newest first, in whole seconds', () => {
  savePosition(1, { seconds: 61.7, length: 245.3 });
  savePosition(2, { seconds: 90, length: 405 });
  savePosition(1, { seconds: 70, length: 245 });
  expect(readPositions()).toEqual([
    { id: 1, seconds: 70, length: 245 },
    { id: 2, seconds: 90, length: 405 },
  ]);
});

test('a video watched to its end leaves no place behind', () => {
  savePosition(1, { seconds: 61, length: 245 });
  savePosition(1, { seconds: 0, length: 245 });
  expect(readPositions()).toEqual([]);
  expect(localStorage, 'not even an empty list').toHaveLength(0);
});

test('only so many places are kept', () => {
  for (let id = 1; id <= maxPositions + 5; id += 1) savePosition(id, { seconds: 60, length: 245 });
  expect(readPositions()).toHaveLength(maxPositions);
  expect(readPositions()[0]?.id).toBe(maxPositions + 5);
});

test('switching it off forgets all places at once', () => {
  savePosition(1, { seconds: 61, length: 245 });
  forgetPositions();
  expect(readPositions()).toEqual([]);
});

test('what was chosen in the player is kept, and garbage counts as nothing chosen', () => {
  const chosen = { ...defaultPreferences, quality: '720', captions: 'de', shortcuts: false };
  savePlayerPreferences(chosen);
  expect(readPlayerPreferences()).toEqual(chosen);
  localStorage.setItem(registry.player.name, JSON.stringify({ until: Date.now() * 2, value: { volume: 7 } }));
  expect(readPlayerPreferences()).toEqual(defaultPreferences);
});
