import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock } from '../../design-system/reader/format.ts';
import { timesInText } from '../../design-system/reader/timesInText.ts';

/** Length of the video in seconds. */
const length = 4_000;
const found = (text: string) =>
  timesInText(text, length).flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.time, piece.seconds]]));

test.each([
  ['At 12:34 it turns', [['12:34', 754]]],
  ['12:34', [['12:34', 754]]],
  ['1:02:03', [['1:02:03', 3_723]]],
  ['65:00 is written like this, too', [['65:00', 3_900]]],
  ['(12:34)', [['12:34', 754]]],
  [
    'Look at 5:12, 6:00 and “7:30”.',
    [
      ['5:12', 312],
      ['6:00', 360],
      ['7:30', 450],
    ],
  ],
  [
    'From 5:12-6:00',
    [
      ['5:12', 312],
      ['6:00', 360],
    ],
  ],
  ['line\n0:07\nline', [['0:07', 7]]],
  ['انظر إلى 5:12 هنا', [['5:12', 312]]],
  ['שימו לב:5:12', [['5:12', 312]]],
  ['ここ5:12がいい', [['5:12', 312]]],
  ['ดูที่5:12นะ', [['5:12', 312]]],
])('in “%s”', (text, times) => expect(found(text)).toEqual(times));

test.each([
  '99:99',
  '5:72',
  '1:72:03',
  'nothing',
  '0:00',
  '1:59:59 is beyond its end',
  '112:34:56:78',
  '12:34:5',
  '12:34.5',
  '3.12:34',
  '12:345',
  '1234:56',
  '٣12:34',
  'v12:34',
  '12:34pm',
  '12:34 p.m.',
  '12:34h',
  '2026-01-26 17:16',
  '26.01.2026, 17:16',
  '1/26/26 5:16',
  '2026-01-26T05:16',
  'http://[::12:34/',
])('none in “%s”', (text) => expect(found(text)).toEqual([]));

test('the pieces are the text, whatever it is', () =>
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('5:12', '1:02:03', ' ', '-', 'в', '光', 'ض', '\u202e')), {
        maxLength: 12,
      }),
      (parts) => {
        const text = parts.join('');
        const pieces = timesInText(text, length);
        expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.time)).join('')).toBe(text);
        for (const piece of pieces) if (typeof piece !== 'string') expect(piece.seconds).toBeLessThanOrEqual(length);
      },
    ),
  ));

test('every second of a video is found between words, and none beyond its end', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: length * 2 }), (seconds) => {
      const time = clock(seconds);
      expect(found(`See ${time}, please`)).toEqual(seconds <= length ? [[time, seconds]] : []);
    }),
  ));
