import type { IconName } from '../../primitives/Icon/icons.ts';

export interface Suggestion {
  href: string;
  label: string;
  /** Such as how many videos it leads to. */
  note?: string;
}

export interface SuggestionGroup {
  heading: string;
  icon: IconName;
  suggestions: readonly Suggestion[];
  /** The visitor's own, kept on the device: they can be cleared. */
  own?: boolean;
}

/** In code points of the trimmed text, both ends included. */
export interface SearchLength {
  min: number;
  max: number;
}

export function fits(text: string, { min, max }: SearchLength): boolean {
  const length = [...text.trim()].length;
  return length >= min && length <= max;
}

export const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

/** What the panel says instead of suggestions, or beside them. */
export type SuggestionNote = 'length' | 'none' | null;
