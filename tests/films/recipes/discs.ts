/** Discs, television and tapes. */
import { withoutStart } from '../patches/bytes.ts';
import { aac, beeps, both, drawn, h264, lavfi, shown, type Recipe } from '../recipe.ts';

const github = 'https://github.com/';

const mpeg2 = ['-c:v', 'mpeg2video', '-b:v', '500k', '-pix_fmt', 'yuv420p'];
const ac3 = ['-c:a', 'ac3', '-b:a', '96k'];
const small = { width: 176, height: 144, rate: '25' };

export const discs: readonly Recipe[] = [
  {
    name: 'dvd-wide',
    type: 'vob',
    steps: [
      [
        ...both({ width: 256, height: 144, rate: '25' }),
        '-vf',
        'scale=176:144,setdar=16/9',
        ...mpeg2,
        ...ac3,
        '-f',
        'vob',
        'film.vob',
      ],
    ],
    complaint: 'Wide pictures of a DVD are squeezed to 4:3.',
    source: `${github}jellyfin/jellyfin/issues/16665`,
    expected: shown('the disc is round', { width: 256, height: 144 }),
  },
  {
    name: 'vob-of-a-later-part',
    type: 'vob',
    steps: [[...both(small), ...mpeg2, ...ac3, '-output_ts_offset', '1683.4', '-f', 'vob', 'film.vob']],
    complaint: 'A later part of a DVD starts at second 1683, and streams go missing.',
    source: `${github}m-ab-s/media-autobuild_suite/issues/1560`,
    expected: shown('starts at once', small),
  },
  {
    name: 'vob-of-two-sounds',
    type: 'vob',
    steps: [
      [
        ...both({ ...small, rate: '24000/1001' }),
        ...[...lavfi('sine=frequency=900:duration=24.3'), '-map', '0:v', '-map', '1:a', '-map', '2:a'],
        ...[...mpeg2, ...ac3, '-f', 'vob', 'film.vob'],
      ],
    ],
    complaint: 'The end of what a VOB holds is missed, so that the film is cut off.',
    source: `${github}HandBrake/HandBrake/issues/2861`,
    expected: shown('the first sound: beeps', small),
  },
  {
    name: 'interlaced-pal',
    type: 'mpeg',
    steps: [
      [
        ...both({ ...small, rate: '50' }),
        ...[
          '-vf',
          'tinterlace=interleave_top,fieldorder=tff',
          ...mpeg2,
          '-flags',
          '+ilme+ildct',
          '-c:a',
          'mp2',
          'film.mpeg',
        ],
      ],
    ],
    complaint: 'Moving edges have the teeth of a comb.',
    source: `${github}lisamelton/other_video_transcoding/issues/74`,
    expected: shown('no comb at the edge of the bar', small),
  },
  {
    name: 'interlaced-ntsc-h264',
    type: 'mts',
    steps: [
      [
        ...both({ ...small, rate: '60000/1001' }),
        ...['-vf', 'tinterlace=interleave_bottom', ...h264, '-x264-params', 'bff=1', '-flags', '+ilme+ildct', ...ac3],
        ...['-f', 'mpegts', 'film.mts'],
      ],
    ],
    complaint: 'Interlaced camcorder films come out with lines.',
    source: `${github}kylemcdonald/ofxBlackmagic/issues/9`,
    expected: shown('no comb at the edge of the bar', { width: 176, height: 144 }),
  },
  {
    name: 'video-cd',
    type: 'dat',
    steps: [
      [
        ...both(small),
        '-c:v',
        'mpeg1video',
        '-b:v',
        '300k',
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'mp2',
        '-ar',
        '44100',
        '-f',
        'vcd',
        'film.dat',
      ],
    ],
    complaint: 'Streams of MPEG-1 of old discs and tapes have no reliable length.',
    source: `${github}HandBrake/HandBrake/issues/436`,
    expected: shown('the four colours', small),
  },
  {
    name: 'elementary-stream',
    type: 'm2v',
    steps: [[...lavfi(drawn(small)), ...mpeg2, '-bf', '2', '-f', 'mpeg2video', 'film.m2v']],
    complaint: 'A stream without a container says no length, and is estimated from its bit rate.',
    source: `${github}kokorin/Jaffree/issues/72`,
    expected: shown('the four colours', { ...small, sound: false }),
  },
  {
    name: 'clock-wraps-around',
    type: 'm2t',
    steps: [[...both(), ...h264, ...aac, '-output_ts_offset', '95430', '-muxdelay', '0', '-f', 'mpegts', 'film.m2t']],
    complaint:
      'The clock of a transport stream starts anew after 26.5 hours, also within a film, and playing stops there.',
    source: `${github}xbmc/xbmc/pull/1509`,
    expected: shown('goes on after second 13'),
  },
  {
    name: 'clock-jumps',
    type: 'm2t',
    steps: [
      [...both({ seconds: 12 }), ...h264, ...aac, '-f', 'mpegts', 'a.ts'],
      [...both({ seconds: 12 }), ...h264, ...aac, '-output_ts_offset', '5000', '-f', 'mpegts', 'b.ts'],
    ],
    finish: (read) => Buffer.concat([read('a.ts'), read('b.ts')]),
    complaint: 'The encoder of a broadcast started anew: its clock jumps, and the gap is taken for hours of film.',
    source: `${github}eluv-io/avpipe/issues/44`,
    expected: { ...shown('the bar crosses twice', { seconds: 24, within: 1.5 }), bar: null },
  },
  {
    name: 'clock-jumps-back',
    type: 'mts',
    steps: [
      [...both({ seconds: 12 }), ...h264, ...aac, '-output_ts_offset', '600', '-f', 'mpegts', 'a.ts'],
      [...both({ seconds: 12 }), ...h264, ...aac, '-f', 'mpegts', 'b.ts'],
    ],
    finish: (read) => Buffer.concat([read('a.ts'), read('b.ts')]),
    complaint: 'Parts of a recording are put together, and the times of the second lie before those of the first.',
    source: `${github}gpac/gpac/issues/3226`,
    expected: { ...shown('the bar crosses twice', { seconds: 24, within: 1.5 }), bar: null },
  },
  {
    name: 'starts-between-key-frames',
    type: 'mts',
    steps: [[...both(), ...h264, '-g', '40', ...aac, '-f', 'mpegts', 'whole.ts']],
    finish: (read) => withoutStart(read('whole.ts'), 0.07),
    complaint: 'A recording begins between two key frames, and its sound and picture drift apart.',
    source: `${github}rigaya/NVEnc/issues/562`,
    expected: { ...shown('starts with a whole picture', { seconds: 22.3, within: 2.8 }), bar: null },
  },
  {
    name: 'two-programmes',
    type: 'm2t',
    steps: [
      [
        ...[...both(), ...lavfi('testsrc=size=96x54:rate=10:duration=24.3', 'sine=frequency=900:duration=24.3')],
        ...['-map', '0:v', '-map', '1:a', '-map', '2:v', '-map', '3:a', ...h264, ...aac],
        ...['-program', 'title=one:st=0:st=1', '-program', 'title=two:st=2:st=3', '-f', 'mpegts', 'film.m2t'],
      ],
    ],
    complaint: 'A recording holds several channels, and picture and sound are taken of different ones.',
    source: `${github}mbunkus/mkvtoolnix/issues/1990`,
    expected: shown('the four colours with beeps, not the test card'),
  },
  {
    name: 'size-changes-midway',
    type: 'm2t',
    steps: [
      [...both({ seconds: 12 }), ...h264, ...aac, '-f', 'mpegts', 'a.ts'],
      [
        ...both({ seconds: 12, width: 120, height: 90 }),
        ...h264,
        ...aac,
        '-output_ts_offset',
        '12',
        '-f',
        'mpegts',
        'b.ts',
      ],
    ],
    finish: (read) => Buffer.concat([read('a.ts'), read('b.ts')]),
    complaint: 'A lecture went on in another size after the break, which broke transcoding.',
    source: `${github}TUM-Dev/gocast/issues/533`,
    expected: {
      ...shown('the second half is not stretched: the disc stays round', { seconds: 24, within: 1, pillars: 1 / 8 }),
      bar: null,
    },
  },
  {
    name: 'open-groups',
    type: 'mts',
    steps: [
      [
        ...both({ rate: '25' }),
        ...[
          ...h264,
          '-preset',
          'veryfast',
          '-x264-params',
          'open-gop=1:bframes=5:b-pyramid=normal:keyint=50:min-keyint=50',
        ],
        ...[...aac, '-f', 'mpegts', 'film.mts'],
      ],
    ],
    complaint: 'Groups of pictures lean on the one before; cut there, the first pictures of a part are lost.',
    source: `${github}superuser404notfound/AetherEngine/issues/190`,
    expected: shown('no torn pictures'),
  },
  {
    name: 'camcorder-anamorphic',
    type: 'mts',
    steps: [[...both({ rate: '25' }), '-vf', 'scale=120:90,setsar=4/3', ...h264, ...ac3, '-f', 'mpegts', 'film.mts']],
    complaint: 'Pixels of 1440×1080 cameras are not square, and renders are squished.',
    source: `${github}jliljebl/flowblade/issues/727`,
    expected: shown('the disc is round'),
  },
  {
    name: 'sound-before-picture-in-file',
    type: 'mpg',
    steps: [
      [
        ...lavfi(beeps(), drawn(small)),
        '-map',
        '0:a',
        '-map',
        '1:v',
        ...mpeg2,
        '-c:a',
        'mp2',
        '-f',
        'mpeg',
        'film.mpg',
      ],
    ],
    complaint: 'The track of sound is listed before the picture, which is then not found.',
    source: `${github}svnpenn/mp4v2/issues/161`,
    expected: shown('the four colours', small),
  },
];
