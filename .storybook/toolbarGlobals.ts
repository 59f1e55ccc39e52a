import { worldChoices } from '@afterglow/design-system/reader/storyWorld.ts';

const worldNames = Object.keys(worldChoices);

/** Globals of a Storybook whose toolbar nobody has touched. */
export const initialGlobals: Readonly<Record<string, string>> = {
  ...{ theme: 'dark', locale: 'en', brand: 'afterglow' },
  ...Object.fromEntries(worldNames.map((name) => [name, 'story'])),
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the globals as an address has them: `theme:dark;locale:de`. */
export const globalsInAddress = (globals: Readonly<Record<string, unknown>>): string =>
  Object.keys(initialGlobals)
    .filter((name) => !worldNames.includes(name) || (globals[name] ?? 'story') !== 'story')
    .map((name) => `${name}:${textOf(globals[name]) ?? initialGlobals[name]}`)
    .join(';');
