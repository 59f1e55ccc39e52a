import type { IconName } from '../../primitives/Icon/icons.ts';

export interface Suggestion {
  href: string;
  label: string;
  /** Extra text, such as the number of videos. */
  note?: string;
}

export interface SuggestionGroup {
  heading: string;
  icon: IconName;
  suggestions: readonly Suggestion[];
  /** The visitor's own searches, stored on the device; can be cleared. */
  own?: boolean;
}

/** Allowed length of a search in code points of the trimmed text, both limits included. */
export interface SearchLength {
  min: number;
  max: number;
  /** Returns whether a text has an allowed length; some scripts need fewer letters than `min`. */
  fits: (text: string) => boolean;
}

export const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

/** Kind of message in the panel, instead of or in addition to suggestions. */
export type SuggestionNote = 'length' | 'none' | null;
