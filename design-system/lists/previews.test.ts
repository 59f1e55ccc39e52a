// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewsIn } from './previews.ts';

let list: HTMLElement;
let takeAway: (() => void) | undefined;

/** Mocks the visitor's system preferences. */
function visitorWants({ lessMotion = false, lessData = false }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  Object.defineProperty(navigator, 'connection', { value: { saveData: lessData }, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  visitorWants({});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  delete document.documentElement.dataset['discreet'];
  document.body.innerHTML = `<ul>
    <li><article><div data-preview="/one.mp4"><img alt=""></div><h3><a href="#1">One</a></h3></article></li>
    <li><article><div data-preview="/two.mp4"><img alt=""></div><h3><a href="#2">Two</a></h3></article></li>
    <li><article><div><img alt=""></div><h3><a href="#3">Three, without a clip</a></h3></article></li>
  </ul>`;
  list = document.querySelector('ul') ?? document.body;
  takeAway = previewsIn(list);
});

afterEach(() => {
  takeAway?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = (place: number) => list.querySelectorAll('a')[place] ?? list;
const clips = () => [...list.querySelectorAll('video')].map(({ src }) => new URL(src).pathname);
const pointer = (kind: string, place: number, pointerType: 'mouse' | 'touch' = 'mouse') =>
  link(place).dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: true, cancelable: true }));
const click = (place: number) =>
  link(place).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a pointer that rests plays the clip, one that passes loads nothing', () => {
  pointer('pointerover', 0);
  vi.advanceTimersByTime(299);
  expect(clips()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(clips()).toEqual(['/one.mp4']);
});

test('the next card takes it over, a card without a clip and leaving the list end it', () => {
  pointer('pointerover', 0);
  vi.advanceTimersByTime(300);
  pointer('pointerover', 1);
  expect(clips()).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(clips()).toEqual(['/two.mp4']);
  pointer('pointerover', 2);
  vi.advanceTimersByTime(300);
  expect(clips()).toEqual([]);
});

test('a finger that is held plays while it is held, and then neither menu nor link follows', () => {
  pointer('pointerdown', 0, 'touch');
  vi.advanceTimersByTime(300);
  expect(clips()).toEqual(['/one.mp4']);
  expect(pointer('contextmenu', 0, 'touch')).toBe(false);
  pointer('pointerup', 0, 'touch');
  expect(clips()).toEqual([]);
  expect(click(0)).toBe(false);
  expect(click(0)).toBe(true);
});

test('a tap is a tap, and a finger that scrolls away plays nothing', () => {
  pointer('pointerdown', 0, 'touch');
  pointer('pointerup', 0, 'touch');
  expect(click(0)).toBe(true);
  pointer('pointerdown', 1, 'touch');
  pointer('pointercancel', 1, 'touch');
  vi.advanceTimersByTime(1000);
  expect(clips()).toEqual([]);
});

test('the menu of a mouse is the browser’s own', () => {
  pointer('pointerover', 0);
  vi.advanceTimersByTime(300);
  expect(pointer('contextmenu', 0)).toBe(true);
});

test.each([{ lessMotion: true }, { lessData: true }])('never where the visitor wants %o', (wants) => {
  visitorWants(wants);
  pointer('pointerover', 0);
  vi.advanceTimersByTime(1000);
  expect(clips()).toEqual([]);
});

test('taken away, it listens no more', () => {
  takeAway?.();
  pointer('pointerover', 0);
  vi.advanceTimersByTime(1000);
  expect(clips()).toEqual([]);
});

test('in discreet mode no clip is played', () => {
  document.documentElement.dataset['discreet'] = '';
  pointer('pointerover', 0);
  vi.runAllTimers();
  expect(clips()).toEqual([]);
});
