/** The plan for a video, with generated sizes, lengths, rates and times. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qualities, qualityOf } from '@afterglow/contract/quality';
import { gainOf, soundFilters } from '@afterglow/api/worker/loudness';
import type { Extent } from '@afterglow/api/worker/packets';
import { createExtents, parsePacket } from '@afterglow/api/worker/packets';
import { planOf, rungsOf } from '@afterglow/api/worker/plan';
import type { ProbedFile, ProbedStream } from '@afterglow/api/worker/probe';
import { parseRatio } from '@afterglow/api/worker/probe';
import { wholeMs } from '@afterglow/api/worker/run';
import type { Source } from '@afterglow/api/worker/source';
import { chooseSounds, displaySize, rateOf, sourceOf } from '@afterglow/api/worker/source';
import { storyboardTrack, tilesOf } from '@afterglow/api/worker/storyboard';

type Disposition = ProbedStream['disposition'];
const marked = (...marks: (keyof Disposition)[]): Disposition => ({
  ...{ attached_pic: 0, default: 0, comment: 0, hearing_impaired: 0, visual_impaired: 0 },
  ...Object.fromEntries(marks.map((mark) => [mark, 1])),
});

const stream = (changes: Partial<ProbedStream> = {}): ProbedStream => ({
  ...{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1280, height: 720, pix_fmt: 'yuv420p' },
  ...{ sample_aspect_ratio: 1, avg_frame_rate: 25, r_frame_rate: 25, field_order: 'progressive' },
  ...{ color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', channels: 0 },
  ...{ disposition: marked(), side_data_list: [], tags: {} },
  ...changes,
});

const sideData = (changes: Partial<ProbedStream['side_data_list'][number]>) => [
  { ...{ rotation: 0, displaymatrix: '', crop_left: 0, crop_top: 0, crop_right: 0, crop_bottom: 0 }, ...changes },
];

const sound = (index: number, changes: Partial<ProbedStream> = {}): ProbedStream =>
  stream({ index, codec_type: 'audio', codec_name: 'aac', width: 0, height: 0, channels: 2, ...changes });

const extent = (changes: Partial<Extent> = {}): Extent => ({
  packets: 9_150,
  start: 0,
  end: 366,
  gap: 0.04,
  ...changes,
});

const file = (streams: ProbedStream[], start = 0): ProbedFile => ({
  ...{ streams, chapters: [], format: { format_name: 'mov', duration: 366, start_time: start } },
});

function sourceFrom(streams: ProbedStream[], extents: Record<number, Extent>, start = 0): Source {
  const source = sourceOf(
    file(streams, start),
    new Map(Object.entries(extents).map(([key, one]) => [Number(key), one])),
  );
  if ('refused' in source) throw new Error(`It was refused: ${source.refused}.`);
  return source;
}

/** Generates numbers that may be measured in a file. */
const measured = fc.oneof(
  fc.double({ min: 0, max: 43_200, noNaN: true }),
  fc.constantFrom(
    0,
    Number.MIN_VALUE,
    1e-9,
    366.023242,
    30_000 / 1_001,
    1 / 3,
    1e15,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);

test('a timeout is whole milliseconds that a timer can hold, whatever it was computed from', () => {
  fc.assert(
    fc.property(measured, fc.integer({ min: 1, max: 5 }), (seconds, rungs) => {
      const ms = wholeMs(seconds * 8 * rungs * 1_000);
      expect(Number.isInteger(ms) && ms >= 1 && ms < 2 ** 31).toBe(true);
    }),
  );
});

test.each<[string, number]>([
  ['30000/1001', 30_000 / 1_001],
  ['64:45', 64 / 45],
  ['90000/1', 90_000],
  ...['0/0', '1/0', '0:1', 'N/A', '', '-1/2', '1.5/2'].map((text): [string, number] => [text, 0]),
])('the ratio %j is %d', (text, ratio) => expect(parseRatio(text)).toBe(ratio));

describe('a plan', () => {
  const length = fc.double({ min: 0.04, max: 43_200, noNaN: true });
  const sizes = fc.record({ width: fc.integer({ min: 16, max: 8_192 }), height: fc.integer({ min: 16, max: 8_192 }) });

  test('lasts for a whole number of pictures, no shorter than the film and less than two pictures longer', () => {
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.001, max: 500, noNaN: true }), (shown, heard, gap) => {
        const packets = Math.max(1, Math.round(shown / gap));
        const source = sourceFrom([stream(), sound(1)], {
          0: extent({ packets, end: shown, gap: packets === 1 ? 0 : gap }),
          1: extent({ end: heard }),
        });
        const { seconds, pictures, rate, rungs, filtersTo } = planOf(source, { toneMaps: true });
        // ffmpeg ends the video at the nearest whole picture.
        const end = Number(/trim=end=([\d.]+)/.exec(filtersTo(rungs[0]).join(','))?.[1]);
        expect(Math.round(end * rate)).toBe(pictures);
        expect(Math.round((end - 1e-6) * rate)).toBe(pictures);
        expect(source.seconds).toBe(Math.max(shown, heard));
        expect(Number.isInteger(pictures)).toBe(true);
        expect(rate).toBeGreaterThanOrEqual(1);
        expect(rate).toBeLessThanOrEqual(60);
        expect(seconds).toBeCloseTo(pictures / rate, 9);
        expect(seconds).toBeGreaterThan(source.seconds - 0.011);
        expect(seconds).toBeLessThan(source.seconds + 2 / rate);
      }),
    );
  });

  test('in a stream the last frame of sound begins before the last picture ends, and ends after it begins', () => {
    const frame = 1_024 / 48_000;
    fc.assert(
      fc.property(length, fc.integer({ min: 1, max: 60 }), (seconds, rate) => {
        const whole = Math.max(2, Math.ceil(seconds * rate)) / rate;
        const end = Number(/atrim=end=([\d.]+)/.exec(soundFilters(-20, whole).join(','))?.[1]);
        // The encoder adds one frame before all others; no frame may be cut.
        const frames = Math.ceil(end / frame);
        expect(frames * frame).toBeLessThanOrEqual(whole);
        expect((frames + 1) * frame).toBeGreaterThan(whole - 1 / rate);
      }),
    );
  });

  test('names qualities by the shorter side, never enlarges, and keeps an own size between two', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const rungs = rungsOf(size);
        const [best] = rungs;
        expect(best.quality).toBeGreaterThanOrEqual(Math.min(qualityOf(size), qualities[0].shorter) - 1);
        for (const rung of rungs) {
          expect([rung.width % 2, rung.height % 2]).toEqual([0, 0]);
          expect(rung.quality).toBe(qualityOf(rung));
          expect(rung.width).toBeLessThanOrEqual(size.width + 1);
          expect(rung.height).toBeLessThanOrEqual(size.height + 1);
        }
        expect(rungs.map(({ quality }) => quality)).toEqual(
          rungs.map(({ quality }) => quality).toSorted((a, b) => b - a),
        );
        expect(new Set(rungs.map(({ format }) => format)).size).toBe(rungs.length);
      }),
    );
  });

  test.each([
    [{ width: 3840, height: 2160 }, ['_uq 2160', '_hd 1080', '_hq 720', '_sd 480', '_lq 240']],
    [{ width: 2560, height: 1440 }, ['_uq 1440', '_hd 1080', '_hq 720', '_sd 480', '_lq 240']],
    [{ width: 1920, height: 1088 }, ['_hd 1088', '_hq 720', '_sd 480', '_lq 240']],
    [{ width: 720, height: 1280 }, ['_hq 720', '_sd 480', '_lq 240']],
    [{ width: 406, height: 720 }, ['_sd 406', '_lq 240']],
    [{ width: 1024, height: 576 }, ['_hq 576', '_sd 480', '_lq 240']],
    [{ width: 656, height: 486 }, ['_sd 486', '_lq 240']],
    [{ width: 160, height: 121 }, ['_lq 120']],
  ])('%j has the qualities %j', (size, names) => {
    expect(rungsOf(size).map(({ format, quality }) => `${format.slice(0, 3)} ${quality}`)).toEqual(names);
  });
});

