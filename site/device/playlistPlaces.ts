import { maxPlaylistPlaces } from '@afterglow/contract/limits';
import { readValue, removeValue, saveValue } from './device.ts';
import { readPlayerPreferences } from './player.ts';
import { registry } from './registry.ts';

/** The place that was reached in a list: a video, and its place in the order that was played. */
export interface PlaylistPlace {
  /** Key of the list. */
  list: string;
  id: number;
  dir: string;
  place: number;
  total: number;
  /** Key of the shuffled order; empty for the list's own. */
  shuffle: string;
}

const readPlaces = (): PlaylistPlace[] => readValue(registry.playlistPlaces) ?? [];

/** Returns how far a list was played; null if it was not, or only its first video. */
export const readPlaylistPlace = (list: string): PlaylistPlace | null =>
  readPlaces().find((one) => one.list === list) ?? null;

/**
 * Saves how far a list was played, unless the visitor has switched positions off. At the first video there is nothing
 * to remember.
 */
export function savePlaylistPlace(reached: PlaylistPlace): void {
  const others = readPlaces().filter(({ list }) => list !== reached.list);
  const isKept = reached.place > 1 && readPlayerPreferences().resume;
  const places = isKept ? [reached, ...others].slice(0, maxPlaylistPlaces) : others;
  if (places.length > 0) saveValue(registry.playlistPlaces, places);
  else removeValue(registry.playlistPlaces);
}
