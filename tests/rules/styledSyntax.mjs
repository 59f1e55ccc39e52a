import * as styled from 'postcss-styled-syntax';

/** `keyframes` and the comment that marks CSS in a plain string; to the parser they read as `css`, at the same offset. */
const otherTags = /\bkeyframes(?=`)|\/\* css \*\/ (?=`)/g;

export const parse = (source, options) =>
  styled.parse(
    String(source).replace(otherTags, (tag) => 'css'.padStart(tag.length)),
    options,
  );

export const { stringify } = styled;
