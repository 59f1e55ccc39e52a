// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hide, readHidden, stopHiding } from './hidden.ts';

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
