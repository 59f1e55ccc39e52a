import { defaultPreferences, type PlayerPreferences } from '@afterglow/design-system/player/services';
import { maxPositions } from '@afterglow/contract/limits';
import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** What this visitor has chosen in the player. */
export const readPlayerPreferences = (): PlayerPreferences => ({
  ...defaultPreferences,
  ...readValue(registry.player),
});

export const savePlayerPreferences = (preferences: PlayerPreferences): void => {
  saveValue(registry.player, preferences);
};

/** Kept for the next page, which the server renders with it; the player has already changed this one. */
export const saveTheatre = (on: boolean): void => void saveValue(registry.theatre, on ? 'on' : 'off');

export interface Position {
  id: number;
  /** Where it was left. */
  seconds: number;
  /** How long the video is. */
  length: number;
}

/** The places where videos were left, the newest first. Kept apart from the history, and by a switch of its own. */
export const readPositions = (): Position[] => readValue(registry.positions) ?? [];

/** Keeps a place; at 0 seconds the video was left at its start or end, and its place is forgotten. */
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

export const forgetPositions = (): void => removeValue(registry.positions);
