/** Patterns for numbers in CSS that are not tokens, for stylelint's value rules and conditions.mjs. */

const number = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;

/** Matches a number with one of these units, unless `except` matches at the same place. */
const withUnit = (units, except) =>
  new RegExp(String.raw`(?<![\w.#-])[+-]?(?!0*\.?0*(?:${units})\b|(?:${except})\b)${number}(?:${units})\b`, 'i');

const nothing = '(?!)';
const none = String.raw`0+(?:\.0+)?`;

/** Shares (%, fr), angles (deg, turn) and lines (lh) need no token. 1px is a hairline, 100dvh the whole window. */
export const rawNumbers = [
  withUnit('px', String.raw`${none}px|1px`),
  /\*.*\b1px\b|\b1px\b.*\*/,
  withUnit('(?:[dsl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))', '100[a-z]+'),
  withUnit('rem|r?ex|r?cap|r?ch|r?ic|cm|mm|q|in|pt|pc|m?s|g?rad|dp(?:i|cm|px)|x|k?hz', nothing),
];

export const em = withUnit('em', nothing);

/** Values up to half an em are allowed as the gap between words. */
export const emAboveHalf = withUnit('em', String.raw`0?\.(?:[0-4]\d*|50*)em`);
