import { savesData } from '../../reader/savesData.ts';
import type { PlayerSource } from './playerServices.ts';

export interface Choice {
  source: PlayerSource;
  /** For a stream, the height of its only rendition; null lets the engine choose. */
  height: number | null;
  /** True if it is the source that the server sends when nothing is chosen. */
  isDefault: boolean;
}

/**
 * Returns the source for a chosen quality; null if there is none. `auto` is the stream if there is one, else the file
 * that the server prefers. `saver` is the smallest file. A height is the file of that height, else the next lower one,
 * else the smallest. Files have only the default sound, so `anySound` takes the stream instead, limited to the height
 * of that file.
 */
export function pickSource(
  sources: readonly PlayerSource[],
  quality: string,
  { saveData = savesData(), anySound = false } = {},
): Choice | null {
  const files = sources.filter(({ kind }) => kind === 'mp4').sort((one, other) => other.height - one.height);
  const stream = sources.find(({ kind }) => kind === 'hls');
  const preferred = files.find((file) => file.preferred) ?? files[0];
  const of = (source: PlayerSource | undefined, height: number | null = null): Choice | null =>
    source ? { source, height, isDefault: source === preferred } : null;
  const fileOr = (file: PlayerSource | undefined, height: number) =>
    file && !(anySound && stream) ? of(file) : of(stream, height);
  if (quality === 'saver' || (quality === 'auto' && saveData)) return fileOr(files.at(-1), 0);
  const height = Number(quality);
  if (quality === 'auto' || !Number.isFinite(height)) return of(stream ?? preferred);
  return fileOr(files.find((one) => one.height <= height) ?? files.at(-1), height);
}
