import type { Page } from 'playwright-core';

/** Widths and languages in which whole sheets, and what stands alone, are looked at beside English at full width. */
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

// What is in a frame is the advertiser's, and the controls of a film are the browser's.
const snapshotOptions = { disableSnapshot: false, ignoreSelectors: ['iframe', 'video'] };

/** Chromatic's modes of a sheet, of what stands alone, and of what is only there once it was played: all other stories are on a sheet already. */
export const photographed = { chromatic: { ...snapshotOptions, modes: { ...wideModes, ...narrowModes } } };

/** For a story with a play function. It is left out of the docs page: nothing is played there, so it would look like the state it begins in. */
export const played = { tags: ['!autodocs'], parameters: photographed };

/** For a story of what is only there on a phone: no wide modes. */
export const photographedOnPhones = {
  chromatic: {
    ...snapshotOptions,
    modes: { ...narrowModes, ...Object.fromEntries(Object.keys(wideModes).map((name) => [name, { disable: true }])) },
  },
};

/** Whether a story is looked at in every mode: a sheet, what stands alone, and what is only there once it was played. */
export const hasModes = (tags: readonly string[]): boolean =>
  ['sheet', 'alone', 'play-fn'].some((tag) => tags.includes(tag));

// What Storybook keeps in the page; only there, so it has no type to import.
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, told: () => void) => void;
    emit: (event: string, words: object) => void;
  };
}

/** Draws the story that is shown in another language; React keeps what was opened. */
export const setLocale = (page: Page, locale: string): Promise<void> =>
  page.evaluate((locale) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    // What is said already is not drawn again, and nobody would tell.
    const spoken = document.querySelector<HTMLElement>('.story')?.dataset['locale'];
    if (spoken === locale) return Promise.resolve();
    return new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { locale } });
    });
  }, locale);

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
