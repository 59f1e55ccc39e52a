// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { continueAt, takeContinuation } from './continuing.ts';

const open = (path: string): void => history.pushState(null, '', path);
const choose = (path: string): void => continueAt(new URL(path, location.href).href);

beforeEach(() => {
  open('/elsewhere/');
  takeContinuation();
  open('/video/1/quay/');
});

test('a video that was chosen to follow starts once', () => {
  choose('/video/2/dusk/?playlist=history');
  open('/video/2/dusk/');
  expect(takeContinuation()).toBe(true);
  expect(takeContinuation()).toBe(false);
});

test('the player of the page that is left, whose code comes after the press, takes nothing away', () => {
  choose('/video/2/dusk/');
  expect(takeContinuation()).toBe(false);
  open('/video/2/dusk/');
  expect(takeContinuation()).toBe(true);
});

test('a video does not start if another one was opened meanwhile', () => {
  choose('/video/2/dusk/');
  open('/video/3/windmills/');
  expect(takeContinuation()).toBe(false);
  open('/video/2/dusk/');
  expect(takeContinuation()).toBe(false);
});
