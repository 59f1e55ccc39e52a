import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Scheme } from './docs/mark.ts';
import { searchMark } from './searchMark.ts';
import { frameTheme, schemeOf, themeInAddress } from './docs/theme.ts';

const dress = (scheme: Scheme) => addons.setConfig({ theme: frameTheme(scheme, 'frame') });

addons.setConfig({
  theme: frameTheme(schemeOf(themeInAddress()), 'frame'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'story' ? sentence(ownName(name)) : toWords(name)),
  },
});

// Storybook's own UI follows the toolbar's theme, so that a component is never judged against the wrong surroundings.
addons.register('afterglow/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => dress(schemeOf(globals['theme']));
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

/** Returns a folder name as a heading: "age-gate" → "Age gate". Component names are left unchanged. */
const toWords = (name: string): string =>
  /^[a-z]/.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}` : name;

/** Returns the name of an entry without the words that only search shows. */
const ownName = (name: string): string => name.split(searchMark)[0] ?? name;

/** Storybook turns `NoPicture` into "No Picture"; states are named in sentence case: "No picture". */
const sentence = (name: string): string => name.replaceAll(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
