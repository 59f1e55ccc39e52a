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

/** In code points of the trimmed text, both ends included. */
export interface SearchLength {
  min: number;
  max: number;
  /** Whether a text has it; some scripts need fewer letters than `min`. */
  fits: (text: string) => boolean;
}

export const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

/** Message in the panel, instead of or in addition to suggestions. */
export type SuggestionNote = 'length' | 'none' | null;
