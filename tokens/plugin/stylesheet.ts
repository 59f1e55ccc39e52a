import type { TokenNormalizedSet } from '@terrazzo/parser';
import {
  cssOf,
  extensionOf,
  isTypography,
  propertyOf,
  scales,
  themed,
  tokensOf,
  trackingOf,
  type Source,
} from './source.ts';
import { mediaOf } from './media.ts';

type Declarations = Map<string, string>;

/** Returns tokens.css: scales on :root, themed tokens on [data-theme], which any element may have. */
export function stylesheet(source: Source): string {
  const { dark, light, phone } = source;
  const wideScale = declarations(dark, scales);
  const inDark = declarations(dark, themed);
  const inLight = declarations(light, themed);
  for (const property of new Set([...inDark.keys(), ...inLight.keys()]))
    if (!inDark.has(property) || !inLight.has(property))
      throw new Error(`tokens: ${property} is missing in one of the themes.`);
  const darkTheme = changes(inLight, inDark);
  const lightTheme = changes(inDark, inLight);
  // Values that both themes share, such as the shade on pictures, are emitted once.
  const agreed = new Map([...inDark].filter(([property]) => !darkTheme.has(property)));
  return [
    rule(':root', new Map([...wideScale, ...agreed])),
    at(mediaOf(dark).xs, rule(':root', changes(wideScale, declarations(phone, scales)))),
    at('(prefers-reduced-motion:reduce)', rule(':root', still(dark))),
    // Print is light in every theme.
    rule('[data-theme]', lightTheme, 'light'),
    at('screen', rule('[data-theme=dark]', darkTheme, 'dark')),
    at('screen and (prefers-color-scheme:dark)', rule('[data-theme=system]', darkTheme, 'dark')),
    at('(forced-colors:active)', rule('[data-theme]', forced(light))),
    '',
  ].join('\n');
}

function declarations(set: TokenNormalizedSet, groups: readonly string[]): Declarations {
  const found: Declarations = new Map();
  for (const token of tokensOf(set, groups)) {
    found.set(propertyOf(token.id), cssOf(token, set));
    if (isTypography(token) && trackingOf(token) !== '0')
      found.set(propertyOf(token.id.replace('font.', 'tracking.')), trackingOf(token));
  }
  return found;
}

const changes = (before: Declarations, after: Declarations): Declarations =>
  new Map([...after].filter(([property, value]) => before.get(property) !== value));

const still = (set: TokenNormalizedSet): Declarations =>
  new Map(
    tokensOf(set, ['motion'])
      .filter(({ $type }) => $type === 'duration')
      .map(({ id }) => [propertyOf(id), '0s']),
  );

function forced(set: TokenNormalizedSet): Declarations {
  return new Map(
    tokensOf(set, ['color']).map((token) => {
      const system = extensionOf(token, 'forced');
      if (!system)
        throw new Error(
          `tokens: ${token.id} names no system colour for forced colours ($extensions.afterglow.forced in light.json).`,
        );
      return [propertyOf(token.id), system];
    }),
  );
}

function rule(selector: string, found: Declarations, scheme?: 'light' | 'dark'): string {
  const lines = [...found].map(([property, value]) => `${property}:${value}`);
  return `${selector}{${[...(scheme ? [`color-scheme:${scheme}`] : []), ...lines].join(';')}}`;
}

const at = (condition: string, inner: string): string => `@media ${condition.replaceAll(': ', ':')}{${inner}}`;