describe('what one sees', () => {
  test.each([
    ['square pixels', {}, [1280, 720]],
    ['a DVD of 16:9', { width: 720, height: 576, sample_aspect_ratio: 64 / 45 }, [1024, 576]],
    ['a phone that was held upright', { side_data_list: sideData({ rotation: -90 }) }, [720, 1280]],
    ['upside down', { side_data_list: sideData({ rotation: 180 }) }, [1280, 720]],
    [
      'both',
      { width: 1440, height: 1080, sample_aspect_ratio: 4 / 3, side_data_list: sideData({ rotation: 90 }) },
      [1080, 1920],
    ],
    [
      'edges that a newer ffmpeg cuts off',
      { side_data_list: sideData({ crop_left: 8, crop_bottom: 20 }) },
      [1272, 700],
    ],
    ['a shape that cannot be meant', { sample_aspect_ratio: 1_000 }, [1280, 720]],
  ])('%s', (_, changes, size) => {
    const { width, height } = displaySize(stream(changes));
    expect([width, height]).toEqual(size);
  });
});

describe('the rate', () => {
  test.each([
    ['even pictures', extent(), 25],
    ['NTSC, with timestamps in milliseconds', extent({ packets: 10_969, gap: 0.033 }), 30_000 / 1_001],
    ['48 a second, with timestamps in milliseconds', extent({ packets: 17_568, gap: 0.02 }), 48],
    ['a recording of a screen that stands still most of the time', extent({ packets: 700, gap: 1 / 30 }), 30],
    ['240 a second', extent({ packets: 87_840, gap: 1 / 240 }), 60],
    ['few pictures, one of which is late', extent({ packets: 75, end: 3.04, gap: 0.04 }), 25],
    ['one picture', extent({ packets: 1, end: 0.04, gap: 0 }), 1],
    ['a picture in two seconds', extent({ packets: 183, gap: 2 }), 1],
    ['no times at all', extent({ end: 0, gap: 0 }), 25],
  ])('of %s', (_, measuredExtent, rate) => expect(rateOf(measuredExtent, stream())).toBeCloseTo(rate, 6));
});

