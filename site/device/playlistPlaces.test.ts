// @vitest-environment jsdom
import { maxPlaylistPlaces } from '@afterglow/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { forgetPositions, readPlayerPreferences, savePlayerPreferences } from './player.ts';
import { readPlaylistPlace, savePlaylistPlace } from './playlistPlaces.ts';

beforeEach(() => localStorage.clear());

const reached = (list: string, place: number) => ({ list, id: 7, dir: 'a-harbour', place, total: 18, shuffle: '' });

test('each list has one place, the last one', () => {
  savePlaylistPlace(reached('48102', 3));
  savePlaylistPlace(reached('history', 5));
  savePlaylistPlace(reached('48102', 4));
  expect(readPlaylistPlace('48102')).toEqual(reached('48102', 4));
  expect(readPlaylistPlace('history')?.place).toBe(5);
  expect(readPlaylistPlace('48103')).toBeNull();
});

test('a list that is at its first video has no place to go on from', () => {
  savePlaylistPlace(reached('48102', 3));
  savePlaylistPlace(reached('48102', 1));
  expect(readPlaylistPlace('48102')).toBeNull();
  expect(localStorage, 'not even an empty list').toHaveLength(0);
});

test('who has switched positions off leaves no place behind', () => {
  savePlaylistPlace(reached('48102', 3));
  savePlayerPreferences({ ...readPlayerPreferences(), resume: false });
  forgetPositions();
  expect(readPlaylistPlace('48102')).toBeNull();
  savePlaylistPlace(reached('48102', 4));
  expect(readPlaylistPlace('48102')).toBeNull();
});

test('the oldest places give way', () => {
  for (let list = 1; list <= maxPlaylistPlaces + 1; list += 1) savePlaylistPlace(reached(String(list), 2));
  expect(readPlaylistPlace('1')).toBeNull();
  expect(readPlaylistPlace('2')).not.toBeNull();
});
