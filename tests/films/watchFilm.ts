/** Plays a film on its page as a visitor does, and checks the pictures. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Accepted } from './recipe.ts';
import type { FilmBrowser, FilmPage } from './browsers/filmBrowser.ts';

export interface Watched {
  faults: string[];
  /** As the browser reports it. */
  seconds: number;
  width: number;
  height: number;
  /** Screenshots of the player as PNG: at the start, in the middle, before the end and at the end. */
  photos: Buffer[];
}

interface Look {
  at: number;
  duration: number;
  ended: boolean;
  width: number;
  height: number;
  /** Red, green and blue at 160 places along the upper and the lower edge. */
  edges: [number, number, number][][];
  /** Position of the white bar as a share of its way; null if there is none. */
  bar: number | null;
  /** Null if the browser does not report whether there is sound. */
  sound: boolean | null;
  /** A sample of the pixels, to compare pictures. */
  pixels: number[];
  endScreen: boolean;
  player: string;
  /** Whether the pixels of the film can be read. */
  known: boolean;
}

/** Runs in the page. Returns null if there is no video element. */
function look(known: boolean): Look | null {
  const film = document.querySelector('video');
  const player = document.querySelector<HTMLElement>('[data-component="VideoPlayer"]')?.dataset['state'] ?? 'missing';
  if (!film) return null;
  const canvas = document.createElement('canvas');
  const [columns, rows] = [160, 90];
  [canvas.width, canvas.height] = [columns, rows];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(film, 0, 0, columns, rows);
  const { data } = context.getImageData(0, 0, columns, rows);
  const pixel = (x: number, y: number): [number, number, number] => {
    const at = (y * columns + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const white: number[] = [];
  for (let x = 0; x < columns; x += 1) {
    const [low, high] = [Math.min(...pixel(x, 45)), Math.max(...pixel(x, 45))];
    if (low > 140 && high - low < 70) white.push(x + 0.5);
  }
  const middle = white.reduce((sum, x) => sum + x, 0) / white.length / columns;
  const half = 0.025;
  const pixels: number[] = [];
  for (let y = 2; y < rows; y += 6) for (let x = 2; x < columns; x += 5) pixels.push(Math.max(...pixel(x, y)));
  // Each engine has its own property for it.
  const {
    webkitAudioDecodedByteCount: bytes,
    mozHasAudio,
    audioTracks,
  } = film as HTMLVideoElement & {
    webkitAudioDecodedByteCount?: number;
    mozHasAudio?: boolean;
    audioTracks?: ArrayLike<unknown>;
  };
  const signs = new Set([
    bytes === undefined ? null : bytes > 0,
    mozHasAudio ?? null,
    audioTracks ? audioTracks.length > 0 : null,
  ]);
  return {
    at: film.currentTime,
    duration: film.duration,
    ended: film.ended,
    width: film.videoWidth,
    height: film.videoHeight,
    edges: [6, 83].map((y) => Array.from({ length: columns }, (_, x) => pixel(x, y))),
    bar: white.length === 0 || white.length > 40 ? null : (middle - half) / (1 - 2 * half),
    sound: signs.has(true) ? true : signs.has(false) ? false : null,
    pixels,
    endScreen: document.querySelector('[data-part="end-replay"]') !== null,
    player,
    known,
  };
}

async function lookAt(page: FilmPage): Promise<Look> {
  const seen = await page.run(look, page.canvasShowsFilms);
  if (!seen) throw new Error('the player has no film');
  if (seen.player === 'broken') throw new Error('the player says that the video cannot be played');
  return seen;
}

/** Looks repeatedly until a condition holds. On a timeout, throws an error with the last state. */
async function lookUntil(
  page: FilmPage,
  what: string,
  timeoutMs: number,
  holds: (seen: Look) => boolean,
): Promise<Look> {
  for (const last = Date.now() + timeoutMs; ; await sleep(100)) {
    const seen = await lookAt(page);
    if (holds(seen)) return seen;
    if (Date.now() > last) throw new Error(`${what}: still at ${seen.at.toFixed(2)} of ${seen.duration.toFixed(2)} s`);
  }
}

const isColour: Record<'red' | 'green' | 'blue' | 'yellow', (colour: [number, number, number]) => boolean> = {
  red: ([r, g, b]) => r > g + 40 && r > b + 40,
  green: ([r, g, b]) => g > r + 25 && g > b + 25,
  blue: ([r, g, b]) => b > r + 30 && b > g + 30,
  yellow: ([r, g, b]) => r > b + 40 && g > b + 40,
};
const order = ['red', 'green', 'blue', 'yellow'] as const;

function colourFaults({ edges, known }: Look, { pillars = 0 }: Accepted, where: string): string[] {
  if (!known) return [];
  const corners = edges.flatMap((edge) => {
    const inset = 10 + Math.round(edge.length * pillars);
    return [edge[inset], edge[edge.length - 1 - inset]];
  });
  const wrong = order.filter((name, index) => !isColour[name](corners[index] ?? [0, 0, 0]));
  return wrong.length > 0 ? [`${where}: not ${wrong.join(', ')} where they belong (${corners.join(' | ')})`] : [];
}

/**
 * Returns a fault if the white bar is in the wrong place. The tolerance is 3.5 % of its way or 1.3 s, whichever is more,
 * because at some rates a picture stays longer.
 */
function barFaults({ bar, at, duration, known }: Look, expected: Accepted, where: string): string[] {
  if (!expected.bar || !known) return [];
  const [from, to] = expected.bar;
  const should = Math.max(0, Math.min(1, from + ((to - from) * at) / duration));
  if (bar === null) return [`${where}: the bar is not to be seen`];
  const tolerance = Math.max(0.035, 1.3 / duration);
  return Math.abs(bar - should) > tolerance
    ? [`${where}: the bar is at ${bar.toFixed(2)} rather than ${should.toFixed(2)}`]
    : [];
}

const difference = (one: Look, other: Look): number =>
  Math.max(...one.pixels.map((value, index) => Math.abs(value - (other.pixels[index] ?? 0))));

const player = '[data-component="VideoPlayer"]';

const thumbOf = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).resize(64, 36, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** A black player has hardly any contrast. */
const isBlack = (thumb: Buffer): boolean => Math.max(...thumb) - Math.min(...thumb) < 100;

/**
 * Takes a screenshot of the player. WebKitGTK paints a film some time after a seek, so a black player is tried again.
 */
async function photograph(page: FilmPage): Promise<Buffer> {
  for (let tries = 0; ; tries += 1) {
    const photo = await page.photograph(player);
    if (tries === 6 || !isBlack(await thumbOf(photo))) return photo;
    await sleep(400);
  }
}

/** Returns faults for screenshots of a black player, and for a picture that did not change between start and middle. */
async function photoFaults(photos: readonly Buffer[], expected: Accepted): Promise<string[]> {
  const names = ['start', 'middle', 'before the end'];
  const thumbs = await Promise.all(photos.slice(0, names.length).map(thumbOf));
  const black = names.filter((_, index) => thumbs[index] !== undefined && isBlack(thumbs[index]));
  const [start, middle] = thumbs;
  const isStill = start && middle && expected.bar && Buffer.compare(start, middle) === 0;
  return [...black.map((name) => `${name}: the photograph is black`), ...(isStill ? ['the picture stands still'] : [])];
}
const startMs = 45_000;

/** Plays on for some seconds and returns the faults of the pictures. */
async function playOn(page: FilmPage, seconds: number, expected: Accepted, where: string): Promise<string[]> {
  const first = await lookAt(page);
  const goal = Math.min(first.at + seconds, first.duration - 0.3);
  const second = await lookUntil(page, where, seconds * 6_000 + 25_000, ({ at, ended }) => at >= goal || ended);
  const faults = [...colourFaults(second, expected, where), ...barFaults(second, expected, where)];
  if (expected.bar && second.known && difference(first, second) < 12) faults.push(`${where}: the picture stands still`);
  return faults;
}

const seek = (page: FilmPage, seconds: number): Promise<void> =>
  page.run((to) => {
    const film = document.querySelector('video');
    if (!film) return;
    film.currentTime = to;
    film.play().catch(() => undefined);
  }, seconds);

const settled = (page: FilmPage, from: number) =>
  lookUntil(page, `the jump to ${from.toFixed(1)} s`, startMs, ({ at, ended }) => at > from + 0.1 || ended);

/** Seconds that are played at start and middle, and one and a half times before the end; or the film from start to end. */
export type PlayedLength = number | 'whole';

/** Returns how long its end may take, in milliseconds. */
async function playWhole(page: FilmPage, { duration }: Look, photos: Buffer[]): Promise<number> {
  await sleep((duration / 2) * 1_000);
  photos.push(await photograph(page));
  return duration * 1_000 + 120_000;
}

/** Plays the start and the middle, and jumps to before the end. Returns how long its end may take, in milliseconds. */
async function playParts(
  page: FilmPage,
  start: Look,
  { seconds, expected, watched: { faults, photos } }: { seconds: number; expected: Accepted; watched: Watched },
): Promise<number> {
  faults.push(...(await playOn(page, seconds, expected, 'start')));
  await seek(page, start.duration / 2);
  await settled(page, start.duration / 2);
  photos.push(await photograph(page));
  faults.push(...(await playOn(page, seconds, expected, 'middle')));
  const tail = Math.min(start.duration * 0.6, seconds * 1.5);
  await seek(page, start.duration - tail);
  await settled(page, start.duration - tail);
  photos.push(await photograph(page));
  return tail * 6_000 + 30_000;
}

async function watch(
  page: FilmPage,
  url: string,
  expected: Accepted,
  length: PlayedLength,
  watched: Watched,
): Promise<void> {
  const { faults, photos } = watched;
  await page.open(url);
  const upgraded = await page.run(async () => {
    for (let tries = 0; tries < 300; tries += 1) {
      if (document.querySelector('[data-component="VideoPlayer"][data-upgrade="done"]')) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  });
  if (!upgraded) throw new Error('the controls did not come');
  // Moves the pointer over the player first, like a visitor: this makes the player request the stream.
  await page.run(async () => {
    const film = document.querySelector('video');
    if (film) film.muted = true;
    const root = document.querySelector('[data-component="VideoPlayer"]');
    for (const type of ['pointerover', 'pointerenter', 'pointermove'])
      root?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    for (let tries = 0; tries < 50 && !film?.currentSrc.startsWith('blob:'); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.press('[data-part="player-start"]');
  // Until the stream is ready, WebKit plays the file that it got first and reports a growing duration.
  const start = await lookUntil(
    page,
    'the start',
    startMs,
    ({ at, duration }) => at > 0.2 && duration > expected.seconds / 2,
  );
  Object.assign(watched, { seconds: start.duration, width: start.width, height: start.height });
  photos.push(await photograph(page));
  const within = (expected.within ?? 0.5) + 0.01;
  if (Math.abs(start.duration - expected.seconds) > within)
    faults.push(`lasts ${start.duration.toFixed(2)} s rather than ${expected.seconds}`);
  const [ratio, should] = [start.width / start.height, expected.width / expected.height];
  if (Math.abs(ratio / should - 1) > 0.03) faults.push(`is shown as ${start.width}×${start.height}`);
  const endMs =
    length === 'whole'
      ? await playWhole(page, start, photos)
      : await playParts(page, start, { seconds: length, expected, watched });
  // Firefox stops some films 3 ms before their duration without ending them. The player takes that for the end.
  const end = await lookUntil(page, 'the end', endMs, ({ ended, endScreen }) => ended || endScreen);
  faults.push(...colourFaults(end, expected, 'end'), ...barFaults(end, expected, 'end'));
  if (end.sound === false && expected.sound) faults.push('has no sound');
  const after = await lookUntil(page, 'the end screen', 10_000, ({ endScreen }) => endScreen).catch(() => null);
  if (!after) faults.push('no end screen');
  photos.push(await page.photograph(player));
  faults.push(...(await photoFaults(photos, expected)));
}

export async function watchFilm(
  browser: FilmBrowser,
  url: string,
  expected: Accepted,
  length: PlayedLength,
): Promise<Watched> {
  const watched: Watched = { faults: [], seconds: 0, width: 0, height: 0, photos: [] };
  const page = await browser.newPage();
  try {
    await watch(page, url, expected, length, watched);
  } catch (error) {
    watched.faults.push(error instanceof Error ? error.message : String(error));
    await page.photograph(player).then(
      (photo) => watched.photos.push(photo),
      () => undefined,
    );
  } finally {
    watched.faults.push(...page.errors().map((error) => `the page: ${error}`));
    await page.close().catch(() => undefined);
  }
  return watched;
}
