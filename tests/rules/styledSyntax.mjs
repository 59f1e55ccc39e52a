import * as styled from 'postcss-styled-syntax';

/** `keyframes` and the comment that marks CSS in a plain string; to the parser they read as `css`, at the same offset. */
const otherTags = /\bkeyframes(?=`)|\/\* css \*\/ (?=`)/g;

const parse = (source, options) =>
  styled.parse(
    String(source).replace(otherTags, (tag) => 'css'.padStart(tag.length)),
    options,
  );

export default { parse, stringify: styled.stringify };
