/** A text link. */
export interface NavLink {
  href: string;
  label: string;
  /** Whether the current page belongs to it. */
  current?: boolean;
  /** Whether it links to another site. */
  external?: boolean;
  /** In a menu: starts a new group. */
  startsGroup?: boolean;
}

/** Action of a preference form, and the page to return to. */
export interface PreferenceForm {
  action: string;
  next: string;
}

export type ThemePreference = 'light' | 'dark' | 'system';
