// @vitest-environment jsdom
import { videos } from '@afterglow/fixtures/data/videos';
import { beforeEach, expect, test } from 'vitest';
import { rememberVideo } from '../../device/history.ts';
import { savePosition } from '../../device/player.ts';
import { readDeviceHistory } from './deviceHistory.ts';

const { standard } = videos;
const other = { ...standard, id: standard.id + 1, title: 'Ferry at dusk' };

beforeEach(() => localStorage.clear());

test('what was left last comes first, with what is left of it and the title from the history', () => {
  for (const video of [standard, other]) rememberVideo(video);
  savePosition(other.id, { seconds: 20, length: 100 });
  savePosition(standard.id, { seconds: 61, length: 754 });
  const { unfinished, newest, seen } = readDeviceHistory();
  expect(unfinished).toEqual([
    {
      id: standard.id,
      dir: standard.dir,
      title: standard.title,
      picture: standard.picture,
      seconds: standard.seconds,
      left: 693,
    },
    expect.objectContaining({ id: other.id, title: 'Ferry at dusk', left: 80 }),
  ]);
  expect(newest).toEqual({ id: other.id, title: 'Ferry at dusk' });
  expect([...seen]).toEqual([other.id, standard.id]);
});

test('a position without an entry in the history is no row, and neither is a video that was seen to its end', () => {
  savePosition(standard.id, { seconds: 61, length: 754 });
  rememberVideo(other);
  savePosition(other.id, { seconds: 0, length: 100 });
  expect(readDeviceHistory().unfinished).toEqual([]);
});

test('a device without a history has nothing', () =>
  expect(readDeviceHistory()).toEqual({ unfinished: [], newest: null, seen: new Set() }));
