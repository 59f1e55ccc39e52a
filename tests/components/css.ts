import { colourNames } from './colourNames.ts';

/** A hard-coded value in a style, where a token should be used. */
export interface RawValue {
  /** Offset in the text. */
  at: number;
  value: string;
}

interface CssPart {
  kind: 'prelude' | 'declaration';
  at: number;
  text: string;
}

/** Replaces comments and strings by spaces; offsets are preserved. */
const blankComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (found) => found.replace(/[^\n]/g, ' '));

/** Splits CSS into preludes (before `{`) and declarations. */
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

/** Relative units, which need no token; viewport and container units only as 100. */
const relative = /^(?:%|fr|deg|turn|lh|rlh)$/i;
const fullViewport = /^(?:[dsl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/i;
/** Properties that may use em, as they scale with the text. */
const textRelative = /^(?:letter-spacing|text-indent|text-underline-offset|text-decoration-thickness|vertical-align)$/;
/** Inline gaps up to 0.5em are part of the text. */
const betweenWords = /^(?:padding|margin)-inline(?:-start|-end)?$/;

function isRawNumber(property: string, { 1: digits = '', 2: unit = '', input = '' }: RegExpMatchArray): boolean {
  const value = Number(digits);
  if (unit === '') return property === 'font-weight' || (property === 'z-index' && value > 0);
  if (value === 0 || relative.test(unit)) return false;
  if (fullViewport.test(unit)) return value !== 100;
  // 1px is a hairline, unless it is multiplied.
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
    // Media and container conditions are checked, selectors are not.
    const condition = /^\s*@(?:media|container|custom-media)\b/.exec(text);
    return condition ? findInValue('', text).map((raw) => ({ ...raw, at: at + raw.at })) : [];
  }
  const [, head = '', property = ''] = /^(\s*([\w-]+)\s*:)/.exec(text) ?? [];
  return findInValue(property.toLowerCase(), text.slice(head.length)).map((raw) => ({
    ...raw,
    at: at + head.length + raw.at,
  }));
}

/** All hard-coded colours, lengths, times and z-indexes of a style. */
export const findRawValues = (css: string): RawValue[] => splitCss(css).flatMap(findInPart);

/** Words in `content`: read by screen readers, but not translated. */
export const findContentText = (css: string): RawValue[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, (found) => ' '.repeat(found.length))
      .matchAll(/\bcontent\s*:\s*("[^"]*"|'[^']*')/g),
  ]
    .filter(([, text = '']) => /\p{L}{2,}/u.test(text))
    .map((match) => ({ at: match.index, value: match[0] }));
