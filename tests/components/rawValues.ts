import { findRawValues } from './css.ts';
import { textOf, textNodes } from './literals.ts';
import { findViolations, templates } from './templates.ts';
import { isNode, formatLocation, textProperty, descendants, type FindSource, type Source } from './ast.ts';

/** Allowed hard-coded values by file, with the reason. */
export const allowedValues: Record<string, Record<string, string>> = {
  'design-system/layout/Header/Header.styles.ts': {
    '90em': 'from here words make room for the search; in em, since larger letters need the room sooner',
    '20em': 'as narrow as a phone with large letters, where even the name does not fit',
  },
  'design-system/player/VideoPlayer/VideoPlayer.tsx': {
    '72vh': 'the player leaves the title in sight; a share of the window, which the token format cannot say',
  },
  'design-system/screens/VideoSkeleton/VideoSkeleton.tsx': { '72vh': 'as high as the player that comes' },
  'design-system/player/VideoPlayer/Cover.tsx': {
    '36ch': 'a sentence over a picture breaks after so many letters, whatever their size',
  },
  'design-system/primitives/Skeleton/Skeleton.tsx': {
    '0.8em': 'as high as the letters of the line it stands for',
    '0.3em': 'and as far from the next line',
  },
};

/** SVG and HTML attributes that accept colours. */
const colorAttributes = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|bgcolor)$/;

/** CSS in an untagged string. */
const looksLikeCss = /[\w)\]*]\s*\{[^{}]*[\w-]+\s*:[^{}]*\}/;

/** A width condition such as `(min-width: 960px)`. */
const widthCondition = /\((?:min|max)-(?:width|height|inline-size|block-size)\s*:\s*[\d.]+\w*/g;

/** A string that is a single colour or length. */
const colorOrLength =
  /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(.*\)|-?[\d.]+(?:px|r?em|ch|pt))$/i;

function* findInAttributes(source: Source): Generator<string> {
  for (const node of descendants(source.program)) {
    if (
      node.type !== 'JSXAttribute' ||
      !isNode(node['name']) ||
      !colorAttributes.test(String(node['name']['name'])) ||
      !isNode(node['value'])
    )
      continue;
    for (const text of textNodes(source, node['value']))
      for (const { value } of findRawValues(`fill: ${textOf(text)}`)) yield `${formatLocation(source, text)}: ${value}`;
  }
}

function* findInStrings(source: Source): Generator<string> {
  // `sizes` attributes are exempt.
  const sizes = [...descendants(source.program)].filter(
    (node) => node.type === 'JSXAttribute' && textProperty(node['name'], 'name') === 'sizes',
  );
  const inStyles = new Set(templates(source).flatMap((template) => [...descendants(template)]));
  const chosen = new Set(sizes.flatMap((node) => [...descendants(node)]));
  for (const node of descendants(source.program)) {
    if (inStyles.has(node)) continue;
    const text =
      node.type === 'TemplateLiteral' || node.type === 'Literal' ? source.text.slice(node.start, node.end) : '';
    if (!chosen.has(node) && colorOrLength.test(text.slice(1, -1)))
      yield `${formatLocation(source, node)}: ${text.slice(1, -1)}`;
    for (const [says] of text.matchAll(widthCondition)) yield `${formatLocation(source, node)}: ${says})`;
  }
}

function* findInStyleSheets(source: Source, find: FindSource): Generator<string> {
  const tagged = new Set(templates(source));
  for (const node of descendants(source.program)) {
    if (tagged.has(node)) continue;
    if (
      node.type === 'TemplateLiteral' &&
      looksLikeCss.test(source.text.slice(node.start, node.end).replace(/\$\{[^}]*\}/g, 'x'))
    )
      yield* findViolations(source, node, find);
    if (node.type === 'Literal' && typeof node['value'] === 'string' && looksLikeCss.test(node['value']))
      yield* findRawValues(node['value']).map(({ value }) => `${formatLocation(source, node)}: ${value}`);
  }
}

const isAllowed = (finding: string): boolean => {
  const [, path = '', says = ''] = /^(.*?):\d+: (.*)$/.exec(finding) ?? [];
  return allowedValues[path]?.[says] !== undefined;
};

/** All hard-coded style values of a file, and all dynamic styles. */
export const findRawStyleValues = (source: Source, find: FindSource): string[] =>
  [
    ...templates(source).flatMap((template) => findViolations(source, template, find)),
    ...findInAttributes(source),
    ...findInStyleSheets(source, find),
    ...findInStrings(source),
  ].filter((finding) => !isAllowed(finding));
