import type { Page } from 'playwright-core';

/**
 * Widths and languages in which sheets and stories tagged `alone` are checked, in addition to English at full width.
 */
export const modes = [
  { name: '360 pixels wide', locale: 'en', width: 360 },
  { name: 'German', locale: 'de', width: 1280 },
  { name: 'German, 360 pixels wide', locale: 'de', width: 360 },
  { name: 'Thai', locale: 'th', width: 1280 },
] as const;

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

// Frames contain the advertiser's content, and video controls are the browser's.
const snapshotOptions = { disableSnapshot: false, ignoreSelectors: ['iframe', 'video'] };

/**
 * Chromatic modes of sheets, stories tagged `alone` and stories with a play function: all others are on a sheet
 * already.
 */
export const photographed = { chromatic: { ...snapshotOptions, modes: { ...wideModes, ...narrowModes } } };

/**
 * For a story with a play function. Excluded from the docs page: it is not played there, so it would show only its
 * initial state.
 */
export const played = { tags: ['!autodocs'], parameters: photographed };

/** For a story of something that exists only on phones: no wide modes. */
export const photographedOnPhones = {
  chromatic: {
    ...snapshotOptions,
    modes: { ...narrowModes, ...Object.fromEntries(Object.keys(wideModes).map((name) => [name, { disable: true }])) },
  },
};

/** Whether a story is checked in every mode: sheets, stories tagged `alone` and stories with a play function. */
export const hasModes = (tags: readonly string[]): boolean =>
  ['sheet', 'alone', 'play-fn'].some((tag) => tags.includes(tag));

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
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    // If the language is unchanged, nothing re-renders and no event is emitted.
    const current = document.querySelector<HTMLElement>('.story')?.dataset['locale'];
    if (current === locale) return Promise.resolve();
    return new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { locale } });
    });
  }, locale);

/** By how many pixels the page overflows the width of its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
