// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hide, isHiddenBy, readHidden, stopHiding } from './hidden.ts';

beforeEach(() => localStorage.clear());

test('what is hidden is kept once, the newest first', () => {
  for (const name of ['Marlowe House', 'Studio Nord', 'Marlowe House']) hide('channels', name);
  hide('words', 'ferry');
  expect(readHidden()).toEqual({ channels: ['Marlowe House', 'Studio Nord'], words: ['ferry'] });
});

test('what is shown again leaves nothing behind', () => {
  hide('channels', 'Marlowe House');
  stopHiding('channels', (name) => name === 'Marlowe House');
  expect(readHidden().channels).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('garbage hides nothing', () => {
  localStorage.setItem('hiddenWords', '{"until":9999999999999,"value":[7]}');
  expect(readHidden().words).toEqual([]);
});

test('a video is hidden by the name of its channel and by a whole word of its title', () => {
  const hidden = { channels: ['Studio Nord'], words: ['ferry'] };
  expect(isHiddenBy(hidden, { title: 'Evening by the lake', by: 'studio nord' })).toBe(true);
  expect(isHiddenBy(hidden, { title: 'The last Ferry', by: '' })).toBe(true);
  expect(isHiddenBy(hidden, { title: 'The ferryman', by: 'Nord' })).toBe(false);
  expect(isHiddenBy({ channels: [''], words: [] }, { title: 'Evening', by: '' })).toBe(false);
});
