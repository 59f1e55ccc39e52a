/** Sound of every kind, also none, and subtitles. */
import { pictureSubtitles } from '../patches/subtitles.ts';
import { aac, beeps, both, drawn, h264, lavfi, shown, type Recipe } from '../recipe.ts';

const github = 'https://github.com/';

const subtitles = [
  ['00:00:01,000 --> 00:00:06,000', '<i>Good evening</i> & welcome'],
  ['00:00:12,000 --> 00:00:18,000', 'สวัสดีตอนเย็น'],
]
  .map(([time, text], index) => `${index + 1}\n${time}\n${text}\n`)
  .join('\n');

/** Another tone for each channel. */
const channels = (layout: string, count: number): string =>
  `aevalsrc=exprs=${Array.from({ length: count }, (_, index) => `0.2*sin(2*PI*${220 + 60 * index}*t)`).join('|')}:channel_layout=${layout}:sample_rate=48000:duration=24.3`;

const sound = (name: string, type: Recipe['type'], args: string[], complaint: string, source: string): Recipe => ({
  name,
  type,
  steps: [[...lavfi(drawn()), ...args.slice(0, 4), ...h264, ...args.slice(4), `film.${type}`]],
  complaint,
  source: `${github}${source}`,
  expected: shown('tones are heard in both ears'),
});

