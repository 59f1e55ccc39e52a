/**
 * Videos as phones, cameras, screen recorders, discs and editors write them, made by ffmpeg: they are accepted, encoded,
 * and complete to the end.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sniffVideo } from '@afterglow/api/uploads/sniffVideo';
import { parseSegments } from '@afterglow/api/worker/segments';
import { measurePackets } from '@afterglow/api/worker/packets';
import { probe } from '@afterglow/api/worker/probe';
import { readSource } from '@afterglow/api/worker/source';
import { uploadExtensions } from '@afterglow/contract/uploadFiles';
import { accepted, createWorkshop, made, noFfmpeg, withFfmpeg } from './workshop.ts';

vi.setConfig({ testTimeout: 480_000 });

const { root, work, workAll, make, close } = createWorkshop();
const { signal } = new AbortController();
afterAll(close);

const picture = (seconds: number, size = '64x48', rate = 5) => [
  ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
];
const tone = (seconds: number, rate = 8_000) => [
  ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=${rate}:duration=${seconds}`],
];
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** Returns the lengths of the stored files in seconds, by kind of stream and for the playlists. */
async function lengthsOf(stored: (name: string) => string, name = 'file_lq.mp4') {
  const { streams, format } = await probe(stored(name), root, signal);
  const extents = await measurePackets(stored(name), format.format_name, root, signal);
  const length = (type: string) => {
    const extent = extents.get(streams.find((one) => one.codec_type === type)?.index ?? -1);
    return extent ? extent.end - Math.max(0, extent.start) : 0;
  };
  const playlists = readdirSync(stored('hls'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const sums = playlists.map(({ name: quality }) =>
    parseSegments(readFileSync(stored(`hls/${quality}/index.m3u8`), 'utf8')).reduce((sum, one) => sum + one.seconds, 0),
  );
  return { video: length('video'), audio: length('audio'), sums };
}

/**
 * Measures what a player gets of a stream: the init segment and all segments after it. Edit lists of an mp4 do not
 * count there.
 */
async function streamed(stored: (name: string) => string, quality: number) {
  const names = parseSegments(readFileSync(stored(`hls/${quality}/index.m3u8`), 'utf8')).map(({ name }) => name);
  const parts = ['init.mp4', ...names].map((name) => readFileSync(stored(`hls/${quality}/${name}`)));
  writeFileSync(join(root, 'streamed.mp4'), Buffer.concat(parts));
  return measurePackets(join(root, 'streamed.mp4'), 'mov,mp4', root, signal);
}

/** Returns the video stream of a file. */
async function pictureOf(path: string) {
  const { streams } = await probe(path, root, signal);
  const found = streams.find((one) => one.codec_type === 'video');
  if (!found) throw new Error('There is no picture.');
  return found;
}

/** Returns the colour at a place in a picture file. `x` and `y` are shares of its width and height. */
async function colourAt(path: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Writes a frame of a video to a file and returns its path. */
function stillOf(path: string, seconds: number): string {
  const still = join(root, 'still.png');
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-ss', String(seconds), '-i', path, '-frames:v', '1', still]);
  return still;
}

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  describe('of any length, to the end:', () => {
    const files: Record<string, { args: string[]; name?: string; seconds: number; audio?: boolean }> = {
      'ten minutes and a fraction, with sound of another length': {
        args: [...picture(600.4), ...tone(600.137), ...x264, '-c:a', 'aac'],
        seconds: 600.4,
      },
      'sound that ends long before its picture': {
        args: [...picture(9), ...tone(3.3), ...x264, '-c:a', 'aac'],
        seconds: 9,
      },
      'a picture a second, and one more than an even number': {
        args: [...picture(5, '64x48', 1), ...tone(5), ...x264, '-c:a', 'aac'],
        seconds: 5,
      },
      'a single picture with sound': {
        args: [...picture(0.2), ...tone(7.3), ...x264, '-c:a', 'aac'],
        seconds: 8,
      },
      'sound that begins later': {
        args: [...picture(6), '-itsoffset', '2.5', ...tone(2), ...x264, '-c:a', 'aac'],
        seconds: 6,
      },
      'a picture that begins later': {
        args: ['-itsoffset', '2', ...picture(4), ...tone(6), ...x264, '-c:a', 'aac'],
        seconds: 6,
      },
      'a rate that varies, and a long last picture': {
        name: 'varies.mkv',
        args: [...picture(12), '-vf', "select='lt(n,20)+eq(n,45)'", '-fps_mode', 'vfr', ...x264],
        seconds: 9.2,
        audio: false,
      },
      'a recording of a browser, without a length': {
        name: 'recording.webm',
        args: [...picture(5.5), '-c:v', 'libvpx', '-cpu-used', '8', '-live', '1'],
        seconds: 5.6,
        audio: false,
      },
      'an elementary stream, without times': {
        name: 'elementary.m2v',
        args: [...picture(5, '64x48', 25), '-c:v', 'mpeg2video'],
        seconds: 5,
        audio: false,
      },
    };

    test.each(Object.entries(files))('%s', async (_, { args, name = 'film.mp4', seconds, audio = true }) => {
      const file = make(name, args);
      const { result, stored } = await work('encode', file);
      expect(made(result)).toMatchObject({
        hls: true,
        storyboard: true,
        preview: true,
        files: [{ format: '_lq.mp4' }],
      });
      const lengths = await lengthsOf(stored);
      expect(lengths.video).toBeCloseTo(seconds, 1);
      if (audio) expect(Math.abs(lengths.audio - lengths.video)).toBeLessThan(0.044);
      else expect(lengths.audio).toBe(0);
      const tracks = await streamed(stored, 48);
      const [shown, heard] = [tracks.get(0), tracks.get(1)];
      // Players end a stream where its pictures end, and fail if a sound frame begins after that.
      expect(shown?.start).toBeLessThan(0.03);
      if (audio) expect((heard?.end ?? 0) - 1_024 / 48_000).toBeLessThanOrEqual((shown?.end ?? 0) + 0.001);
      for (const sum of lengths.sums) expect(Math.abs(sum - lengths.video)).toBeLessThan(0.05);
    });
  });

  test('qualities are cut at the same times', async () => {
    const file = make('ladder.mp4', [...picture(13.37, '854x480', 7), ...tone(12), ...x264, '-c:a', 'aac']);
    const { result, stored } = await workAll(file);
    expect(result.files.map(({ height }) => height)).toEqual([480, 240]);
    const times = (quality: number) =>
      parseSegments(readFileSync(stored(`hls/${quality}/index.m3u8`), 'utf8')).map(({ seconds }) => seconds);
    expect(times(480)).toEqual(times(240));
    expect(times(240)).toHaveLength(4);
  });

  test('what is announced is there: as many screenshots, and nothing else', async () => {
    const still = make('still.mp4', [...picture(0.04, '64x48', 25), ...tone(3), ...x264, '-c:a', 'aac']);
    const { result, stored } = await work('inspect', still);
    expect(accepted(result).screenshots).toBe(1);
    for (const size of ['1280x720', '288x162']) {
      expect(readdirSync(stored(size))).toEqual(['1.jpg']);
      const [width, height] = size.split('x').map(Number);
      expect(await sharp(stored(`${size}/1.jpg`)).metadata()).toMatchObject({ width, height });
    }
  });

  describe('of each type that the form accepts:', () => {
    const flv = ['-c:v', 'flv1'];
    const mpeg2 = ['-c:v', 'mpeg2video', '-c:a', 'mp2', '-ar', '44100'];
    const mpeg1 = ['-c:v', 'mpeg1video', '-c:a', 'mp2', '-ar', '44100'];
    const ts = [...x264, '-c:a', 'aac', '-f', 'mpegts'];
    /** Arguments of ffmpeg that write a file of each type. */
    const types: Record<(typeof uploadExtensions)[number], string[]> = {
      ...{ '3gp': ['-c:v', 'h263', '-s', '176x144', '-an'], mp4: x264, mov: x264, m4v: [...x264, '-f', 'mp4'] },
      ...{ asf: ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'], wmv: ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'] },
      ...{ flv: [...flv, '-c:a', 'libmp3lame', '-ar', '22050'], f4v: [...x264, '-c:a', 'aac', '-f', 'f4v'] },
      ...{ mpg: mpeg1, mpeg: mpeg2, dat: [...mpeg1, '-f', 'vcd'], vob: [...mpeg2, '-f', 'vob'] },
      ...{
        avi: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
        rm: ['-c:v', 'rv10', '-s', '176x144', '-c:a', 'ac3', '-f', 'rm'],
      },
      ...{ mkv: x264, m2v: ['-c:v', 'mpeg2video', '-an'], m2t: ts, mts: [...ts, '-mpegts_m2ts_mode', '1'] },
      webm: ['-c:v', 'libvpx', '-cpu-used', '8', '-c:a', 'libopus'],
    };

    test.each(uploadExtensions)('%s', async (extension) => {
      const args = [...picture(3, '64x48', 25), ...tone(3, 44_100), '-shortest', ...types[extension]];
      const file = make(`type.${extension}`, args);
      const sniffed = sniffVideo();
      await buffer(Readable.from([file]).pipe(sniffed));
      expect(sniffed.extension).not.toBe('');
      const source = await readSource(join(root, `type.${extension}`), root, signal);
      if ('refused' in source) throw new Error(`It was refused: ${source.refused}.`);
      expect(source.seconds).toBeGreaterThan(2.7);
      expect(source.seconds).toBeLessThan(3.5);
      expect(Math.abs(source.picture.rate - 25)).toBeLessThan(0.1);
      expect(source.sounds.length).toBe(['3gp', 'm2v'].includes(extension) ? 0 : 1);
    });

    test('Matroska from a pipe, which could not go back to write a length', async () => {
      const args = [...picture(3), ...x264, '-f', 'matroska', 'pipe:1'];
      writeFileSync(join(root, 'pipe.mkv'), execFileSync('ffmpeg', ['-v', 'error', ...args]));
      expect(await readSource(join(root, 'pipe.mkv'), root, signal)).toMatchObject({ seconds: 3 });
    });
  });

  describe('looks as it was meant:', () => {
    /** Red on the left, blue on the right. */
    const halves = (size = '96x64') => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return [
        ...['-f', 'lavfi', '-i', `color=red:size=${size}:rate=5:duration=2`, '-vf'],
        `drawbox=x=${width / 2}:w=${width / 2}:h=${height}:color=blue:t=fill`,
      ];
    };
    const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 70 && blue < 70;
    const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => red < 70 && green < 70 && blue > 180;

    async function shown(name: string, args: readonly string[]) {
      const { result, stored } = await work('encode', make(name, args));
      expect(made(result).hls).toBe(true);
      const stream = await pictureOf(stored('file_lq.mp4'));
      expect(stream).toMatchObject({
        pix_fmt: 'yuv420p',
        color_space: 'bt709',
        color_range: 'tv',
        sample_aspect_ratio: 1,
      });
      const still = stillOf(stored('file_lq.mp4'), 1);
      return { madeSize: [stream.width, stream.height], still };
    }

    async function sizeOf(name: string): Promise<number[]> {
      const source = await readSource(join(root, name), root, signal);
      return 'refused' in source ? [] : [source.picture.width, source.picture.height];
    }

    test('pixels that are not square', async () => {
      const { madeSize } = await shown('wide.mp4', [...halves('72x64'), ...x264, '-aspect', '16:9']);
      expect(await sizeOf('wide.mp4')).toEqual([114, 64]);
      expect(madeSize).toEqual([114, 64]);
    });

    test('rotation', async () => {
      make('upright.mp4', [...halves(), ...x264]);
      const byOption = ['-display_rotation', '90', '-i', 'upright.mp4', '-c', 'copy'];
      // Before version 6, ffmpeg rotates only by a tag of the output.
      const byTag = ['-i', 'upright.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=270'];
      const help = execFileSync('ffmpeg', ['-v', 'quiet', '-h', 'full'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
      const rotated = help.includes('-display_rotation') ? byOption : byTag;
      const { madeSize, still } = await shown('turned.mp4', rotated);
      expect([await sizeOf('turned.mp4'), madeSize]).toEqual([
        [64, 96],
        [64, 96],
      ]);
      const [above, below] = [await colourAt(still, 0.5, 0.2), await colourAt(still, 0.5, 0.8)];
      expect((isRed(above) && isBlue(below)) || (isBlue(above) && isRed(below))).toBe(true);
    });

    test.each([
      ['4:4:4 of ten bits', 'deep.mkv', ['-c:v', 'ffv1', '-pix_fmt', 'yuv444p10le']],
      ['full range', 'full.mp4', ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuvj420p']],
      ['interlaced', 'fields.mpg', ['-c:v', 'mpeg2video', '-flags', '+ilme+ildct', '-r', '25']],
      ['an odd size', 'odd.mkv', ['-c:v', 'ffv1', '-pix_fmt', 'bgr0']],
    ])('%s', async (_, name, args) => {
      const { still } = await shown(name, [...halves(name === 'odd.mkv' ? '97x65' : '96x64'), ...args]);
      expect([isRed(await colourAt(still, 0.2, 0.5)), isBlue(await colourAt(still, 0.8, 0.5))]).toEqual([true, true]);
    });

    test('what is transparent is black', async () => {
      const half =
        "color=red:size=96x64:rate=5:duration=2,format=yuva444p,geq=lum='lum(X,Y)':cb='cb(X,Y)':cr='cr(X,Y)':a='255*lt(X,48)'";
      const { still } = await shown('clear.mov', ['-f', 'lavfi', '-i', half, '-c:v', 'png', '-pix_fmt', 'rgba']);
      expect(isRed(await colourAt(still, 0.2, 0.5))).toBe(true);
      expect(Math.max(...(await colourAt(still, 0.8, 0.5)))).toBeLessThan(30);
    });

    // 203 cd/m² is the luminance of a sheet of paper (ITU-R BT.2408).
    test.each([
      ['smpte2084', '0x949494'],
      ['arib-std-b67', '0xbfbfbf'],
    ])('white in a high dynamic range by %s is white, with room for lights above it', async (transfer, white) => {
      const tags = [
        '-color_primaries',
        'bt2020',
        '-color_trc',
        transfer,
        '-colorspace',
        'bt2020nc',
        '-color_range',
        'tv',
      ];
      const { still } = await shown(`${transfer}.mkv`, [
        ...['-f', 'lavfi', '-i', `color=${white}:size=96x64:rate=5:duration=2`],
        ...['-c:v', 'ffv1', '-pix_fmt', 'yuv420p10le', ...tags],
      ]);
      const [red = 0, green = 0, blue = 0] = await colourAt(still, 0.5, 0.5);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
      expect(red).toBeGreaterThan(200);
      expect(red).toBeLessThan(240);
    });

    test('a size that changes midway has one canvas', async () => {
      const part = (name: string, size: string) =>
        make(name, [...picture(3, size), '-c:v', 'mpeg2video', '-r', '25', '-f', 'mpegts']);
      const joined = Buffer.concat([part('one.ts', '96x64'), part('two.ts', '64x64')]);
      const { result, stored } = await work('encode', joined);
      expect(made(result)).toMatchObject({ hls: true });
      expect(await pictureOf(stored('file_lq.mp4'))).toMatchObject({ width: 96, height: 64 });
      expect((await lengthsOf(stored)).video).toBeGreaterThan(5.5);
    });
  });

  test('the film is taken, not its cover; when and where it was taken is not told', async () => {
    make('cover.png', ['-f', 'lavfi', '-i', 'color=green:size=500x500', '-frames:v', '1']);
    const file = make('covered.mp4', [
      ...['-i', 'cover.png', ...picture(3), '-map', '0:v', '-map', '1:v', '-c:v:0', 'copy', '-c:v:1', 'libx264'],
      ...['-disposition:v:0', 'attached_pic', '-pix_fmt:v:1', 'yuv420p', '-movflags', 'use_metadata_tags'],
      ...['-metadata', 'location=+52.5200+013.4050/', '-metadata', 'creation_time=2021-05-04T10:20:30Z'],
      ...['-metadata', 'com.apple.quicktime.model=Pocket camera'],
    ]);
    expect(accepted((await work('inspect', file)).result)).toMatchObject({ width: 64, height: 48 });
    const { result, stored } = await work('encode', file);
    expect(made(result).files).toHaveLength(1);
    for (const name of ['file_lq.mp4', 'preview.mp4', 'hls/48/init.mp4'])
      expect(readFileSync(stored(name), 'latin1'), name).not.toMatch(/13\.4050|Pocket camera|2021-05-04/);
    const { tags } = await pictureOf(stored('file_lq.mp4'));
    expect(tags['creation_time']).toBeUndefined();
  });

  test('subtitles and chapters of a file become tracks, with their language', async () => {
    writeFileSync(join(root, 'lines.srt'), '1\n00:00:00,500 --> 00:00:02,000\nGuten Abend\n');
    const chapters = ['Am See', 'Der <Steg>'].map(
      (title, index) => `[CHAPTER]\nTIMEBASE=1/1\nSTART=${index * 2}\nEND=${index * 2 + 2}\ntitle=${title}\n`,
    );
    writeFileSync(join(root, 'chapters.txt'), `;FFMETADATA1\n${chapters.join('')}`);
    const file = make('told.mkv', [
      ...[...picture(4), '-i', 'lines.srt', '-i', 'chapters.txt', '-map', '0', '-map', '1', '-map', '1'],
      ...[
        '-map_metadata',
        '2',
        '-map_chapters',
        '2',
        '-metadata:s:s:0',
        'language=ger',
        '-metadata:s:s:1',
        'language=ger',
      ],
      ...[...x264, '-c:s', 'subrip'],
    ]);
    const { result, stored } = await work('encode', file);
    expect(made(result).tracks).toEqual([
      { kind: 'captions', file: 'captions-1.vtt', lang: 'de', label: 'Deutsch' },
      { kind: 'chapters', file: 'chapters.vtt', lang: '', label: '' },
    ]);
    expect(readFileSync(stored('captions-1.vtt'), 'utf8')).toMatch(/00:00:00\.500 --> 00:00:02\.000\nGuten Abend/);
    expect(readFileSync(stored('chapters.vtt'), 'utf8')).toContain('00:00:02.000 --> 00:00:04.000\nDer &lt;Steg&gt;\n');
  });

  describe('sounds right:', () => {
    /** Returns the loudness of a file's sound in LUFS. */
    function loudnessOf(path: string): number {
      const args = [
        '-hide_banner',
        '-nostats',
        '-i',
        path,
        '-af',
        'ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-',
      ];
      const printed = execFileSync('ffmpeg', [...args, '-vn', '-f', 'null', '-'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return Number(/lavfi\.r128\.I=(\S+)\n$/.exec(printed)?.[1]);
    }

    test.each<[string, string[]]>([
      ['quiet sound of 96 kHz', ['-af', 'volume=-8dB', '-ar', '96000', '-c:a', 'flac']],
      ['sound that clips', ['-af', 'volume=30dB,aformat=sample_fmts=s16', '-c:a', 'flac']],
      ['5.1', ['-af', 'pan=5.1|FC=c0|LFE=c0', '-c:a', 'ac3']],
      ['8 kHz', ['-ar', '8000', '-c:a', 'pcm_s16le']],
    ])('%s', async (_, args) => {
      const { result, stored } = await work(
        'encode',
        make('sound.mkv', [...picture(6), ...tone(6, 48_000), ...x264, ...args]),
      );
      expect(made(result)).toMatchObject({ hls: true });
      expect(Math.abs(loudnessOf(stored('file_lq.mp4')) + 14)).toBeLessThan(1.5);
      const { streams } = await probe(stored('file_lq.mp4'), root, signal);
      expect(streams.find((one) => one.codec_type === 'audio')?.channels).toBe(2);
    });

    test('a film with a track of silence, or an empty one, is encoded', async () => {
      const silent = make('silent.mp4', [
        ...picture(3),
        '-f',
        'lavfi',
        '-i',
        'anullsrc=duration=3',
        '-shortest',
        ...x264,
      ]);
      expect(made((await work('encode', silent)).result).hls).toBe(true);
      const empty = make('empty.mkv', [
        ...picture(3),
        ...tone(1),
        '-map',
        '0',
        '-map',
        '1',
        '-af',
        'atrim=end=0',
        ...x264,
      ]);
      const { result, stored } = await work('encode', empty);
      expect(made(result).hls).toBe(true);
      expect((await probe(stored('file_lq.mp4'), root, signal)).streams).toHaveLength(1);
    });
  });

  describe('is made another way:', () => {
    test('a film with sound that ffmpeg knows but cannot decode is made without it', async () => {
      const file = make('unheard.mp4', [...picture(2), ...tone(2, 48_000), ...x264, '-c:a', 'ac3']);
      // MPEG-H, as some televisions and phones write it.
      file.write('mhm1', file.lastIndexOf('ac-3'), 'latin1');
      const { result, stored } = await work('encode', file);
      expect(made(result)).toMatchObject({ hls: true, storyboard: true, preview: true });
      expect((await probe(stored('file_lq.mp4'), root, signal)).streams).toHaveLength(1);
    });

    test('what a graphics card cannot do that is not there, x264 does', async () => {
      const file = make('card.mp4', [...picture(2), ...x264]);
      const { result } = await work('encode', file, { encoder: 'nvenc' });
      expect(made(result)).toMatchObject({ files: [{ format: '_lq.mp4' }], hls: true, preview: true });
    });
  });

  test('a recording that begins at the time of day, and names its end as its length, is whole', async () => {
    const file = make('clock.mkv', [...picture(2.3), ...x264, '-output_ts_offset', '45296.7', '-f', 'matroska']);
    const { result } = await work('inspect', file);
    expect(result).toMatchObject({ seconds: expect.closeTo(2.3, 0) });
  });

  test('a film of which only the first tenth is readable is refused', async () => {
    const file = make('broken.mkv', [...picture(60), '-c:v', 'ffv1', '-slicecrc', '1', '-f', 'matroska']);
    file.fill(0x55, Math.floor(file.length / 10));
    const { result } = await work('encode', file);
    expect(result).toEqual({ refused: 'cut_off' });
  });
});
