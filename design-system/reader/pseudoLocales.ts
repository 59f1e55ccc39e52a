/**
 * Locales that nobody speaks, for Storybook's toolbar: they show whether a component holds longer words, signs above
 * letters and the other direction, and which sentences do not come from the tables. The messages are compiled from English.
 */
export const pseudoLocales = {
  xa: { formatjs: 'en-XA', dir: 'ltr' },
  xb: { formatjs: 'en-XB', dir: 'rtl' },
} as const;

export type PseudoLocale = keyof typeof pseudoLocales;

export const isPseudoLocale = (key: string): key is PseudoLocale => Object.hasOwn(pseudoLocales, key);
