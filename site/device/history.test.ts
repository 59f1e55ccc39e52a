// @vitest-environment jsdom
import { maxHistory } from '@afterglow/contract/limits';
import { videos } from '@afterglow/fixtures/data/videos';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearHistory,
  exportHistory,
  forgetVideo,
  importHistory,
  readHistory,
  rememberVideo,
  saveHistorySettings,
} from './history.ts';

const start = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const watch = (id: number) => rememberVideo({ ...videos.standard, id });
const ids = () => readHistory().map(({ params }) => params.video_id);

test('a video is kept once, the last one watched first, with all that its card shows', () => {
  for (const id of [1, 2, 1]) watch(id);
  expect(ids()).toEqual([1, 2]);
  const { dir, title, seconds, picture } = videos.standard;
  expect(readHistory()[0]).toEqual({
    type: 'video',
    params: { video_id: 1, dir, title, duration: seconds, scr: picture, watched_at: start },
  });
});

test('only so many are kept, the oldest go', () => {
  watch(1);
  const [entry] = readHistory();
  const history = Array.from({ length: maxHistory }, (_, index) => ({
    ...entry,
    params: { ...entry?.params, video_id: index + 2, watched_at: start + index + 1 },
  }));
  importHistory(JSON.stringify({ version: 1, history }));
  expect(ids()).toHaveLength(maxHistory);
  expect(ids()).not.toContain(1);
  watch(1);
  expect(ids()).toHaveLength(maxHistory);
  expect(ids()).not.toContain(2);
});

test('one is removed, then all are', () => {
  for (const id of [1, 2, 3]) watch(id);
  forgetVideo(2);
  expect(ids()).toEqual([3, 1]);
  clearHistory();
  expect(ids()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('switching it off forgets what was watched, and what is watched from then on', () => {
  watch(1);
  saveHistorySettings({ off: true, days: 0 });
  watch(2);
  saveHistorySettings({ off: false, days: 0 });
  expect(ids()).toEqual([]);
});

test.each([1, 7, 30] as const)('after %s days an entry is forgotten, if the visitor wishes it', (days) => {
  saveHistorySettings({ off: false, days });
  watch(1);
  vi.setSystemTime(start + days * day);
  expect(ids()).toEqual([1]);
  vi.setSystemTime(start + days * day + 1);
  expect(ids()).toEqual([]);
});

test('a shorter lifetime removes from the device what is older', () => {
  watch(1);
  vi.setSystemTime(start + 2 * day);
  watch(2);
  saveHistorySettings({ off: false, days: 1 });
  saveHistorySettings({ off: false, days: 0 });
  expect(ids()).toEqual([2]);
});

test('a copy brings back what it held; of a video in both, the later view stays', () => {
  for (const id of [1, 2]) watch(id);
  const copy = exportHistory();
  clearHistory();
  vi.setSystemTime(start + day);
  watch(2);
  expect(importHistory(copy)).toBe(1);
  expect(readHistory().map(({ params }) => [params.video_id, params.watched_at])).toEqual([
    [2, start + day],
    [1, start],
  ]);
  expect(importHistory(copy), 'nothing comes twice').toBe(0);
});

test.each([
  '',
  '[]',
  '{"version":2,"history":[]}',
  '{"version":1,"history":[{"type":"video","params":{"video_id":-1}}]}',
  '{"version":1,"history":[{"type":"video","params":{"video_id":1,"dir":"../x","title":"","duration":1,"scr":"","watched_at":1}}]}',
])('a file that is no copy changes nothing: %s', (text) => {
  watch(1);
  expect(importHistory(text)).toBeNull();
  expect(ids()).toEqual([1]);
});

test('a full device says so', () => {
  watch(1);
  const copy = exportHistory();
  clearHistory();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(importHistory(copy)).toBeNull();
  expect(() => watch(2)).not.toThrow();
});
