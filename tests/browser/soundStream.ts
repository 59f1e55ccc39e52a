import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Frequencies of the soundtracks in hertz. */
export const pitches = { en: 400, de: 2000 };

const track = (lang: string, name: string, standard: boolean) =>
  [
    ...['#EXT-X-MEDIA:TYPE=AUDIO', 'GROUP-ID="sound"', `NAME="${name}"`, `LANGUAGE="${lang}"`],
    ...[`DEFAULT=${standard ? 'YES' : 'NO'}`, 'AUTOSELECT=YES', `URI="${lang}/index.m3u8"`],
  ].join(',');

/**
 * Creates a stream with one quality and two soundtracks, each with its own tone. Returns its folder, with
 * `master.m3u8`.
 */
export function makeSoundStream(): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-sounds-'));
  const seconds = 40;
  const part = (name: string, input: string, codec: readonly string[]) => {
    mkdirSync(join(folder, name));
    const source = ['-f', 'lavfi', '-t', String(seconds), '-i', input];
    const segments = ['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'];
    const names = ['-hls_segment_filename', join(folder, name, '%d.m4s'), join(folder, name, 'index.m3u8')];
    execFileSync('ffmpeg', ['-v', 'error', ...source, ...codec, ...segments, ...names]);
  };
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20', '-bf', '0'];
  part('video', 'testsrc2=size=64x36:rate=5', picture);
  for (const [lang, pitch] of Object.entries(pitches))
    part(lang, `sine=frequency=${pitch}:sample_rate=48000`, ['-c:a', 'aac', '-b:a', '64k']);
  const list = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...[track('en', 'English', true), track('de', 'Deutsch', false)],
    '#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=64x36,CODECS="avc1.42c00a,mp4a.40.2",AUDIO="sound"',
    'video/index.m3u8',
    '',
  ];
  writeFileSync(join(folder, 'master.m3u8'), list.join('\n'));
  return folder;
}
