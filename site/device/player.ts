import { defaultPreferences, type PlayerPreferences } from '@afterglow/design-system/player/services';
import { maxPositions } from '@afterglow/contract/limits';
import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** Returns the visitor's choices in the player, completed with defaults. */
export const readPlayerPreferences = (): PlayerPreferences => ({
  ...defaultPreferences,
  ...readValue(registry.player),
});

export const savePlayerPreferences = (preferences: PlayerPreferences): void => {
  saveValue(registry.player, preferences);
};

/** Saves the choice for the next page, which the server renders with it; the player has already changed this one. */
export const saveTheatre = (on: boolean): void => void saveValue(registry.theatre, on ? 'on' : 'off');

export interface Position {
  id: number;
  /** Position at which playback was left. */
  seconds: number;
  /** Length of the video in seconds. */
  length: number;
}

/** Returns where videos were left, the newest first. Stored apart from the history and switched off separately. */
export const readPositions = (): Position[] => readValue(registry.positions) ?? [];

/** Saves where a video was left. At 0 seconds it was left at its start or end, and its position is removed. */
export function savePosition(id: number, { seconds, length }: Omit<Position, 'id'>): void {
  const others = readPositions().filter((other) => other.id !== id);
  if (others.length === 0 && seconds === 0) removeValue(registry.positions);
  else
    saveValue(
      registry.positions,
      (seconds === 0 ? others : [{ id, seconds: Math.floor(seconds), length: Math.floor(length) }, ...others]).slice(
        0,
        maxPositions,
      ),
    );
}

/** Forgets where videos were left, and how far playlists were played. */
export function forgetPositions(): void {
  removeValue(registry.positions);
  removeValue(registry.playlistPlaces);
}