export const sounds: readonly Recipe[] = [
  sound(
    'surround-ac3',
    'mkv',
    [...lavfi(channels('5.1', 6)), '-c:a', 'ac3'],
    'Speech is hardly heard once 5.1 is mixed down.',
    'jellyfin/jellyfin/issues/1986',
  ),
  sound(
    'surround-dts',
    'mkv',
    [...lavfi(channels('5.1(side)', 6)), '-c:a', 'dca', '-strict', '-2'],
    'A mix-down leaves voices out of one ear.',
    'HandBrake/HandBrake/issues/1859',
  ),
  sound(
    'surround-7-1-flac',
    'mkv',
    [...lavfi(channels('7.1', 8)), '-c:a', 'flac'],
    'Eight channels come out as two of them.',
    'jellyfin/jellyfin-androidtv/issues/3900',
  ),
  sound(
    'surround-true-hd',
    'mkv',
    [...lavfi(channels('5.1', 6)), '-c:a', 'truehd', '-strict', '-2'],
    'TrueHD cannot be turned into AAC.',
    'jellyfin/jellyfin/issues/9376',
  ),
  sound(
    'surround-aac',
    'm4v',
    [...lavfi(channels('5.1', 6)), '-c:a', 'aac'],
    'Of AAC with 5.1 only left and right are used.',
    'mltframework/shotcut/issues/212',
  ),
  sound(
    'channels-without-layout',
    'mkv',
    [...lavfi(channels('4.0', 4)), '-c:a', 'pcm_s16le'],
    'Channels of an unknown layout end up in one ear.',
    'HandBrake/HandBrake/issues/1162',
  ),
  sound(
    'opus-surround',
    'webm',
    [...lavfi(channels('5.1', 6)), '-c:a', 'libopus', '-f', 'matroska'],
    'Opus of 5.1 is mixed down twice.',
    'HandBrake/HandBrake/issues/1902',
  ),
  sound(
    'studio-96-khz',
    'mov',
    [...lavfi(beeps(24.3, 96_000)), '-c:a', 'pcm_s24le'],
    'Samples of 24 bits at 96 kHz are lost or crackle.',
    'obsproject/obs-studio/issues/13249',
  ),
  sound(
    'telephone-8-khz',
    'avi',
    [...lavfi(beeps(24.3, 8_000)), '-c:a', 'pcm_u8'],
    'One channel of few bits stops the player.',
    'huceke/omxplayer/issues/114',
  ),
  {
    name: 'no-sound',
    type: 'mp4',
    steps: [[...lavfi(drawn()), ...h264, 'film.mp4']],
    complaint: 'Files without any sound cannot be transcoded.',
    source: `${github}aws-solutions-library-samples/guidance-for-media2cloud-on-aws/issues/1`,
    expected: shown('no button for the volume, or a silent one', { sound: false }),
  },
  {
    name: 'silent-sound',
    type: 'mp4',
    steps: [[...lavfi(drawn(), 'anullsrc=r=44100:cl=stereo:d=24.3'), ...h264, ...aac, 'film.mp4']],
    complaint: 'A silent track cannot be normalised, and everything fails with it.',
    source: `${github}audacity/audacity/issues/4979`,
    expected: shown('plays silently'),
  },
  {
    name: 'clipped-sound',
    type: 'mkv',
    steps: [[...both(), '-af', 'volume=45dB', ...h264, '-c:a', 'pcm_f32le', 'film.mkv']],
    complaint: 'Sound louder than full scale is refused by the normaliser.',
    source: `${github}slhck/ffmpeg-normalize/issues/92`,
    expected: shown('not louder than the others'),
  },
  {
    name: 'empty-sound-track',
    type: 'mov',
    steps: [[...lavfi(drawn(), beeps(0.02)), ...h264, '-c:a', 'pcm_s16le', 'film.mov']],
    complaint: 'The sound is a few samples long, and the stream ends with it.',
    source: `${github}video-dev/hls.js/issues/7646`,
    expected: shown('plays to its end, in silence', { sound: false }),
  },
  {
    name: 'sound-much-shorter',
    type: 'mp4',
    steps: [[...lavfi(drawn(), beeps(9.1)), ...h264, ...aac, 'film.mp4']],
    complaint: 'After the end of the shorter sound the video does not go on.',
    source: `${github}video-dev/hls.js/issues/7266`,
    expected: shown('goes on in silence'),
  },
  {
    name: 'sound-much-longer',
    type: 'mkv',
    steps: [[...lavfi(drawn({ seconds: 15.2 }), beeps(27.7)), ...h264, ...aac, 'film.mkv']],
    complaint: 'Playing stops some seconds before the end.',
    source: `${github}jellyfin/jellyfin/issues/8996`,
    expected: { ...shown('the last picture stays while the sound goes on', { seconds: 27.7, within: 0.7 }), bar: null },
  },
  {
    name: 'three-languages',
    type: 'mkv',
    steps: [
      [
        ...[...both(), ...lavfi('sine=frequency=700:duration=24.3', 'sine=frequency=1100:duration=24.3')],
        ...['-map', '0', '-map', '1', '-map', '2', '-map', '3', ...h264, ...aac],
        ...['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=ger', '-metadata:s:a:2', 'language=tha'],
        ...['-disposition:a:0', 'default', 'film.mkv'],
      ],
    ],
    complaint: 'Of several languages one is left, and not the first.',
    source: `${github}Tichau/FileConverter/issues/289`,
    expected: shown('a menu of three sounds, the first with beeps'),
  },
  {
    name: 'two-sounds-of-one-language',
    type: 'mp4',
    steps: [
      [
        ...[
          ...both(),
          ...lavfi('sine=frequency=700:duration=24.3'),
          '-map',
          '0',
          '-map',
          '1',
          '-map',
          '2',
          ...h264,
          ...aac,
          'film.mp4',
        ],
      ],
    ],
    complaint: 'A recorder keeps voice and game apart; a player takes the second.',
    source: `${github}telegramdesktop/tdesktop/issues/26749`,
    expected: shown('the first sound: beeps'),
  },
  {
    name: 'subtitles-as-text',
    type: 'mkv',
    files: { 'a.srt': subtitles },
    steps: [
      [
        ...[
          ...both(),
          '-i',
          'a.srt',
          '-i',
          'a.srt',
          '-map',
          '0',
          '-map',
          '1',
          '-map',
          '2',
          '-map',
          '3',
          ...h264,
          ...aac,
        ],
        ...[
          '-c:s:0',
          'srt',
          '-c:s:1',
          'ass',
          '-metadata:s:s:0',
          'language=eng',
          '-metadata:s:s:1',
          'language=ger',
          'film.mkv',
        ],
      ],
    ],
    complaint: 'Subtitles of several formats are not taken over.',
    source: `${github}HandBrake/HandBrake/issues/1583`,
    expected: shown('captions in two languages'),
  },
  {
    name: 'subtitles-in-mp4',
    type: 'mp4',
    files: { 'a.srt': subtitles },
    steps: [
      [
        ...both(),
        '-i',
        'a.srt',
        '-map',
        '0',
        '-map',
        '1',
        '-map',
        '2',
        ...h264,
        ...aac,
        '-c:s',
        'mov_text',
        '-metadata:s:s:0',
        'language=eng',
        'film.mp4',
      ],
    ],
    complaint: 'Subtitles are lost or break the conversion.',
    source: `${github}clinton-hall/nzbToMedia/issues/1120`,
    expected: shown('captions in English'),
  },
  {
    name: 'subtitles-as-pictures',
    type: 'mkv',
    files: { 'a.sup': pictureSubtitles(1, 6) },
    steps: [
      [...both(), '-i', 'a.sup', '-map', '0', '-map', '1', '-map', '2', ...h264, ...aac, '-c:s', 'copy', 'film.mkv'],
    ],
    complaint: 'Subtitles that are pictures cannot become text, and the whole conversion fails.',
    source: `${github}RandomEngy/VidCoder/issues/1189`,
    expected: shown('plays; the pictures may be left out'),
  },
];
