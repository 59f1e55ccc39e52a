/** A place to go, in words. */
export interface NavLink {
  href: string;
  label: string;
  /** The page that is shown lies there. */
  current?: boolean;
  /** It leads to another site. */
  external?: boolean;
  /** In a menu: it begins a group of its own. */
  startsGroup?: boolean;
}

/** Where a form is sent that changes a preference, and where it leads back to. */
export interface PreferenceForm {
  action: string;
  next: string;
}

export type ThemePreference = 'light' | 'dark' | 'system';
