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
 * smallest; a height the file of that height, else the nearest below, else the smallest above.
 */
export function pickSource(sources: readonly PlayerSource[], quality: string, saveData = savesData()): Choice | null {
  const files = sources.filter(({ kind }) => kind === 'mp4').sort((one, other) => other.height - one.height);
  const stream = sources.find(({ kind }) => kind === 'hls');
  const preferred = files.find((file) => file.preferred) ?? files[0];
  const of = (source: PlayerSource | undefined, height: number | null = null): Choice | null =>
    source ? { source, height, isDefault: source === preferred } : null;
  if (quality === 'saver' || (quality === 'auto' && saveData))
    return of(files.at(-1) ?? stream, files.length > 0 ? null : 0);
  const height = Number(quality);
  if (quality === 'auto' || !Number.isFinite(height)) return of(stream ?? preferred);
  const file = files.find((one) => one.height <= height) ?? files.at(-1);
  return file ? of(file) : of(stream, height);
}
