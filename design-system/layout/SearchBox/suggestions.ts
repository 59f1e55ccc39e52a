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
}

/** Offers to start with; waiting for the answer; answered; no answer to be had. */
export type SuggestionState = 'starting' | 'loading' | 'found' | 'failed';
