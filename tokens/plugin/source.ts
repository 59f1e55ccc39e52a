import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { makeCSSVar, transformCSSValue } from '@terrazzo/token-tools/css';

/** The tokens resolved three times: for each theme, and for phones. */
export interface Source {
  dark: TokenNormalizedSet;
  light: TokenNormalizedSet;
  phone: TokenNormalizedSet;
}

/** Groups whose values change with the theme. */
export const themed = ['color', 'shadow'];
/** Groups that become custom properties, in addition to the themed ones. */
export const scales = ['space', 'radius', 'family', 'font', 'motion', 'layer', 'size'];

export const tokensOf = (set: TokenNormalizedSet, groups: readonly string[]): TokenNormalized[] =>
  groups.flatMap((group) => Object.values(set).filter(({ id }) => id.startsWith(`${group}.`)));

/** Returns the name of a token: "color.onAccent" → "onAccent". */
export const nameOf = ({ id }: TokenNormalized): string => id.slice(id.indexOf('.') + 1);

/** Custom properties are part of every page and rule, so their prefixes are short; tokens.ts hides them. */
const prefixes: Record<string, string> = {
  color: 'c',
  shadow: 'e',
  space: 's',
  radius: 'r',
  family: 'y',
  font: 'f',
  tracking: 't',
  motion: 'm',
  layer: 'z',
  size: 'w',
};

/** Returns the custom property of a token: "color.onAccent" → "--c-on-accent". */
export function propertyOf(id: string): string {
  const dot = id.indexOf('.');
  const prefix = prefixes[id.slice(0, dot)];
  if (!prefix) throw new Error(`tokens: the group of "${id}" has no prefix in plugin/source.ts.`);
  return makeCSSVar(`${prefix}.${id.slice(dot + 1)}`);
}

/**
 * Returns the value as CSS. Colours are hexadecimal, which is shorter than oklch() and understood by every browser.
 * Aliases are fully resolved: a `var()` would be resolved where it is declared, and a dark box inside a light page
 * would inherit the light colour.
 */
export function cssOf(token: TokenNormalized, tokensSet: TokenNormalizedSet): string {
  if (token.$type === 'typography') return shorthandOf(token);
  // Only the resolved value is needed, so the alias reference is removed.
  const { aliasOf: _of, aliasChain: _chain, partialAliasOf: _partial, ...resolved } = token;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest keeps its own type; TypeScript cannot see that a union survives a rest spread
  const value = transformCSSValue(resolved as TokenNormalized, {
    tokensSet,
    permutation: {},
    color: { legacyHex: true },
  });
  const css = typeof value === 'string' ? value : value?.['.'];
  if (css === undefined) throw new Error(`tokens: ${token.id} has no CSS value; is its $type "${token.$type}" right?`);
  return compact(css);
}

type Typography = Extract<TokenNormalized, { $type: 'typography' }>;

/** Returns the line height of a token, as a multiple of its font size. */
export function lineHeightOf(token: Typography): number {
  const { lineHeight } = token.$value;
  if (typeof lineHeight !== 'number') throw new Error(`tokens: the lineHeight of ${token.id} must be a plain number.`);
  return lineHeight;
}

/** Returns the value of the `font` shorthand property, such as "580 .9375rem/1.35 var(--y-ui)". */
function shorthandOf(token: Typography): string {
  const { fontSize, fontWeight } = token.$value;
  const family = token.partialAliasOf?.fontFamily;
  if (!family) throw new Error(`tokens: ${token.id} must take its fontFamily from {family.…}.`);
  return compact(
    `${fontWeight === 400 ? '' : `${fontWeight} `}${fontSize.value}${fontSize.unit}/${lineHeightOf(token)} var(${propertyOf(family)})`,
  );
}

/** Returns the letter spacing in em; "0" if there is none. */
export function trackingOf({ $value }: Typography): string {
  const { fontSize, letterSpacing } = $value;
  const ems = Math.round((letterSpacing.value / fontSize.value) * 1000) / 1000;
  return ems === 0 ? '0' : compact(`${ems}em`);
}

export const isTypography = (token: TokenNormalized): token is Typography => token.$type === 'typography';

/** Returns the number of a dimension in pixels, a duration in milliseconds, or a font weight. */
export function numberOf(token: TokenNormalized): number {
  if (token.$type === 'fontWeight') return token.$value;
  if (token.$type !== 'dimension' && token.$type !== 'duration')
    throw new Error(`tokens: ${token.id} is not a length or a time.`);
  const { value, unit } = token.$value;
  if (unit !== 'px' && unit !== 'ms') throw new Error(`tokens: ${token.id} must be in px or ms, not ${unit}.`);
  return value;
}

/** Returns the value of our own `$extensions` entry of a token, such as the system colour that replaces it. */
export function extensionOf(token: TokenNormalized, key: string): string | undefined {
  const own: unknown = token.$extensions?.['afterglow'];
  if (typeof own !== 'object' || own === null || !(key in own)) return undefined;
  const value: unknown = Reflect.get(own, key);
  return typeof value === 'string' ? value : undefined;
}

const compact = (css: string): string =>
  css
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(/,\s+/g, ',')
    .replace(/\b0px\b/g, '0')
    .replace(/"([\w-]+)"/g, '$1')
    .replace(/(px) 0(?= #)/g, '$1');
