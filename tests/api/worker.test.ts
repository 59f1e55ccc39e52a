/** The media worker on real and on malicious files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import type { Job } from '@afterglow/api/uploads/queue';
import { probe } from '@afterglow/api/worker/probe';
import { guardedInput, runTool } from '@afterglow/api/worker/run';
import { runJob } from '@afterglow/api/worker/runJob';
import { sha256 } from './uploadRequests.ts';
import { createWorkshop, noFfmpeg, withFfmpeg } from './workshop.ts';

// The worker's tools run at a lower priority, so beside a busy machine's other work they take minutes.
vi.setConfig({ testTimeout: 480_000 });

const { root, work, workAll, make, close } = createWorkshop();
const { signal } = new AbortController();
afterAll(close);

const pattern = (size: string, seconds: number, rate = 10) => [
  ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
  ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'],
];

/** Returns arguments of ffmpeg for two grey pictures of any size. */
const blank = (size: string) => [
  ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-video_size', size, '-framerate', '1', '-i', '/dev/zero'],
  ...['-frames:v', '2'],
];

test('without ffmpeg a file is kept as it is, and its length stays the client’s word', async () => {
  const file = Buffer.from('whatever it is');
  const { result } = await work('inspect', file, { encodes: false });
  expect(result).toEqual({
    hash: sha256(file),
    bytes: file.length,
    source: 'uploads/1/parts/0',
    extension: 'mp4',
    ...{ seconds: 0, width: 0, height: 0, screenshots: 0 },
  });
  expect((await work('encode', file, { encodes: false })).result).toEqual({
    files: [],
    hls: false,
    storyboard: false,
    preview: false,
    tracks: [],
    more: false,
  });
});

