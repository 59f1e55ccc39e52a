import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import {
  cssOf,
  isTypography,
  lineHeightOf,
  nameOf,
  propertyOf,
  scales,
  themed,
  tokensOf,
  trackingOf,
} from './source.ts';

const groups = [...themed, ...scales];

/** Returns the value of a token as text, without other tokens or variables: fonts are written out. */
function plainValue(token: TokenNormalized, set: TokenNormalizedSet): string | Record<string, string | number> {
  if (!isTypography(token)) return cssOf(token, set);
  const { fontFamily, fontSize, fontWeight } = token.$value;
  return {
    fontFamily: [fontFamily].flat().join(', '),
    fontSize: `${fontSize.value}${fontSize.unit}`,
    fontWeight: String(fontWeight),
    letterSpacing: trackingOf(token),
    lineHeight: String(lineHeightOf(token)),
  };
}

/**
 * Returns one theme as a DTCG file whose values are resolved and written as text, such as `#1e1520` and `4px`: Style
 * Dictionary and others that do not read the colours and dimensions of the format of 2025.
 */
export function resolvedFile(set: TokenNormalizedSet): string {
  const entries = groups.map((group) => [
    group,
    Object.fromEntries(
      tokensOf(set, [group]).map((token) => [
        nameOf(token),
        {
          $type: token.$type,
          $value: plainValue(token, set),
          ...(token.$description !== undefined && { $description: token.$description }),
        },
      ]),
    ),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Groups of tokens that Tailwind makes classes of, with its names for them. */
const namespaces: Record<string, string> = {
  color: 'color',
  space: 'spacing',
  radius: 'radius',
  shadow: 'shadow',
  family: 'font',
};

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a theme for Tailwind 4, whose classes follow the variables of tokens.css: `bg-raised`, `p-4`, `rounded-card`. */
export const tailwindTheme = (set: TokenNormalizedSet): string =>
  [
    '@theme inline {',
    ...Object.entries(namespaces).flatMap(([group, namespace]) =>
      tokensOf(set, [group]).map((token) => `  --${namespace}-${kebab(nameOf(token))}: var(${propertyOf(token.id)});`),
    ),
    '}',
    '',
  ].join('\n');
