/** The fields of a video that a whole list carries. */
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { toListedVideoWithText, toListedVideo } from '@afterglow/contract/video';

const describedAs = (description: string) =>
  toListedVideoWithText({ ...videos.standard, description }).description ?? '';

test('a short description is whole, on one line', () => {
  expect(describedAs(' Shot in\n\none  evening. ')).toBe('Shot in one evening.');
  expect(describedAs('')).toBe('');
});

test('of a long one the beginning is carried, up to the end of a word', () => {
  const carried = describedAs('evening '.repeat(100));
  expect(carried).toMatch(/^(?:evening )+evening…$/);
  expect(carried.length).toBeLessThanOrEqual(241);
  expect(describedAs('夜'.repeat(300))).toBe(`${'夜'.repeat(240)}…`);
});

test('no character is cut in half', () => {
  expect(describedAs(`a${'\u{1f307}'.repeat(200)}`)).toBe(`a${'\u{1f307}'.repeat(119)}…`);
});

test('a row has no description, and a whole list a few models and categories', () => {
  const video = { ...videos.standard, models: ['A', 'B', 'C'], categories: ['D', 'E', 'F', 'G'] };
  expect(toListedVideo(video)).not.toHaveProperty('description');
  expect(toListedVideoWithText(video)).toMatchObject({ models: ['A', 'B'], categories: ['D', 'E', 'F'] });
});