describe('which streams', () => {
  const many = extent();
  const chosen = (streams: ProbedStream[], extents: Record<number, Extent>) =>
    sourceFrom(streams, extents).picture.stream.index;
  const cover = stream({ index: 0, codec_name: 'mjpeg', disposition: marked('attached_pic', 'default') });

  test('the film, not its cover, its icon or an empty track', () => {
    expect(chosen([cover, stream({ index: 1 })], { 0: extent({ packets: 1 }), 1: many })).toBe(1);
    const unmarked = stream({ index: 0, codec_name: 'png', width: 1_000, height: 1_000 });
    expect(chosen([unmarked, stream({ index: 1 })], { 0: extent({ packets: 1 }), 1: many })).toBe(1);
    const icon = stream({ index: 0, width: 64, height: 48, disposition: marked('default') });
    expect(chosen([icon, stream({ index: 1 })], { 0: many, 1: many })).toBe(1);
    expect(chosen([stream(), stream({ index: 1 })], { 1: many })).toBe(1);
  });

  test('the default of two, else the first', () => {
    const second = stream({ index: 1, disposition: marked('default') });
    expect(chosen([stream(), second], { 0: many, 1: many })).toBe(1);
    expect(chosen([stream(), stream({ index: 1 })], { 0: many, 1: many })).toBe(0);
    const sounds = [sound(1), sound(2, { disposition: marked('default') }), sound(3), sound(4, { channels: 0 })];
    const extents = new Map([1, 2, 4].map((index) => [index, many]));
    expect(chooseSounds(sounds, extents).map(({ index }) => index)).toEqual([2, 1]);
  });
});

