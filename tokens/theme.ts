import { accentCss } from './accent.ts';
import type { Theme } from './contrast.ts';
import { customProperty } from './customProperty.ts';
import { family, font, layer, motion, radius, shadow, size, space } from './dist/tokens.ts';

const groups = { family, font, layer, motion, radius, shadow, size, space };

/** The values of a theme that differ from the tokens' own: plain data, so that it can be a JSON file. */
export interface ThemeChoices extends Partial<Record<keyof typeof groups, Readonly<Record<string, string>>>> {
  /** A CSS colour for each of dark and light; the colours beside it are derived. */
  accent?: Readonly<Record<Theme, string>>;
}

function declarationsOf(
  group: string,
  variables: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(values).map(([name, value]) => {
    const variable = variables[name];
    if (variable === undefined)
      throw new Error(`There is no ${group}.${name}. Known are ${Object.keys(variables).join(', ')}.`);
    if (/[;{}<]/.test(value)) throw new Error(`${group}.${name} must be one CSS value, not ${value}.`);
    return `${customProperty(variable)}:${value}`;
  });
}

/**
 * Returns CSS that gives tokens other values, to be inserted after `tokens.css`.
 *
 * @throws Error if there is no such token, if a value is none, or if a text or control could not be read with this accent
 */
export function themeCss({ accent, ...choices }: ThemeChoices): string {
  const unknown = Object.keys(choices).find((name) => !(name in groups));
  if (unknown !== undefined)
    throw new Error(`A theme has no ${unknown}: it has accent, ${Object.keys(groups).join(', ')}.`);
  const declarations = Object.entries(groups).flatMap(([group, variables]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of this module
    declarationsOf(group, variables, choices[group as keyof typeof groups] ?? {}),
  );
  return `${accent ? accentCss(accent) : ''}${declarations.length > 0 ? `:root{${declarations.join(';')}}` : ''}`;
}
