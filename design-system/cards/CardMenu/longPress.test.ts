// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLongPress } from './longPress.ts';

const onLongPress = vi.fn();
let stop: () => void;
let link: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  onLongPress.mockClear();
  document.body.innerHTML = '<article><a href="#1">One</a></article><p></p>';
  link = document.querySelector('a') ?? document.body;
  stop = watchLongPress(document.querySelector('article') ?? document.body, onLongPress);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pointer = (kind: string, more: PointerEventInit = {}, on: Element = link) =>
  on.dispatchEvent(
    new PointerEvent(kind, { pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, ...more }),
  );
const click = (detail = 1) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

test('a finger that holds still for half a second, and its click does nothing', () => {
  pointer('pointerdown', { clientX: 50, clientY: 50 });
  pointer('pointermove', { clientX: 56, clientY: 56 });
  vi.advanceTimersByTime(499);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledOnce();
  pointer('pointerup');
  expect(click()).toBe(false);
  expect(click()).toBe(true);
});

test('the next tap follows the link, even if no click came of the press', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(500);
  pointer('pointerup');
  pointer('pointerdown');
  pointer('pointerup');
  expect(click()).toBe(true);
});

test('a menu asked for by the browser counts once, and its own does not open', () => {
  pointer('pointerdown');
  expect(pointer('contextmenu')).toBe(false);
  pointer('pointercancel');
  vi.advanceTimersByTime(1000);
  expect(onLongPress).toHaveBeenCalledOnce();
});

test('what is clicked by the callback, or by a key, goes through', () => {
  onLongPress.mockImplementationOnce(() => expect(click()).toBe(true));
  pointer('pointerdown');
  vi.advanceTimersByTime(500);
  expect(click(0)).toBe(true);
});

test.each<[string, () => void]>([
  ['moves', () => pointer('pointermove', { clientX: 8, clientY: 8 })],
  ['is lifted', () => pointer('pointerup')],
  ['is taken by the browser', () => pointer('pointercancel')],
  ['scrolls', () => document.querySelector('p')?.dispatchEvent(new Event('scroll'))],
  ['is joined by a second', () => pointer('pointerdown', { isPrimary: false }, document.body)],
  ['is joined by a second on the card', () => pointer('pointerdown', { isPrimary: false })],
])('not if the finger %s', (_, act) => {
  pointer('pointerdown');
  act();
  vi.advanceTimersByTime(1000);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(click()).toBe(true);
});

test('not with a mouse, whose menu is the browser’s', () => {
  pointer('pointerdown', { pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(pointer('contextmenu', { pointerType: 'mouse' })).toBe(true);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('not once it is no longer watched', () => {
  pointer('pointerdown');
  stop();
  vi.advanceTimersByTime(1000);
  expect(onLongPress).not.toHaveBeenCalled();
});
