import { rawIn } from './css.ts';
import { lettersOf, textsOf } from './texts.ts';
import { slips, templates } from './templates.ts';
import { isNode, lineOf, textIn, within, type Find, type Source } from './tree.ts';

/** Values that a style may say itself, by file, and why no token says them. */
export const allowed: Record<string, Record<string, string>> = {
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

/** Attributes of SVG and HTML that take a colour. */
const coloured = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|bgcolor)$/;

/** Text that is CSS without a tag, such as a sheet that is written as a string. */
const looksLikeCss = /[\w)\]*]\s*\{[^{}]*[\w-]+\s*:[^{}]*\}/;

/** A width in words for browsers, such as `(min-width: 960px)`. */
const condition = /\((?:min|max)-(?:width|height|inline-size|block-size)\s*:\s*[\d.]+\w*/g;

/** Text that is one colour or one length, for a style that a script sets. */
const value = /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(.*\)|-?[\d.]+(?:px|r?em|ch|pt))$/i;

function* inAttributes(source: Source): Generator<string> {
  for (const node of within(source.program)) {
    if (
      node.type !== 'JSXAttribute' ||
      !isNode(node['name']) ||
      !coloured.test(String(node['name']['name'])) ||
      !isNode(node['value'])
    )
      continue;
    for (const text of textsOf(source, node['value']))
      for (const { says } of rawIn(`fill: ${lettersOf(text)}`)) yield `${lineOf(source, text)}: ${says}`;
  }
}

function* inStrings(source: Source): Generator<string> {
  // How wide a picture is drawn, for the browser's choice of a file.
  const sizes = [...within(source.program)].filter(
    (node) => node.type === 'JSXAttribute' && textIn(node['name'], 'name') === 'sizes',
  );
  const inStyles = new Set(templates(source).flatMap((template) => [...within(template)]));
  const chosen = new Set(sizes.flatMap((node) => [...within(node)]));
  for (const node of within(source.program)) {
    if (inStyles.has(node)) continue;
    const text =
      node.type === 'TemplateLiteral' || node.type === 'Literal' ? source.text.slice(node.start, node.end) : '';
    if (!chosen.has(node) && value.test(text.slice(1, -1))) yield `${lineOf(source, node)}: ${text.slice(1, -1)}`;
    for (const [says] of text.matchAll(condition)) yield `${lineOf(source, node)}: ${says})`;
  }
}

function* inSheets(source: Source, find: Find): Generator<string> {
  const tagged = new Set(templates(source));
  for (const node of within(source.program)) {
    if (tagged.has(node)) continue;
    if (
      node.type === 'TemplateLiteral' &&
      looksLikeCss.test(source.text.slice(node.start, node.end).replace(/\$\{[^}]*\}/g, 'x'))
    )
      yield* slips(source, node, find);
    if (node.type === 'Literal' && typeof node['value'] === 'string' && looksLikeCss.test(node['value']))
      yield* rawIn(node['value']).map(({ says }) => `${lineOf(source, node)}: ${says}`);
  }
}

const excused = (place: string): boolean => {
  const [, path = '', says = ''] = /^(.*?):\d+: (.*)$/.exec(place) ?? [];
  return allowed[path]?.[says] !== undefined;
};

/** Every colour, measure, time and level that a file says itself, whatever it is written in, and every style that moves. */
export const rawValues = (source: Source, find: Find): string[] =>
  [
    ...templates(source).flatMap((template) => slips(source, template, find)),
    ...inAttributes(source),
    ...inSheets(source, find),
    ...inStrings(source),
  ].filter((place) => !excused(place));
