import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { playHls } from '../../design-system/player/VideoPlayer/nativeHls.ts';
import {
  parseSounds,
  pickSound,
  soundKey,
  soundLabel,
  type Sound,
} from '../../design-system/player/VideoPlayer/sounds.ts';

const sound = (name: string, lang = '', standard = false): Sound => ({ name, lang, standard });
const english = sound('English', 'en', true);
const german = sound('Deutsch (Stereo)', 'de');
const commentary = sound('Commentary', 'en');
const unknown = sound('2');

test.each([
  ['', [english, german], 0],
  ['', [german, english], 1],
  ['', [german, unknown], 0],
  ['de', [english, german], 1],
  ['de-AT', [english, german], 1],
  ['fr', [german, english], 1],
  ['2', [english, unknown], 1],
  ['Commentary', [english, german, commentary], 2],
  ['en', [german, commentary, english], 1],
])('the choice “%s” of %o plays number %i', (chosen, sounds, index) => {
  expect(pickSound(sounds, chosen)).toBe(index);
});

test.each([
  ['de', 'Deutsch'],
  ['fr', 'français'],
  ['th', 'ไทย'],
  ['pt-BR', 'português (Brasil)'],
  ['', 'Track'],
  ['und', 'Track'],
  ['not a tag', 'Track'],
])('a sound in “%s” is called “%s”', (lang, label) => {
  expect(soundLabel(sound('Track', lang), [sound('Track', lang)])).toBe(label);
});

test('two sounds in one language are told apart by what the stream calls them', () => {
  const sounds = [english, commentary, german];
  expect(sounds.map((one) => soundLabel(one, sounds))).toEqual(['English', 'Commentary', 'Deutsch']);
  expect(sounds.map((one) => soundKey(one, sounds))).toEqual(['English', 'Commentary', 'de']);
});

describe('a list of qualities', () => {
  test('names its sounds, once for all groups', () => {
    const playlist = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch, stereo",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,URI="a"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="low",NAME="Deutsch, stereo",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,URI="b"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="2",AUTOSELECT=YES,URI="c"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="texts",NAME="English",LANGUAGE="en",URI="d"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="sound"',
      'video.m3u8',
    ];
    const sounds = [sound('Deutsch, stereo', 'de', true), sound('2')];
    expect(parseSounds(playlist.join('\n'))).toEqual(sounds);
    expect(parseSounds(playlist.join('\r\n'))).toEqual(sounds);
  });

  test('may be any text', () => {
    const line = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `#EXT-X-MEDIA:TYPE=AUDIO,${rest}`),
      fc.string().map((name) => `#EXT-X-MEDIA:TYPE=AUDIO,NAME="${name}",LANGUAGE="${name}"`),
    );
    fc.assert(
      fc.property(fc.array(line), fc.string(), (lines, chosen) => {
        const sounds = parseSounds(lines.join('\n'));
        for (const one of sounds) expect(soundLabel(one, sounds)).not.toBe('');
        const picked = pickSound(sounds, chosen);
        expect(picked).toBeGreaterThanOrEqual(0);
        expect(picked).toBeLessThan(Math.max(1, sounds.length));
      }),
    );
  });
});

test('where the browser plays streams itself, its own list of sounds is used', () => {
  const tracks = Object.assign(new EventTarget(), {
    list: [
      { kind: 'main', label: 'English', language: 'en', enabled: true },
      { kind: 'alternative', label: 'Deutsch', language: 'de', enabled: false },
    ],
    *[Symbol.iterator]() {
      yield* this.list;
    },
  });
  const film = { audioTracks: tracks, src: '', load: vi.fn<() => void>() };
  const onChange = vi.fn<() => void>();
  // A stand-in with the parts of the element that are used; these tests have no DOM.
  const stream = playHls(film as unknown as HTMLVideoElement, '/master.m3u8', { onChange, onError: () => {} });
  expect(film.src).toBe('/master.m3u8');
  expect(film.load).toHaveBeenCalledOnce();
  tracks.dispatchEvent(new Event('addtrack'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(stream.sounds()).toEqual([sound('English', 'en', true), sound('Deutsch', 'de')]);
  stream.selectSound(1);
  expect(tracks.list.map(({ enabled }) => enabled)).toEqual([false, true]);
  stream.destroy();
  tracks.dispatchEvent(new Event('addtrack'));
  expect(onChange).toHaveBeenCalledOnce();
});
