/** Rows of the home page, in the order in which a member gets them who has chosen none. */
export const homeRows = [
  'continue',
  'subscriptions',
  'later',
  'because',
  'watched',
  'newest',
  'best',
  'categories',
  'models',
] as const;
export type HomeRow = (typeof homeRows)[number];

/** Rows of guests: what everybody sees, and what was left unfinished on the device. */
export const guestRows: readonly HomeRow[] = ['continue', 'watched', 'newest', 'best', 'categories', 'models'];
