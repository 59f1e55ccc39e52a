/** What a film is made by, and what is expected of it. */
import type { ErrorCode } from '@afterglow/contract/errorCode';
import type { uploadExtensions } from '@afterglow/contract/uploadFiles';

export interface Accepted {
  verdict: 'accepted';
  /** As it is to be displayed: after sample aspect and rotation. Only the ratio matters, as a quality may be smaller. */
  width: number;
  height: number;
  seconds: number;
  /** By how many seconds the length may differ; half a second without it. */
  within?: number;
  sound: boolean;
  /** Where the white bar is at the first and the last moment, of the width; null where it says nothing. */
  bar: readonly [number, number] | null;
  /** How much of the width is black at each side, where a part has another shape; none without it. */
  pillars?: number;
  /** A description for people who check the film by eye or ear. */
  see: string;
  /** A refusal with one of these codes is as true. */
  orRefused?: readonly ErrorCode[];
}

interface Refused {
  verdict: 'refused';
  codes: readonly ErrorCode[];
}

export interface Recipe {
  /** After the one thing that sets it apart. */
  name: string;
  type: (typeof uploadExtensions)[number];
  /** Files that the steps read, by their names. */
  files?: Readonly<Record<string, string | Buffer>>;
  /** Arguments of ffmpeg, one run after the other in an empty folder. The last writes `film.` and the type. */
  steps: readonly (readonly string[])[];
  /** Makes the film of what the steps wrote, where ffmpeg cannot write it so. */
  finish?: (read: (name: string) => Buffer) => Buffer;
  /** What people report. */
  complaint: string;
  /** Where they do. */
  source: string;
  expected: Accepted | Refused;
}

export interface Picture {
  width?: number;
  height?: number;
  /** Pictures a second, such as `30000/1001`. */
  rate?: string;
  seconds?: number;
}

const defaults = { width: 160, height: 90, rate: '10', seconds: 24.3 };

/**
 * A picture in which every fault shows: a colour for each corner (red, green; blue, yellow), a white disc that must be round,
 * a clock, and a white bar that crosses the middle from left to right once.
 */
export function drawn(picture: Picture = {}): string {
  const { width, height, rate, seconds } = { ...defaults, ...picture };
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const box = (x: number, y: number, colour: string) =>
    `drawbox=x=${x}:y=${y}:w=${halfWidth}:h=${halfHeight}:c=${colour}:t=fill`;
  const side = Math.min(width, height);
  const text = (what: string, size: number, y: number) =>
    `drawtext=font=DejaVu Sans:fontcolor=white:text='${what}':fontsize=${Math.round(size)}:x=(w-tw)/2:y=${Math.round(y)}`;
  return [
    `color=c=0xB02828:s=${width}x${height}:r=${rate}:d=${seconds}`,
    box(halfWidth, 0, '0x28A028'),
    box(0, halfHeight, '0x2838C0'),
    box(halfWidth, halfHeight, '0xC8B020'),
    text('●', side * 0.5, height * 0.04),
    `${text(String.raw`%{pts\:hms}`, side * 0.17, height * 0.68)}:box=1:boxcolor=black`,
    `format=yuv444p[back];color=c=white:s=${Math.max(4, Math.round(width / 20))}x${Math.max(4, Math.round(height / 9))}:r=${rate}:d=${seconds},format=yuv444p[bar];[back][bar]overlay=format=yuv444:x='(W-w)*t/${seconds}':y=(H-h)/2`,
  ].join(',');
}

/** A tone with a beep each second. */
export const beeps = (seconds = defaults.seconds, rate = 48_000): string =>
  `sine=frequency=330:beep_factor=4:sample_rate=${rate}:duration=${seconds}`;

export const lavfi = (...graphs: string[]): string[] => graphs.flatMap((graph) => ['-f', 'lavfi', '-i', graph]);

/** Picture and sound of the default length. */
export const both = (picture: Picture = {}): string[] =>
  lavfi(drawn(picture), beeps(picture.seconds ?? defaults.seconds));

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-crf', '28'];
export const aac = ['-c:a', 'aac', '-b:a', '64k'];

/** What is expected of most: seen and heard from the first to the last moment. */
export const shown = (see: string, changes: Partial<Accepted> = {}): Accepted => ({
  verdict: 'accepted',
  width: defaults.width,
  height: defaults.height,
  seconds: defaults.seconds,
  sound: true,
  bar: [0, 1],
  see,
  ...changes,
});

export const refused = (...codes: ErrorCode[]): Refused => ({ verdict: 'refused', codes });
