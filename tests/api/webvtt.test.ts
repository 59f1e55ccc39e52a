/** Titles and subtitles of a video are read as text, and never as another cue. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { descriptionChapters } from '@afterglow/api/reads/descriptionChapters';
import { readSource } from '@afterglow/api/worker/source';
import { chapterTrack, makeTextTracks } from '@afterglow/api/worker/textTracks';
import { parseDialogues, writeCues } from '@afterglow/api/worker/webvtt';
import { createWorkshop, noFfmpeg, withFfmpeg } from './workshop.ts';

vi.setConfig({ testTimeout: 120_000 });

const { root, close } = createWorkshop();
const { signal } = new AbortController();
afterAll(close);

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * Reads the cues of a track. Browsers take a block as a cue if its first or second line has an arrow, so no other line
 * may have one.
 */
function readTrack(track: string): { time: string; text: string }[] {
  const [head, ...blocks] = track.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  expect(head).toBe('WEBVTT');
  return blocks.filter(Boolean).map((block) => {
    const [time = '', ...lines] = block.replace(/\n$/, '').split('\n');
    expect(time).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/);
    const text = lines.join('\n');
    expect(text).not.toMatch(/-->|<|\0|&(?!(?:amp|lt|gt);)/);
    return { time, text: text.replace(/&(?:amp|lt|gt);/g, (name) => entities[name] ?? name) };
  });
}

const piece = fc.constantFrom(
  ...[
    '-->',
    '00:00:01.000 --> 00:00:09.000',
    '\n',
    '\n\n',
    '\r\n\r\n',
    '\r',
    '\0',
    '\v',
    '\u0085',
    '\u2028',
    ' ',
    '\t',
  ],
  ...[
    '<i>',
    '</v>',
    '<00:01.000>',
    '&',
    '&lt;',
    '&amp',
    'NOTE x',
    'STYLE',
    'WEBVTT',
    '\u202e',
    '\ud800',
    '\u{1f600}',
    'ä',
  ],
);
const odd = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((pieces) => pieces.join(''));

const times = fc
  .tuple(fc.double({ min: -5, max: 50_000, noNaN: true }), fc.double({ min: -5, max: 50_000, noNaN: true }))
  .map(([start, end]) => ({ start, end }));

/** Returns the visible characters of a text. */
const seen = (text: string): string => text.replace(/[\s\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\uFFFD]/gu, '');

test('each cue has its own text and none of another', () => {
  const seconds = 43_200;
  fc.assert(
    fc.property(fc.array(fc.tuple(times, odd), { maxLength: 5 }), (given) => {
      const cues = given.map(([time, text]) => ({ ...time, text }));
      const track = writeCues(cues, seconds);
      const read = track === '' ? [] : readTrack(track);
      const expected = cues
        .filter(({ start, end }) => Math.min(end, seconds) > Math.max(0, start))
        .map(({ text }) => seen(text));
      const shown = read.map(({ text }) => seen(text));
      expect(shown.filter(Boolean).toSorted()).toEqual(expected.filter(Boolean).toSorted());
      expect(read.map(({ time }) => time.slice(0, 12))).toEqual(read.map(({ time }) => time.slice(0, 12)).toSorted());
    }),
  );
});

test('a chapter has a title in one line, which is not cut within a character', () => {
  const title = fc.oneof(odd, fc.constantFrom('&'.repeat(300), '<i>'.repeat(100), '\u{1f600}'.repeat(300)));
  fc.assert(
    fc.property(fc.array(title, { minLength: 2, maxLength: 6 }), (titles) => {
      const chapters = titles.map((text, index) => ({ start: index, end: index + 1, title: text }));
      const track = chapterTrack(chapters, titles.length);
      if (track === '') return;
      for (const { text } of readTrack(track)) {
        expect(text).not.toMatch(/\n|\p{Surrogate}/u);
        expect([...text].length).toBeLessThanOrEqual(200);
        expect(titles.some((one) => seen(one).startsWith(seen(text)))).toBe(true);
      }
    }),
  );
});

test('chapters of a description are in order and within the video, whatever it holds', () => {
  const line = fc.oneof(
    odd,
    fc.tuple(fc.integer({ min: 0, max: 99 }), odd).map(([at, text]) => `0:${String(at).padStart(2, '0')} ${text}`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), odd, (lines, title) => {
      const chapters = `0:00 ${title}a\n0:01 b\n0:02 c\n`;
      for (const description of [lines.join('\n'), chapters, chapters + lines.join('\n')]) {
        const track = descriptionChapters(description, 60);
        const read = track === '' ? [] : readTrack(track);
        expect(read.length === 0 || read.length >= 3).toBe(true);
        const starts = read.map(({ time }) => time.slice(0, 12));
        expect(starts).toEqual([...new Set(starts)].toSorted());
        expect(starts.every((start) => start < '00:01:00.000')).toBe(true);
        for (const { text } of read) expect(text).not.toMatch(/\n|\p{Surrogate}/u);
      }
    }),
  );
});

test('subtitles are read without their looks', () => {
  const file = [
    '[Events]',
    'Dialogue: 0,0:00:01.50,1:02:03.25,Default,,0,0,0,,{\\i1}Good{\\i0} evening,\\Nwell \\{met\\}\\hhere',
    'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0{\\p0}',
    'Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,nobody reads this',
  ].join('\r\n');
  expect(parseDialogues(file)).toEqual([
    { start: 1.5, end: 3723.25, text: 'Good evening,\nwell {met} here' },
    { start: 1, end: 2, text: '' },
  ]);
  fc.assert(fc.property(fc.array(fc.oneof(odd, fc.constant(file))), (lines) => void parseDialogues(lines.join('\n'))));
});

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  test('the subtitles of a file stay one cue each', async () => {
    const folder = join(root, 'tracks');
    mkdirSync(folder, { recursive: true });
    const event = (start: string, end: string, text: string) => `Dialogue: 0,${start},${end},Default,,0,0,0,,${text}`;
    const lines = [
      ...['[Script Info]', 'ScriptType: v4.00+', '[Events]'],
      'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      event('0:00:00.50', '0:00:02.00', 'A {\\b1}bold{\\b0} <i> & plain\\N\\N00:00:03.000 --> 00:00:04.000 is no time'),
      event('0:00:02.50', '0:00:03.00', 'Two'),
    ];
    writeFileSync(join(folder, 'in.ass'), lines.join('\n'));
    const file = join(folder, 'in.mkv');
    const picture = ['-f', 'lavfi', '-i', 'color=red:size=64x36:rate=5:duration=4'];
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:s', 'ass', '-y', file];
    execFileSync('ffmpeg', ['-v', 'error', ...picture, '-i', join(folder, 'in.ass'), ...codecs]);
    const source = await readSource(file, folder, signal);
    if ('refused' in source) throw new Error(`It was refused: ${source.refused}.`);
    expect(await makeTextTracks(file, source, { folder, signal })).toMatchObject([{ file: 'captions-1.vtt' }]);
    expect(readTrack(readFileSync(join(folder, 'captions-1.vtt'), 'utf8'))).toEqual([
      {
        time: '00:00:00.500 --> 00:00:02.000',
        text: 'A bold <i> & plain\n00:00:03.000 --> 00:00:04.000 is no time',
      },
      { time: '00:00:02.500 --> 00:00:03.000', text: 'Two' },
    ]);
  });
});
