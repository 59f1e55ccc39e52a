/** Recipes for films: how each is made, and what is expected of it. */
import type { ErrorCode } from '@afterglow/contract/errorCode';
import type { uploadExtensions } from '@afterglow/contract/uploadFiles';

export interface Accepted {
  verdict: 'accepted';
  /**
   * The displayed size, after sample aspect and rotation. Only the ratio is compared, because a rendition may be
   * smaller.
   */
  width: number;
  height: number;
  seconds: number;
  /** Tolerance of the length in seconds; the default is 0.5. */
  within?: number;
  sound: boolean;
  /** Position of the white bar at the first and the last moment, as a share of its way; null if it is not checked. */
  bar: readonly [number, number] | null;
  /** Share of the width that is black at each side, for a part with another shape; the default is none. */
  pillars?: number;
  /** A description for people who check the film by eye or ear. */
  see: string;
  /** A refusal with one of these codes is correct, too. */
  orRefused?: readonly ErrorCode[];
}

interface Refused {
  verdict: 'refused';
  codes: readonly ErrorCode[];
}

export interface Recipe {
  /** Named after the one thing that distinguishes it. */
  name: string;
  type: (typeof uploadExtensions)[number];
  /** Files that the steps read, by name. */
  files?: Readonly<Record<string, string | Buffer>>;
  /** Arguments of ffmpeg, for one run after the other in an empty folder. The last run writes `film.` and the type. */
  steps: readonly (readonly string[])[];
  /** Makes the film from the files of the steps, if ffmpeg cannot write it in this form. */
  finish?: (read: (name: string) => Buffer) => Buffer;
  /** The problem that people report. */
  complaint: string;
  /** The address of a report. */
  source: string;
  expected: Accepted | Refused;
}

export interface Picture {
  width?: number;
  height?: number;
  /** Pictures per second, such as `30000/1001`. */
  rate?: string;
  seconds?: number;
}

const defaults = { width: 160, height: 90, rate: '10', seconds: 24.3 };

/**
 * Returns a graph for a picture in which every fault is visible: a colour for each corner (red, green; blue, yellow), a
 * white disc that must be round, a clock, and a white bar that crosses the picture from left to right once.
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

/** Returns a graph for a tone with a beep each second. */
export const beeps = (seconds = defaults.seconds, rate = 48_000): string =>
  `sine=frequency=330:beep_factor=4:sample_rate=${rate}:duration=${seconds}`;

export const lavfi = (...graphs: string[]): string[] => graphs.flatMap((graph) => ['-f', 'lavfi', '-i', graph]);

/** Returns inputs for picture and sound of the default length. */
export const both = (picture: Picture = {}): string[] =>
  lavfi(drawn(picture), beeps(picture.seconds ?? defaults.seconds));

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-crf', '28'];
export const aac = ['-c:a', 'aac', '-b:a', '64k'];

/** The expectation for most films: visible and audible from the first to the last moment. */
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
