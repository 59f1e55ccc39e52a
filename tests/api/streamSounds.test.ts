/** Videos with several soundtracks: which ones listeners can choose, and which ones a stream contains. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { measurePackets } from '@afterglow/api/worker/packets';
import type { ProbedStream } from '@afterglow/api/worker/probe';
import { probe } from '@afterglow/api/worker/probe';
import { parseSegments } from '@afterglow/api/worker/segments';
import { soundTracksOf } from '@afterglow/api/worker/soundTracks';
import { createWorkshop, made, noFfmpeg, withFfmpeg } from './workshop.ts';

// The worker's tools run at a lower priority, so beside a busy machine's other work they take minutes.
vi.setConfig({ testTimeout: 480_000 });

const { root, work, make, close } = createWorkshop();
const { signal } = new AbortController();
afterAll(close);

type Mark = keyof ProbedStream['disposition'];

function tracksOf(...sounds: { language?: string; title?: string; mark?: Mark }[]) {
  const given = sounds.map(({ language = '', title = '', mark }, index) => {
    const disposition = { attached_pic: 0, default: 0, comment: 0, hearing_impaired: 0, visual_impaired: 0 };
    const stream: ProbedStream = {
      ...{ index, codec_type: 'audio', codec_name: 'aac', width: 0, height: 0, pix_fmt: '', channels: 2 },
      ...{ sample_aspect_ratio: 0, avg_frame_rate: 0, r_frame_rate: 0, field_order: '', side_data_list: [] },
      ...{ color_range: '', color_space: '', color_transfer: '', tags: { language, title } },
      disposition: { ...disposition, ...(mark && { [mark]: 1 }) },
    };
    return { stream, language, start: 0, end: 9 };
  });
  return soundTracksOf(given).map(({ name, lang, special, sound }) => [sound.stream.index, name, lang, special]);
}

test('sounds of different languages can be chosen between, by their own names', () => {
  expect(tracksOf({ language: 'ger' }, { language: 'tha' }, { language: 'eng' })).toEqual([
    [0, 'Deutsch', 'de', false],
    [1, 'ไทย', 'th', false],
    [2, 'English', 'en', false],
  ]);
});

test('a single sound, or several that do not differ, leave nothing to choose', () => {
  expect(tracksOf({ language: 'ger' })).toEqual([]);
  expect(tracksOf({}, {}, { language: 'und' })).toEqual([]);
  expect(tracksOf({ language: 'ger', title: 'Stereo' }, { language: 'deu', title: 'stereo' })).toEqual([]);
});

test('sounds of one language have their titles as names, and a commentary is not chosen by itself', () => {
  expect(
    tracksOf(
      { language: 'eng' },
      { language: 'eng', title: 'Directors', mark: 'comment' },
      { language: 'eng', title: 'Near the lake' },
      { title: 'English' },
    ),
  ).toEqual([
    [0, 'English', 'en', false],
    [1, 'Directors', 'en', true],
    [2, 'Near the lake', 'en', false],
    [3, 'English (English)', '', false],
  ]);
});

test('no name ends its quotes or its line, and there are six at most', () => {
  const titles = ['a"b\n#EXT-X-ENDLIST', '\u202Ex\u0000', 'y'.repeat(500), '"', 'five', 'six', 'seven'];
  const tracks = tracksOf(...titles.map((title) => ({ title })));
  const names = tracks.map(([, name]) => name);
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^[^"\p{C}]{1,70}$/u);
  expect(names[0]).toBe('ab #EXT-X-ENDLIST');
});

/** Returns the loudness of a file's sound in LUFS. */
function loudnessOf(path: string): number {
  const filter = 'ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-';
  const printed = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-af', filter, '-vn', '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  return Number(/lavfi\.r128\.I=(\S+)\n$/.exec(printed)?.[1]);
}

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  test('a film in two languages with a commentary is streamed with all three, each as long and as loud', async () => {
    const seconds = 9;
    const sine = (frequency: number, volume: number, length: number) => [
      ...['-f', 'lavfi', '-i', `sine=frequency=${frequency}:duration=${length},volume=${volume}dB`],
    ];
    const file = make('languages.mkv', [
      ...['-f', 'lavfi', '-i', `testsrc=size=64x48:rate=5:duration=${seconds}`],
      ...[...sine(300, 0, seconds), ...sine(500, -12, 4), ...sine(700, -6, seconds)],
      ...[0, 1, 2, 3].flatMap((input) => ['-map', String(input)]),
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ...['-metadata:s:a:0', 'language=tha', '-metadata:s:a:1', 'language=ger', '-metadata:s:a:2', 'language=ger'],
      ...['-metadata:s:a:2', 'title=Die "Stimme"', '-disposition:a:0', '0', '-disposition:a:1', 'default'],
      ...['-disposition:a:2', 'comment'],
    ]);
    const { result, stored } = await work('encode', file);
    expect(made(result).hls).toBe(true);
    const master = readFileSync(stored('hls/master.m3u8'), 'utf8');
    const tags = 'TYPE=AUDIO,GROUP-ID="sound"';
    expect(master.match(/^#EXT-X-MEDIA.*$/gm)).toEqual([
      `#EXT-X-MEDIA:${tags},NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="sound-1/index.m3u8"`,
      `#EXT-X-MEDIA:${tags},NAME="ไทย",LANGUAGE="th",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",URI="sound-2/index.m3u8"`,
      `#EXT-X-MEDIA:${tags},NAME="Die Stimme",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=NO,CHANNELS="2",URI="sound-3/index.m3u8"`,
    ]);
    expect(master).toMatch(/CODECS="avc1\.6400[0-9a-f]{2},mp4a\.40\.2",AUDIO="sound"\n48\/index\.m3u8/);
    const joined = (folder: string) => {
      const playlist = readFileSync(stored(`hls/${folder}/index.m3u8`), 'utf8');
      const segments = parseSegments(playlist);
      const parts = ['init.mp4', ...segments.map(({ name }) => name)].map((name) =>
        readFileSync(stored(`hls/${folder}/${name}`)),
      );
      writeFileSync(join(root, `${folder}.mp4`), Buffer.concat(parts));
      return segments.map((one) => one.seconds);
    };
    const pictureTimes = joined('48');
    expect((await probe(join(root, '48.mp4'), root, signal)).streams.map((one) => one.codec_type)).toEqual(['video']);
    const [shown] = (await measurePackets(join(root, '48.mp4'), 'mov,mp4', root, signal)).values();
    expect(shown?.start).toBe(0);
    // The last sound frame reaches into one more picture.
    expect(Math.abs((shown?.end ?? 0) - seconds)).toBeLessThan(0.21);
    for (const folder of ['sound-1', 'sound-2', 'sound-3']) {
      const times = joined(folder);
      expect(times).toHaveLength(pictureTimes.length);
      times.forEach((time, index) => expect(Math.abs(time - (pictureTimes[index] ?? 0))).toBeLessThan(0.05));
      const path = join(root, `${folder}.mp4`);
      const [heard] = (await measurePackets(path, 'mov,mp4', root, signal)).values();
      expect(heard?.start).toBe(0);
      expect(Math.abs((heard?.end ?? 0) - (shown?.end ?? 0))).toBeLessThan(0.03);
      expect(Math.abs(loudnessOf(path) + 14)).toBeLessThan(1.5);
    }
    // The mp4 contains only the default soundtrack.
    const { streams } = await probe(stored('file_lq.mp4'), root, signal);
    expect(streams.map((one) => one.codec_type)).toEqual(['video', 'audio']);
  });
});
