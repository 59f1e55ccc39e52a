import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Scheme } from './docs/mark.ts';
import { frameTheme, schemeOf, themeInAddress } from './docs/theme.ts';

const dress = (scheme: Scheme) => addons.setConfig({ theme: frameTheme(scheme, 'frame') });

addons.setConfig({
  theme: frameTheme(schemeOf(themeInAddress()), 'frame'),
  sidebar: { showRoots: true, renderLabel: ({ name, type }) => (type === 'story' ? sentence(name) : spoken(name)) },
});

// Storybook's own frame follows the theme of the toolbar, so that a picture is never judged beside the wrong ground.
addons.register('afterglow/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => dress(schemeOf(globals['theme']));
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

/** A folder name as a heading: "age-gate" → "Age gate". Component names stay as they are written. */
const spoken = (name: string): string =>
  /^[a-z]/.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}` : name;

/** Storybook writes "No Picture" of `NoPicture`; a state is named as one would say it: "No picture". */
const sentence = (name: string): string => name.replaceAll(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
