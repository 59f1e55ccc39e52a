/** A place to go, in words. */
export interface PlaceLink {
  href: string;
  label: string;
  /** The page that is shown lies there. */
  current?: boolean;
  /** It leads to another site. */
  outside?: boolean;
  /** In a menu: it begins a group of its own. */
  apart?: boolean;
}

/** Where a form is sent that changes a preference, and where it leads back to. */
export interface PreferenceForm {
  action: string;
  next: string;
}

export type ThemePreference = 'light' | 'dark' | 'system';
