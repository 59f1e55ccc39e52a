/** Films of phones and action cameras. */
import { aac, beeps, both, drawn, h264, lavfi, shown, type Recipe } from '../recipe.ts';
import { mirrorTrack } from '../patches/mp4.ts';

const github = 'https://github.com/';

/** A recipe whose file contains a rotated picture and a note to rotate it back. */
const turned = (name: string, degrees: number, filter: string, source: string): Recipe => ({
  name,
  type: degrees === 180 ? 'mov' : 'mp4',
  steps: [
    [
      ...both({ width: degrees === 180 ? 160 : 90, height: degrees === 180 ? 90 : 160 }),
      '-vf',
      filter,
      ...h264,
      ...aac,
      'flat.mp4',
    ],
    ['-i', 'flat.mp4', '-c', 'copy', '-metadata:s:v:0', `rotate=${degrees}`, `film.${degrees === 180 ? 'mov' : 'mp4'}`],
  ],
  complaint: 'The turn that a phone notes beside the picture is lost, and the film lies on its side or on its head.',
  source,
  expected: shown('upright', degrees === 180 ? {} : { width: 90, height: 160 }),
});

export const phones: readonly Recipe[] = [
  turned('turned-90', 90, 'transpose=1', `${github}HandBrake/HandBrake/issues/409`),
  turned('turned-180', 180, 'hflip,vflip', `${github}lisamelton/video-transcoding-scripts/issues/9`),
  turned('turned-270', 270, 'transpose=2', `${github}element-hq/element-x-android/issues/5002`),
  {
    name: 'mirrored-by-matrix',
    type: 'mp4',
    steps: [[...both(), '-vf', 'hflip', ...h264, ...aac, 'film.mp4']],
    finish: (read) => mirrorTrack(read('film.mp4'), 160),
    complaint: 'Videos of the front camera come out mirrored.',
    source: `${github}CameraKit/camerakit-android/issues/305`,
    expected: shown('not mirrored: red is left of green'),
  },
  {
    name: 'variable-rate',
    type: 'mp4',
    steps: [
      [
        ...both({ rate: '30' }),
        '-vf',
        String.raw`select='lt(t\,8)+not(mod(n\,7))'`,
        '-vsync',
        'vfr',
        ...h264,
        ...aac,
        'film.mp4',
      ],
    ],
    complaint: 'A recording of 10 to 61 pictures a second plays too fast, and its sound goes on alone.',
    source: `${github}WyattBlue/auto-editor/issues/152`,
    expected: shown('clock and beeps together to the end'),
  },
  {
    name: 'rate-of-90000',
    type: 'mp4',
    steps: [
      [
        ...both(),
        ...['-vf', "settb=1/90000,setpts='PTS+900*sin(N)+N'", '-vsync', 'passthrough', '-enc_time_base', '1:90000'],
        ...[...h264, ...aac, '-video_track_timescale', '90000', 'film.mp4'],
      ],
    ],
    complaint: 'Screen recordings of a phone seem to have 90,000 pictures a second and are never encoded.',
    source: `${github}WWBN/AVideo/issues/9539`,
    expected: shown('plays evenly'),
  },
  {
    name: 'rate-of-600',
    type: 'mov',
    steps: [
      [
        ...both({ rate: '25' }),
        ...['-vf', "settb=1/600,setpts='PTS+mod(N,3)*5'", '-vsync', 'passthrough', '-enc_time_base', '1:600'],
        ...[...h264, ...aac, '-video_track_timescale', '600', 'film.mov'],
      ],
    ],
    complaint: 'A film of a drone is taken for one of 600 pictures a second, and cut at the wrong key frames.',
    source: `${github}shaka-project/shaka-streamer/issues/90`,
    expected: shown('plays evenly'),
  },
  {
    name: 'slow-motion-240',
    type: 'mov',
    steps: [[...both({ rate: '240', width: 96, height: 54 }), ...h264, ...aac, 'film.mov']],
    complaint: 'Slow motion of 240 pictures a second stutters or is flattened.',
    source: `${github}mastodon/mastodon/issues/6377`,
    expected: shown('plays at its own speed', { width: 96, height: 54 }),
  },
  {
    name: 'hlg',
    type: 'mov',
    steps: [
      [
        ...both(),
        '-vf',
        'scale=out_color_matrix=bt709,format=yuv444p,zscale=tin=bt709:min=bt709:pin=bt709:rin=limited:t=arib-std-b67:m=bt2020nc:p=bt2020:r=limited:npl=203,format=yuv420p10le',
        ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-tag:v', 'hvc1'],
        ...['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc', ...aac, 'film.mov'],
      ],
    ],
    complaint: 'HDR films of phones come out washed out.',
    source: `${github}LibrePhotos/librephotos/issues/455`,
    expected: shown('the four colours are full, not grey'),
  },
  {
    name: 'hevc-10-bit',
    type: 'mp4',
    steps: [
      [
        ...both(),
        ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-pix_fmt', 'yuv420p10le'],
        ...['-tag:v', 'hvc1', ...aac, 'film.mp4'],
      ],
    ],
    complaint: 'HEVC of 10 bits cannot be played in a browser.',
    source: `${github}jellyfin/jellyfin/issues/2975`,
    expected: shown('the four colours'),
  },
  {
    name: 'h263-of-an-old-phone',
    type: '3gp',
    steps: [
      [
        ...both({ width: 176, height: 144, seconds: 21.7 }),
        ...['-c:v', 'h263', '-b:v', '60k', '-c:a', 'aac', '-ar', '8000', '-ac', '1', '-b:a', '12k', 'film.3gp'],
      ],
    ],
    complaint: 'Transcoding of 3gp fails.',
    source: `${github}rtCamp/transcoder/issues/264`,
    expected: shown('the four colours', { width: 176, height: 144, seconds: 21.7 }),
  },
  {
    name: 'track-of-time-codes',
    type: 'mov',
    steps: [[...both(), ...h264, ...aac, '-timecode', '11:07:15:07', 'film.mov']],
    complaint: 'Tracks of data and time codes beside picture and sound make the encoder give up.',
    source: `${github}bartekmotyl/simple-video-cutter/issues/60`,
    expected: shown('the four colours'),
  },
  {
    name: 'place-and-device',
    type: 'mov',
    steps: [
      [
        ...both(),
        ...[...h264, ...aac, '-movflags', 'use_metadata_tags', '-metadata', 'location=+32.5945+035.2360/'],
        ...[
          '-metadata',
          'com.apple.quicktime.make=Example',
          '-metadata',
          'creation_time=2023-02-16T09:23:36Z',
          'film.mov',
        ],
      ],
    ],
    complaint: 'Files of cameras hold the place where they were made.',
    source: `${github}time4tea/gopro-dashboard-overlay/issues/119`,
    expected: shown('nothing of the place on the page'),
  },
  {
    name: 'full-range',
    type: 'mp4',
    steps: [
      [
        ...both(),
        '-vf',
        'scale=out_range=pc',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-pix_fmt',
        'yuvj420p',
        ...aac,
        'film.mp4',
      ],
    ],
    complaint: 'Pictures of full range are encoded anew, and come out too dark or too pale.',
    source: `${github}mastodon/mastodon/pull/34098`,
    expected: shown('white is white, black is black'),
  },
  {
    name: 'sound-starts-later',
    type: 'mp4',
    steps: [
      [
        ...lavfi(drawn()),
        '-itsoffset',
        '2.5',
        ...lavfi(beeps(21.8)),
        ...['-map', '0:v', '-map', '1:a', ...h264, ...aac, 'film.mp4'],
      ],
    ],
    complaint: 'The sound begins later than the picture; encoded, both begin at once.',
    source: `${github}holepunchto/bare-media/issues/75`,
    expected: shown('silence for two and a half seconds'),
  },
  {
    name: 'picture-starts-later',
    type: 'mp4',
    steps: [
      [
        '-itsoffset',
        '1.7',
        ...lavfi(drawn({ seconds: 22.6 })),
        ...lavfi(beeps()),
        ...['-map', '0:v', '-map', '1:a', ...h264, ...aac, 'film.mp4'],
      ],
    ],
    complaint: 'The picture starts after the sound, and encoding puts them seconds apart.',
    source: `${github}rigaya/NVEnc/issues/386`,
    expected: shown('the bar waits for 1.7 s', { bar: [-0.075, 1] }),
  },
];
