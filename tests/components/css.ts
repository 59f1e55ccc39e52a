import { colourNames } from './colourNames.ts';

/** One value that is written out in a style, where a token belongs. */
export interface RawValue {
  /** Where it begins in the text. */
  at: number;
  value: string;
}

interface CssPart {
  kind: 'prelude' | 'declaration';
  at: number;
  text: string;
}

/** Comments and what stands between quotes, as spaces: both may hold any sign. Positions stay. */
const blankComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (found) => found.replace(/[^\n]/g, ' '));

/** What stands before a `{`, and what stands before a `;`, a `}` or the end. */
function splitCss(css: string): CssPart[] {
  const found: CssPart[] = [];
  let at = 0;
  for (const [end, sign] of [...[...blankComments(css)].entries(), [css.length, ''] as const]) {
    if (!/^[{};]?$/.test(sign)) continue;
    const text = blankComments(css).slice(at, end);
    if (text.trim() !== '') found.push({ kind: sign === '{' ? 'prelude' : 'declaration', at, text });
    at = end + 1;
  }
  return found;
}

const number = /(?<![\w.#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?(?![\w.])/gi;
const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark|device-cmyk)\(/gi;
const word = /(?<![\w-])[a-z]+(?![\w(-])/gi;

/** Measures of what is around them, not of ours: shares, columns, turns, and the whole of a window or a container. */
const relative = /^(?:%|fr|deg|turn|lh|rlh)$/i;
const fullViewport = /^(?:[dsl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/i;
/** Of the text beside it, where nothing else is meant: what is drawn in a line of words grows with them. */
const textRelative = /^(?:letter-spacing|text-indent|text-underline-offset|text-decoration-thickness|vertical-align)$/;
/** A gap between the words of one line is part of the line. */
const betweenWords = /^(?:padding|margin)-inline(?:-start|-end)?$/;

function isRawNumber(property: string, { 1: digits = '', 2: unit = '', input = '' }: RegExpMatchArray): boolean {
  const value = Number(digits);
  if (unit === '') return property === 'font-weight' || (property === 'z-index' && value > 0);
  if (value === 0 || relative.test(unit)) return false;
  if (fullViewport.test(unit)) return value !== 100;
  // A hairline: the thinnest line that a screen draws, unless it is multiplied into something else.
  if (unit === 'px') return Math.abs(value) !== 1 || input.includes('*');
  if (unit === 'em') return !textRelative.test(property) && !(betweenWords.test(property) && Math.abs(value) <= 0.5);
  return true;
}

function findInValue(property: string, value: string): { at: number; value: string }[] {
  const sizes = [...value.matchAll(number)].filter((match) => isRawNumber(property, match));
  const colours = [
    ...value.matchAll(colour),
    ...[...value.matchAll(word)].filter(([name]) => colourNames.has(name.toLowerCase())),
  ];
  const curves = [...value.matchAll(/\b(?:cubic-bezier|steps)\(|(?<![\w-])(?:ease(?:-in)?(?:-out)?)(?![\w-])/g)];
  return [...sizes, ...colours, ...curves].map((match) => ({ at: match.index, value: match[0] }));
}

function findInPart({ kind, at, text }: CssPart): RawValue[] {
  if (kind === 'prelude') {
    // A condition says widths and colours of ours; a selector says neither.
    const condition = /^\s*@(?:media|container|custom-media)\b/.exec(text);
    return condition ? findInValue('', text).map((raw) => ({ ...raw, at: at + raw.at })) : [];
  }
  const [, head = '', property = ''] = /^(\s*([\w-]+)\s*:)/.exec(text) ?? [];
  return findInValue(property.toLowerCase(), text.slice(head.length)).map((raw) => ({
    ...raw,
    at: at + head.length + raw.at,
  }));
}

/** Every colour, measure, time and level that a style writes out instead of taking it from the tokens. */
export const findRawValues = (css: string): RawValue[] => splitCss(css).flatMap(findInPart);

/** Words that a style would show: a screen reader reads them, and nobody translates them. */
export const findContentText = (css: string): RawValue[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, (found) => ' '.repeat(found.length))
      .matchAll(/\bcontent\s*:\s*("[^"]*"|'[^']*')/g),
  ]
    .filter(([, text = '']) => /\p{L}{2,}/u.test(text))
    .map((match) => ({ at: match.index, value: match[0] }));
