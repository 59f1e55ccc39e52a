/** Damaged files, and files that are not films: accepted as far as they play, or refused with the true reason. */
import { renameCodec } from '../patches/mp4.ts';
import { cut, withZerosBehind, zeroed } from '../patches/bytes.ts';
import { aac, beeps, both, drawn, h264, lavfi, refused, shown, type Recipe } from '../recipe.ts';

const github = 'https://github.com/';

const whole = (file: string, ...more: string[]): string[] => [...both(), ...h264, '-g', '20', ...aac, ...more, file];

export const damaged: readonly Recipe[] = [
  {
    name: 'damaged-middle-ts',
    type: 'm2t',
    steps: [whole('whole.ts', '-f', 'mpegts')],
    finish: (read) => zeroed(read('whole.ts'), 0.5, 6_000),
    complaint: 'A camera writes broken packets now and then, and the player crashes there.',
    source: `${github}video-dev/hls.js/issues/6912`,
    expected: shown('goes on after the damage', { within: 1 }),
  },
  {
    name: 'damaged-middle-mp4',
    type: 'mp4',
    steps: [whole('whole.mp4')],
    finish: (read) => zeroed(read('whole.mp4'), 0.45, 3_000),
    complaint: 'Encoding hangs or ends at a damaged picture.',
    source: `${github}HandBrake/HandBrake/issues/396`,
    expected: shown('goes on after the damage', { within: 1 }),
  },
  {
    name: 'damaged-middle-mkv',
    type: 'mkv',
    steps: [whole('whole.mkv')],
    finish: (read) => zeroed(read('whole.mkv'), 0.5, 5_000),
    complaint: 'One bad packet of a file stops everything.',
    source: `${github}gwlsn/shrinkray/issues/74`,
    expected: shown('goes on after the damage', { within: 1 }),
  },
  {
    name: 'zeros-at-the-end',
    type: 'mp4',
    steps: [whole('whole.mp4')],
    finish: (read) => withZerosBehind(read('whole.mp4'), 70_000),
    complaint: 'Zeros behind the last box are read as boxes without a size.',
    source: `${github}strukturag/libheif/issues/1010`,
    expected: shown('the four colours'),
  },
  {
    name: 'cut-off-without-index',
    type: 'mp4',
    steps: [whole('whole.mp4')],
    finish: (read) => cut(read('whole.mp4'), 0.7),
    complaint: 'The file was not copied to its end, and all that is said is “moov atom not found”.',
    source: `${github}YunoHost-Apps/immich_ynh/issues/412`,
    expected: refused('cut_off'),
  },
  {
    name: 'cut-off-with-index',
    type: 'mp4',
    steps: [whole('whole.mp4', '-movflags', '+faststart')],
    finish: (read) => cut(read('whole.mp4'), 0.7),
    complaint: 'A film that stops early is stored as a whole one, with the length of the whole.',
    source: `${github}Techiebutler/freeframe/issues/415`,
    expected: { ...shown('ends where the data end', { seconds: 17, within: 3, orRefused: ['cut_off'] }), bar: null },
  },
  {
    name: 'sound-alone',
    type: 'mp4',
    steps: [[...lavfi(beeps()), ...aac, 'film.mp4']],
    complaint: 'A file that only has sound ends in an error about a missing rate of pictures.',
    source: `${github}Techiebutler/freeframe/issues/82`,
    expected: refused('no_picture'),
  },
  {
    name: 'sound-with-a-cover',
    type: 'mp4',
    steps: [
      [...lavfi('testsrc=size=300x300:rate=1:duration=1'), '-frames:v', '1', 'cover.jpg'],
      [
        '-i',
        'cover.jpg',
        ...lavfi(beeps()),
        '-map',
        '0',
        '-map',
        '1',
        '-c:v',
        'copy',
        '-disposition:v',
        'attached_pic',
        ...aac,
        'film.mp4',
      ],
    ],
    complaint: 'A song with a cover is taken for a video of one picture.',
    source: `${github}opencast/opencast/pull/1230`,
    expected: refused('no_picture'),
  },
  {
    name: 'unknown-codec',
    type: 'mp4',
    steps: [whole('whole.mp4')],
    finish: (read) => renameCodec(read('whole.mp4'), 'avc1', 'zzv9'),
    complaint: 'A film is of a codec that the player knows no description of.',
    source: `${github}mifi/lossless-cut/issues/1110`,
    expected: refused('undecodable'),
  },
  {
    name: 'encrypted',
    type: 'mp4',
    steps: [
      whole(
        'film.mp4',
        ...['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', '76a6c65c5ea762046bd749a2e632ccbb'],
        ...['-encryption_kid', 'a7e61c373e219033c21091fa607bf3b8'],
      ),
    ],
    complaint: 'Protected files are taken, and show noise.',
    source: `${github}shaka-project/shaka-packager/issues/1168`,
    expected: refused('undecodable'),
  },
  {
    name: 'nothing-decodes',
    type: 'mp4',
    steps: [[...lavfi(drawn()), ...h264, '-movflags', '+faststart', 'whole.mp4']],
    finish: (read) => {
      const film = read('whole.mp4');
      const data = film.indexOf('mdat', 0, 'latin1') + 4;
      return zeroed(film, data / film.length, film.length - data);
    },
    complaint: 'The index is whole, but the memory card has lost everything else.',
    source: `${github}anthwlock/untrunc/issues/277`,
    expected: refused('undecodable'),
  },
  {
    name: 'words-called-mp4',
    type: 'mp4',
    files: { 'words.txt': 'Nothing but words, and many of them. '.repeat(400) },
    steps: [],
    finish: (read) => read('words.txt'),
    complaint: 'A file of zero bytes or of something else is blamed on the player.',
    source: `${github}NateMccomb/TeslaCamViewer-legacy/issues/1`,
    expected: refused('corrupted'),
  },
  {
    name: 'too-short',
    type: 'mp4',
    steps: [[...both({ seconds: 3 }), ...h264, ...aac, 'film.mp4']],
    complaint: 'A clip shorter than what is asked for.',
    source: `${github}timerring/bilive/issues/215`,
    expected: refused('too_short'),
  },
];
