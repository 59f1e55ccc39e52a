import { maxHistory, type historyLifetimes } from '@afterglow/contract/limits';
import type { Video } from '@afterglow/contract/video';
import * as z from 'zod/mini';
import { readValue, removeValue, saveValue } from './device.ts';
import { historyEntry, registry, type HistoryEntry } from './registry.ts';

/**
 * The watch history on this device, for guests and members alike (R64, D15). Read from storage on every use, so that
 * two tabs agree.
 */

export interface HistorySettings {
  off: boolean;
  /** Days after which an entry is dropped; 0 means never. */
  days: (typeof historyLifetimes)[number];
}

const dayMs = 24 * 60 * 60 * 1_000;

export const readHistorySettings = (): HistorySettings =>
  readValue(registry.historySettings) ?? { off: false, days: 0 };

/** Returns the entries that have not expired, the newest first. */
export function readHistory(): HistoryEntry[] {
  const { days } = readHistorySettings();
  const entries = readValue(registry.history) ?? [];
  const oldest = days === 0 ? 0 : Date.now() - days * dayMs;
  return entries.filter(({ params }) => params.watched_at >= oldest);
}

function saveHistory(entries: readonly HistoryEntry[]): boolean {
  if (entries.length > 0) return saveValue(registry.history, entries.slice(0, maxHistory));
  removeValue(registry.history);
  return true;
}

/** Saves the settings and removes entries that they no longer allow; all of them if the history is switched off. */
export function saveHistorySettings(settings: HistorySettings): void {
  saveValue(registry.historySettings, settings);
  saveHistory(settings.off ? [] : readHistory());
}

const withoutVideo = (id: number) => readHistory().filter(({ params }) => params.video_id !== id);

/** Puts a video first. A video has one entry, however often it is watched. */
export function rememberVideo({
  id,
  dir,
  title,
  seconds,
  picture,
}: Pick<Video, 'id' | 'dir' | 'title' | 'seconds' | 'picture'>): void {
  if (readHistorySettings().off) return;
  const params = { video_id: id, dir, title, duration: seconds, scr: picture, watched_at: Date.now() };
  saveHistory([{ type: 'video', params }, ...withoutVideo(id)]);
}

export const forgetVideo = (id: number): boolean => saveHistory(withoutVideo(id));

export const clearHistory = (): void => removeValue(registry.history);

/** The format of an exported history; any other version is rejected. */
const copy = z.object({ version: z.literal(1), history: z.array(historyEntry) });

/** Returns the history as the text of a file. */
export const exportHistory = (): string =>
  JSON.stringify({ version: 1, history: readHistory() } satisfies z.infer<typeof copy>, null, 2);

/**
 * Adds the entries of an exported history; for a video in both, the later entry stays.
 * @returns how many videos are new; null if the text is not an exported history, or the device rejects it
 */
export function importHistory(text: string): number | null {
  try {
    const { history } = z.parse(copy, JSON.parse(text));
    const known = readHistory();
    const newest = [...history, ...known].toSorted((one, other) => other.params.watched_at - one.params.watched_at);
    const once = new Map(newest.toReversed().map((entry) => [entry.params.video_id, entry]));
    const ids = new Set(known.map(({ params }) => params.video_id));
    const merged = newest.filter((entry) => once.get(entry.params.video_id) === entry);
    return saveHistory(merged) ? [...once.keys()].filter((id) => !ids.has(id)).length : null;
  } catch {
    return null;
  }
}
