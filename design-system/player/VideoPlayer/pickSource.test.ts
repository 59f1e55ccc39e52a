import { expect, test } from 'vitest';
import type { PlayerSource } from './playerServices.ts';
import { pickSource } from './pickSource.ts';

const file = (height: number, preferred = false): PlayerSource => ({
  kind: 'mp4',
  height,
  src: `/${height}`,
  preferred,
});
const stream: PlayerSource = { kind: 'hls', height: 0, src: '/main.m3u8', preferred: false };
const files = [file(240), file(720), file(360, true)];

test.each([
  ['auto', [...files, stream], stream.src],
  ['auto', files, '/360'],
  ['auto', [file(240), file(720)], '/720'],
  ['saver', [...files, stream], '/240'],
  ['720', [...files, stream], '/720'],
  ['480', files, '/360'],
  ['144', files, '/240'],
  ['720', [stream], stream.src],
  ['nonsense', files, '/360'],
])('for “%s” of %o it is %s', (quality, sources, src) => {
  expect(pickSource(sources, quality, { saveData: false })?.source.src).toBe(src);
});

test('a visitor who saves data gets the smallest file, unless a quality was chosen', () => {
  expect(pickSource([...files, stream], 'auto', { saveData: true })?.source.src).toBe('/240');
  expect(pickSource([...files, stream], '720', { saveData: true })?.source.src).toBe('/720');
});

test('a stream alone is kept to the height that was chosen', () => {
  expect(pickSource([stream], '720', { saveData: false })?.height).toBe(720);
  expect(pickSource([stream], 'auto', { saveData: false })?.height).toBeNull();
});

test('without a source there is no choice', () => {
  expect(pickSource([], 'auto', { saveData: false })).toBeNull();
});

test.each([
  ['auto', null],
  ['saver', 0],
  ['720', 720],
])('whoever may want another sound gets the stream for “%s”, kept to a height of %s', (quality, height) => {
  const choice = pickSource([...files, stream], quality, { saveData: false, anySound: true });
  expect(choice).toMatchObject({ source: stream, height });
  expect(pickSource(files, quality, { saveData: false, anySound: true })?.source.kind).toBe('mp4');
});
