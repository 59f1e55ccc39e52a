import * as styled from 'postcss-styled-syntax';

/**
 * Matches `keyframes` and the comment that marks CSS in a plain string. The parser sees `css` instead, so that offsets
 * stay the same.
 */
const otherTags = /\bkeyframes(?=`)|\/\* css \*\/ (?=`)/g;

const parse = (source, options) =>
  styled.parse(
    String(source).replace(otherTags, (tag) => 'css'.padStart(tag.length)),
    options,
  );

export default { parse, stringify: styled.stringify };