test('parts are joined in their order; a part that is missing refuses the upload', async () => {
  const store = createFolderStore(join(root, 'media'));
  const folder = join(root, 'joined');
  mkdirSync(folder);
  mkdirSync(join(root, 'media/uploads/joined'), { recursive: true });
  for (const [name, text] of Object.entries({ a: 'first ', b: 'second ', c: 'third' }))
    writeFileSync(join(root, 'media/uploads/joined', name), text);
  const job = (names: string[]): Job => ({
    ...{ id: 0, lease: '', kind: 'inspect', prefix: 'uploads/joined', extension: 'mp4' },
    source: { parts: names.map((name) => `uploads/joined/${name}`) },
  });
  const context = { store, encodes: false, folder, signal, onProgress: () => undefined };
  const result = await runJob(job(['b', 'a', 'c']), context);
  expect(result).toMatchObject({ hash: sha256(Buffer.from('second first third')), source: 'uploads/joined/source' });
  expect(readFileSync(join(root, 'media/uploads/joined/source'), 'utf8')).toBe('second first third');
  expect(await runJob(job(['a', 'gone']), context)).toEqual({ refused: 'upload_3' });
});

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  let video: Buffer;
  beforeAll(() => {
    video = make('video.mp4', pattern('854x480', 12));
  });

  test('a video is measured, and has ten screenshots in two sizes', async () => {
    const { result, stored } = await work('inspect', video);
    expect(result).toMatchObject({ hash: sha256(video), width: 854, height: 480, screenshots: 10 });
    expect('seconds' in result && Math.round(result.seconds)).toBe(12);
    for (const one of ['288x162/1.jpg', '1280x720/10.jpg']) expect(existsSync(stored(one)), one).toBe(true);
  });

  test('a video becomes mp4 in each quality, an HLS ladder, a storyboard and a preview clip', async () => {
    const { result, stored } = await workAll(video);
    expect(result).toMatchObject({
      files: [
        { format: '_sd.mp4', height: 480 },
        { format: '_lq.mp4', height: 240 },
      ],
      ...{ hls: true, storyboard: true, preview: true },
    });
    const measure = (name: string) => probe(stored(name), root, signal);
    expect(await measure('file_sd.mp4')).toMatchObject({ streams: [{ width: 854, height: 480 }, {}] });
    expect(await measure('preview.mp4')).toMatchObject({ streams: [{ width: 320 }] });
    expect(readFileSync(stored('hls/master.m3u8'), 'utf8')).toMatch(
      /RESOLUTION=854x480,FRAME-RATE=10\.000,CODECS="avc1\.6400[0-9a-f]{2},mp4a\.40\.2"\n480\/index\.m3u8/,
    );
    const playlist = readFileSync(stored('hls/240/index.m3u8'), 'utf8');
    for (const name of ['init.mp4', '0.m4s', '1.m4s', '2.m4s']) {
      expect(playlist).toContain(name);
      expect(existsSync(stored(`hls/240/${name}`)), name).toBe(true);
    }
    const cues = readFileSync(stored('storyboard.vtt'), 'utf8').match(/-->.*\n.*/g) ?? [];
    expect(cues).toHaveLength(12);
    expect(cues.at(-1)).toMatch(/^--> 00:00:12\.\d+\nstoryboard\.jpg#xywh=160,90,160,90$/);
  });

  describe('a hostile file is refused before it costs anything:', () => {
    const secret = () => join(root, 'secret.mp4');
    const hostile: Record<string, { file: () => Buffer; code: string }> = {
      'an HLS playlist named .mp4 that names a file of this machine': {
        file: () => Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile://${secret()}\n#EXT-X-ENDLIST\n`),
        code: 'corrupted',
      },
      'a concat list named .mp4': {
        file: () => Buffer.from(`ffconcat version 1.0\nfile '${secret()}'\n`),
        code: 'corrupted',
      },
      'a DASH manifest named .mp4': {
        file: () =>
          Buffer.from(
            `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S"><Period><AdaptationSet><Representation id="1" mimeType="video/mp4"><BaseURL>file://${secret()}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
          ),
        code: 'corrupted',
      },
      'a session description named .mp4': {
        file: () =>
          Buffer.from(
            'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n',
          ),
        code: 'corrupted',
      },
      'a picture of 6,500 × 6,500 in a few kilobytes': {
        file: () => make('bomb.mkv', [...blank('6500x6500'), '-c:v', 'png']),
        code: 'upload_2',
      },
      'a picture of 100,000 × 1': {
        file: () => make('thin.mkv', [...blank('100000x1'), '-c:v', 'ffv1']),
        code: 'upload_2',
      },
      'a file of two pictures that claims to last for years': {
        file: () =>
          make('endless.mkv', [
            ...['-f', 'lavfi', '-i', 'color=black:size=320x240:rate=1:duration=2'],
            ...['-vf', 'setpts=N*100000000/TB', '-vsync', 'vfr', '-c:v', 'libx264'],
          ]),
        code: 'upload_2',
      },
      'sixty tracks': {
        file: () =>
          make('tracks.mkv', [
            ...['-f', 'lavfi', '-i', 'color=black:size=320x240:rate=1:duration=1'],
            ...['-f', 'lavfi', '-i', 'sine=duration=1', '-map', '0:v'],
            ...Array.from({ length: 60 }, () => ['-map', '1:a']).flat(),
          ]),
        code: 'corrupted',
      },
      'the beginning of a video': { file: () => video.subarray(0, 4_000), code: 'cut_off' },
      'the name of a container and nothing else': {
        file: () => Buffer.concat([video.subarray(0, 32), Buffer.alloc(4_000)]),
        code: 'corrupted',
      },
      'a sound without a picture': {
        file: () => make('sound.mp4', ['-f', 'lavfi', '-i', 'sine=duration=2']),
        code: 'no_picture',
      },
    };

    test.each(Object.entries(hostile))('%s', async (_, { file, code }) => {
      writeFileSync(secret(), video);
      const { result, stored } = await work('inspect', file());
      expect(result).toEqual({ refused: code });
      expect(existsSync(stored('288x162'))).toBe(false);
    });
  });

  test('the guards hold by themselves: ffmpeg reads no list of files, even if asked to', async () => {
    writeFileSync(
      join(root, 'list.m3u8'),
      `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nvideo.mp4\n#EXT-X-ENDLIST\n`,
    );
    const convert = (input: string[]) =>
      runTool('ffmpeg', ['-v', 'error', ...input, '-c', 'copy', '-y', 'out.mkv'], {
        folder: root,
        timeoutMs: 60_000,
        signal,
      });
    await expect(convert(guardedInput('ffmpeg', join(root, 'list.m3u8')))).rejects.toThrow(/whitelist|Invalid/i);
    await convert(guardedInput('ffmpeg', join(root, 'video.mp4')));
  });

  test('a tool that does not come to an end is ended, and has nothing of our environment', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc', '-f', 'null', '-'];
    await expect(runTool('ffmpeg', endless, { folder: root, timeoutMs: 100, signal })).rejects.toMatchObject({
      killed: true,
    });
    const stopping = new AbortController();
    const running = runTool('ffmpeg', endless, { folder: root, timeoutMs: 60_000, signal: stopping.signal });
    stopping.abort();
    await expect(running).rejects.toThrow();
  });

  test('a video whose sound is noise after a second becomes one without sound', async () => {
    const file = make('noisy-sound.mp4', pattern('160x120', 4));
    const packets = await runTool(
      'ffprobe',
      [
        ...['-v', 'error', '-select_streams', 'a', '-show_entries', 'packet=size,pos', '-of', 'csv=p=0'],
        ...guardedInput('ffprobe', join(root, 'noisy-sound.mp4')),
      ],
      { folder: root, timeoutMs: 60_000, signal },
    );
    const places = packets
      .trim()
      .split('\n')
      .map((line) => line.split(',').map(Number));
    for (const [size = 0, from = 0] of places.slice(Math.ceil(places.length / 4)))
      for (let at = from; at < from + size; at += 1) file[at] = (at * at) % 251;
    const { result, stored } = await work('encode', file);
    expect(result).toMatchObject({ hls: true });
    const { streams } = await probe(stored('file_lq.mp4'), root, signal);
    expect(streams.map((stream) => stream.codec_type)).toEqual(['video']);
  });

  test('a file with a good header and noise in its packets is refused at the first try', async () => {
    const file = make('noisy.mp4', [...pattern('160x120', 4), '-movflags', '+faststart']);
    const packets = file.indexOf('mdat') + 4;
    for (let at = packets; at < file.length; at += 1) file[at] = (at * at) % 251;
    expect((await work('encode', file)).result).toEqual({ refused: 'corrupted' });
  });

  test('a file that is shorter than it says is refused when it is encoded', async () => {
    const cut = make('long.mkv', [...pattern('320x240', 60, 5), '-f', 'matroska']);
    const { result } = await work('encode', cut.subarray(0, Math.floor(cut.length / 3)));
    expect(result).toEqual({ refused: 'cut_off' });
  });
});
