import { savesData } from '../../reader/savesData.ts';
import type { PlayerSource } from './playerServices.ts';

export interface Choice {
  source: PlayerSource;
  /** Of a stream: the one rendition to keep to; null lets the engine choose. */
  height: number | null;
  /** What the server sends when nothing is chosen. */
  isDefault: boolean;
}

/**
 * The source for a chosen quality: `auto` is the stream where there is one, else what the server prefers; `saver` the
 * smallest; a height the file of that height, else the nearest below, else the smallest above. Files have only the standard
 * sound, so whoever may want another one gets the stream, kept to what would have been the file's height.
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
