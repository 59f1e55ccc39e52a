import { expect, test } from 'vitest';
import { tileAt } from './storyboard.ts';

const base = 'https://media.example/storyboards/01.vtt';
const cues = [
  { startTime: 0, endTime: 2.5, text: '01.jpg#xywh=0,0,160,90' },
  { startTime: 2.5, endTime: 5, text: '01.jpg#xywh=160,0,160,90' },
];

test('a moment has the picture of its cue, at an address below the track', () => {
  expect(tileAt(cues, 2.5, base)).toEqual({
    src: 'https://media.example/storyboards/01.jpg',
    x: 160,
    y: 0,
    width: 160,
    height: 90,
  });
});

test('after the last cue it is the last picture', () => {
  expect(tileAt(cues, 9, base)?.x).toBe(160);
});

test.each(['', 'a sentence', '01.jpg', '01.jpg#xywh=1,2,3', '01.jpg#xywh=-1,0,1,1'])(
  'a cue that names no part of a picture has none: %s',
  (text) => {
    expect(tileAt([{ startTime: 0, endTime: 5, text }], 1, base)).toBeNull();
  },
);

test('no character of an address can leave the style that it is put into', () => {
  const [cue] = [{ startTime: 0, endTime: 5, text: 'a")b.jpg#xywh=0,0,1,1' }];
  expect(tileAt([cue], 1, base)?.src).not.toMatch(/["\\]/);
});
