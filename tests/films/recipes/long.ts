/** Films of the site's minimum length, with lengths and rates that are not whole numbers. */
import { beeps, drawn, h264, lavfi, shown, type Recipe } from '../recipe.ts';

const github = 'https://github.com/';

const size = { width: 96, height: 54 };
const quiet = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1'];

export const long: readonly Recipe[] = [
  {
    name: 'long-not-whole',
    type: 'mp4',
    steps: [
      [...lavfi(drawn({ ...size, rate: '5', seconds: 610.02 }), beeps(610.02, 16_000)), ...h264, ...quiet, 'film.mp4'],
    ],
    complaint:
      'Lengths are given to tenths and hundredths of a second, and everything that expects whole numbers fails.',
    source: `${github}axiomatic-systems/Bento4/issues/382`,
    expected: shown('ends at 10:10', { ...size, seconds: 610.02 }),
  },
  {
    name: 'long-ntsc',
    type: 'mts',
    steps: [
      [
        ...lavfi(drawn({ ...size, rate: '5000/1001', seconds: 612.37 }), beeps(612.37, 48_000)),
        ...h264,
        '-c:a',
        'ac3',
        '-b:a',
        '48k',
        '-f',
        'mpegts',
        'film.mts',
      ],
    ],
    complaint: 'The length of transport streams is a little too short.',
    source: `${github}HandBrake/HandBrake/issues/436`,
    expected: shown('ends at 10:12', { ...size, seconds: 612.37 }),
  },
  {
    name: 'long-recording-without-length',
    type: 'webm',
    steps: [
      [
        ...lavfi(drawn({ ...size, rate: '5', seconds: 605.43 }), beeps(605.43, 48_000)),
        ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '40k', '-pix_fmt', 'yuv420p'],
        ...['-c:a', 'libopus', '-b:a', '16k', '-live', '1', '-f', 'webm', 'film.webm'],
      ],
    ],
    complaint: 'Recordings of meetings cannot be sought in.',
    source: `${github}miroslavpejic85/mirotalksfu/issues/221`,
    expected: shown('ends at 10:05', { ...size, seconds: 605.43 }),
  },
  {
    name: 'long-sound-ends-first',
    type: 'mkv',
    steps: [
      [...lavfi(drawn({ ...size, rate: '5', seconds: 603.77 }), beeps(597.31, 16_000)), ...h264, ...quiet, 'film.mkv'],
    ],
    complaint: 'The stream ends with its sound, seconds before the picture does.',
    source: `${github}jellyfin/jellyfin/issues/6957`,
    expected: shown('the last six seconds are silent', { ...size, seconds: 603.77 }),
  },
  {
    name: 'long-still-parts',
    type: 'mp4',
    steps: [
      [
        ...lavfi(drawn({ ...size, rate: '5', seconds: 640.6 }), beeps(640.6, 16_000)),
        ...['-vf', String.raw`select='lt(mod(t\,60)\,4)+gt(t\,636)'`, '-vsync', 'vfr', ...h264, ...quiet, 'film.mp4'],
      ],
    ],
    complaint: 'Recorders write few pictures where little moves; the sound runs away.',
    source: `${github}obsproject/obs-studio/issues/12224`,
    expected: { ...shown('moves for four seconds of each minute', { ...size, seconds: 640.6 }), bar: null },
  },
];
