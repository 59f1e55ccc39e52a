// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { continueAt, takeContinuation } from './continuing.ts';

const open = (path: string): void => history.pushState(null, '', path);
const starts = (): boolean => takeContinuation(location.pathname);
const choose = (path: string): void => continueAt(new URL(path, location.href).href);

beforeEach(() => {
  open('/elsewhere/');
  starts();
  open('/video/1/quay/');
});

test('a video that was chosen to follow starts once', () => {
  choose('/video/2/dusk/?playlist=history');
  open('/video/2/dusk/');
  expect(starts()).toBe(true);
  expect(starts()).toBe(false);
});

test('the player of the page that is left, whose code comes after the press, takes nothing away', () => {
  choose('/video/2/dusk/');
  expect(starts()).toBe(false);
  open('/video/2/dusk/');
  expect(starts()).toBe(true);
});

test('a video does not start if another one was opened meanwhile', () => {
  choose('/video/2/dusk/');
  open('/video/3/windmills/');
  expect(starts()).toBe(false);
  open('/video/2/dusk/');
  expect(starts()).toBe(false);
});
