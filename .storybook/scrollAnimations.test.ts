// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hideScrollAnimations } from './scrollAnimations.ts';

test('an animation that follows a scroll position is none that a story waits for', () => {
  const timeline = {};
  const [fade, scroll] = [{ timeline }, { timeline: {} }];
  const page = document.implementation.createHTMLDocument();
  // jsdom has no animations.
  Object.assign(page, { timeline, getAnimations: () => [fade, scroll] });
  hideScrollAnimations(page);
  expect(page.getAnimations()).toEqual([fade]);
});

test('a document without animations stays as it is', () => {
  const page = document.implementation.createHTMLDocument();
  hideScrollAnimations(page);
  expect('getAnimations' in page).toBe(false);
});