describe('packets', () => {
  test.each([
    [
      'stream_index=1|pts_time=365.992925|dts_time=365.9|duration_time=0.023220',
      { stream: 1, time: 365.992925, seconds: 0.02322 },
    ],
    ['stream_index=0|pts_time=N/A|dts_time=1.5|duration_time=N/A|', { stream: 0, time: 1.5, seconds: 0 }],
    ['stream_index=0|pts_time=N/A|dts_time=N/A|duration_time=0.04', { stream: 0, time: Number.NaN, seconds: 0.04 }],
  ])('%s', (line, packet) => expect(parsePacket(line)).toEqual(packet));

  test.each(['', 'side_data|', 'nonsense=1'])('the line %j is none', (line) => expect(parsePacket(line)).toBeNull());

  const packets = (format: string, times: readonly (number | 'N/A')[], seconds: number | 'N/A') => {
    const extents = createExtents(format);
    for (const time of times) extents.add(`stream_index=0|pts_time=${time}|dts_time=N/A|duration_time=${seconds}`);
    return extents.result().get(0);
  };

  test('pictures are measured in whatever order they are stored, and the last one lasts as long as the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.double({ min: 0.01, max: 2, noNaN: true }), (count, gap) => {
        const times = Array.from({ length: count }, (_, index) => (index ^ 1) * gap).filter(
          (time) => time < count * gap,
        );
        const found = packets('matroska,webm', times, 'N/A');
        expect(found?.end).toBeCloseTo(Math.max(...times) + (found?.gap ?? 0), 6);
        expect(found?.start).toBe(0);
      }),
    );
  });

  test('without times their lengths add up', () => expect(packets('mpegvideo', ['N/A', 'N/A'], 0.5)?.end).toBe(1));

  test('of a disc, where only some packets have a time, what follows the last of these adds to it', () =>
    expect(packets('mpeg', ['N/A', 0.5, 'N/A', 1, 'N/A', 'N/A'], 0.5)?.end).toBe(2.5));

  test('a broadcast whose clock begins anew goes on, a film with a long picture keeps it', () => {
    const times = [100, 101, 102, 0, 1, 2];
    expect(packets('mpegts', times, 1)).toMatchObject({ start: 100, end: 106 });
    expect(packets('mpegts', [1, 2, 3, 1, 2, 3], 1)).toMatchObject({ start: 1, end: 7 });
    expect(packets('mov,mp4', [0, 60, 120], 60)?.end).toBe(180);
  });
});

test('a storyboard covers the film to its end with pictures that are on its sheet', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.04, max: 43_200, noNaN: true }), (seconds) => {
      const { shown, rows } = tilesOf(seconds);
      const cues = [...storyboardTrack(seconds).matchAll(/(\S+) --> (\S+)\n.*xywh=(\d+),(\d+),160,90/g)];
      expect(cues).toHaveLength(shown);
      expect(cues[0]?.[1]).toBe('00:00:00.000');
      expect(cues.at(-1)?.[2]).toBe(new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23));
      cues.slice(1).forEach((cue, index) => expect(cue[1]).toBe(cues[index]?.[2]));
      for (const [, , , x, y] of cues) {
        expect(Number(x)).toBeLessThanOrEqual(1_440);
        expect(Number(y)).toBeLessThan(rows * 90);
      }
    }),
  );
});

test.each([
  [-14, 0],
  [-30, 16],
  [-3, -11],
  [-59, 20],
  [Number.NEGATIVE_INFINITY, 0],
])('a sound of %d LUFS is changed by %d dB', (loudness, gain) => expect(gainOf(loudness)).toBe(gain));
