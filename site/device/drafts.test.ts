// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';

beforeEach(() => localStorage.clear());

test('a draft is kept for what it is about, as it was written last', () => {
  saveDraft('video 1', 'What a');
  saveDraft('video 2', 'Other');
  saveDraft('video 1', 'What a light <b>🌊</b>');
  expect(readDraft('video 1')).toBe('What a light <b>🌊</b>');
  expect(readDraft('video 2')).toBe('Other');
  expect(readDraft('video 3')).toBe('');
});

test('a text that was sent or emptied leaves nothing behind', () => {
  saveDraft('video 1', 'What a light');
  saveDraft('video 1', '  ');
  expect(localStorage, 'not even an empty list').toHaveLength(0);
});

test('only the last ten are kept', () => {
  for (let id = 1; id <= 12; id += 1) saveDraft(`video ${id}`, 'Text');
  expect(readDraft('video 2')).toBe('');
  expect(readDraft('video 3')).toBe('Text');
});
