import type { Page } from 'playwright-core';

const bothThemes = ['dark', 'light'] as const;

/** A language and a width in which a story is checked for overflow, and the themes in which axe checks it there. */
export interface Mode {
  locale: string;
  width: number;
  themes: readonly string[];
}

/** The width at which a story is visited comes first: a menu may close when its window is resized. */
const englishModes: Mode[] = [
  { locale: 'en', width: 1440, themes: bothThemes },
  { locale: 'en', width: 768, themes: bothThemes },
  { locale: 'en', width: 360, themes: bothThemes },
];
// Other languages change names and lengths, not colours.
const otherLanguages: Mode[] = [
  { locale: 'de', width: 360, themes: [] },
  { locale: 'de', width: 1280, themes: ['dark'] },
  { locale: 'th', width: 1280, themes: ['dark'] },
];

/** Modes of a story that shows all languages itself: it is checked for overflow alone. */
const allLanguagesModes: Mode[] = [
  { locale: 'en', width: 1440, themes: [] },
  { locale: 'en', width: 360, themes: [] },
];

/**
 * Returns the modes of a story that is tagged `alone` or played. A sheet is checked in other languages for overflow
 * alone.
 */
export function modesOf(tags: readonly string[]): Mode[] {
  if (tags.includes('languages')) return allLanguagesModes;
  return [...englishModes, ...otherLanguages.map((mode) => (tags.includes('sheet') ? { ...mode, themes: [] } : mode))];
}

/** The width of the window in which every story is rendered and played. */
export const visitWidth = 1440;

const wideModes = {
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'light 1280': { theme: 'light', viewport: 1280 },
  'dark German': { theme: 'dark', locale: 'de', viewport: 1280 },
  'dark Thai': { theme: 'dark', locale: 'th', viewport: 1280 },
};
const narrowModes = {
  'dark 360': { theme: 'dark', viewport: 360 },
  'light 360': { theme: 'light', viewport: 360 },
  'dark German 360': { theme: 'dark', locale: 'de', viewport: 360 },
};

// Iframes contain the advertiser's content, and video controls are the browser's.
const snapshotOptions = { disableSnapshot: false, ignoreSelectors: ['iframe', 'video'] };

/**
 * Chromatic modes of sheets, stories tagged `alone` and stories with a play function: all others are on a sheet
 * already.
 */
export const photographed = { chromatic: { ...snapshotOptions, modes: { ...wideModes, ...narrowModes } } };

/** For a story that shows all languages itself. */
export const photographedInAllLanguages = {
  chromatic: {
    ...snapshotOptions,
    modes: { 'dark 1280': wideModes['dark 1280'], 'dark 360': narrowModes['dark 360'] },
  },
};

/**
 * For a story with a play function. Excluded from the docs page: it is not played there, so it would show only its
 * initial state.
 */
export const played = { tags: ['!autodocs'], parameters: photographed };

/** For a story with a play function about something that visitors who prefer reduced motion do not have. */
export const playedInMotion = {
  ...played,
  parameters: { chromatic: { ...photographed.chromatic, prefersReducedMotion: 'no-preference' } },
};

/** For a story of something that exists only on phones: no wide modes. */
export const photographedOnPhones = {
  chromatic: {
    ...snapshotOptions,
    modes: { ...narrowModes, ...Object.fromEntries(Object.keys(wideModes).map((name) => [name, { disable: true }])) },
  },
};

/** Whether a story is checked in modes: sheets, stories tagged `alone` or `languages`, stories with a play function. */
export const hasModes = (tags: readonly string[]): boolean =>
  ['sheet', 'alone', 'languages', 'play-fn'].some((tag) => tags.includes(tag));

// Storybook's global object in the page; it has no public type to import.
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, words: object) => void;
  };
}

/** Re-renders the current story in another language; React preserves its state. */
export const setLocale = (page: Page, locale: string): Promise<void> =>
  page.evaluate((locale) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    // If the language is unchanged, nothing re-renders and no event is emitted.
    const current = document.querySelector<HTMLElement>('.story')?.dataset['locale'];
    if (current === locale) return Promise.resolve();
    return new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { locale } });
    });
  }, locale);
