// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { videos } from '@afterglow/fixtures/data/videos';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberVideo, saveHistorySettings } from '../device/history.ts';
import { savePosition } from '../device/player.ts';
import { reserveRows } from './reserveRows.ts';

const { standard } = videos;
const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

/** Returns the rows for which the document keeps room. */
function reserved(): string | undefined {
  delete document.documentElement.dataset['reserved'];
  runInThisContext(reserveRows);
  return document.documentElement.dataset['reserved'];
}

test('room is kept for what was watched, and for what was left unfinished', () => {
  expect(reserved()).toBeUndefined();
  rememberVideo(standard);
  expect(reserved()).toBe('because');
  savePosition(standard.id, { seconds: 61, length: 754 });
  expect(reserved()).toBe('because continue');
});

test('no room is kept for a position without an entry in the history', () => {
  savePosition(standard.id, { seconds: 61, length: 754 });
  expect(reserved()).toBeUndefined();
  rememberVideo({ ...standard, id: standard.id + 1 });
  expect(reserved()).toBe('because');
});

test('no room is kept for what has expired', () => {
  saveHistorySettings({ off: false, days: 7 });
  rememberVideo(standard);
  savePosition(standard.id, { seconds: 61, length: 754 });
  vi.advanceTimersByTime(7 * day);
  expect(reserved()).toBe('because continue');
  vi.advanceTimersByTime(1);
  expect(reserved()).toBeUndefined();
});

test('anything else in the storage leaves the page as it is', () => {
  rememberVideo(standard);
  localStorage.setItem('positions', '{"until":9e15,"value":7}');
  expect(reserved()).toBeUndefined();
  localStorage.setItem('history', 'garbage');
  expect(reserved()).toBeUndefined();
});
