/**
 * Texts that would run as a script, or break out of the format they stand in, where a page writes them unescaped. Each
 * sets `window.broken` or adds an element with `data-hostile`, by which a break is seen even where a policy stops it.
 */
const call = 'window.broken=1';

/** Elements and the attribute or content by which they run a script. */
const elements = [
  `<script data-hostile>${call}</script>`,
  `<img data-hostile src=x onerror="${call}">`,
  `<svg data-hostile onload="${call}">`,
  `<svg><animate data-hostile onbegin="${call}" attributeName=x dur=1s>`,
  `<details data-hostile open ontoggle="${call}">`,
  `<iframe data-hostile srcdoc="<script>parent.broken=1</script>">`,
  `<video data-hostile><source onerror="${call}"></video>`,
  `<math data-hostile><mtext><table><mglyph><style><img src=x onerror="${call}">`,
  `<input data-hostile autofocus onfocus="${call}">`,
  `<a data-hostile href="javascript:${call}">x</a>`,
  `<form data-hostile action="javascript:${call}"><button>x</button></form>`,
  `<style data-hostile>*{background:red!important}</style>`,
  `<base data-hostile href="https://elsewhere.example/">`,
  `<meta data-hostile http-equiv="refresh" content="0;url=https://elsewhere.example/">`,
  `<link data-hostile rel="stylesheet" href="//elsewhere.example/x.css">`,
  `<object data-hostile data="javascript:${call}"></object>`,
  `<template data-hostile shadowrootmode="open"><script>${call}</script></template>`,
  `<textarea data-hostile autofocus onfocus="${call}">`,
];
/** Ends of the formats that texts stand in. */
const ends = [
  '',
  '">',
  "'>",
  '-->',
  ']]>',
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '</noscript>',
  '\\u003c/script>',
  '`}',
];
/** Spellings by which filters are passed. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replace('data-hostile', 'data-hostile\u0000'),
  (text) => text.replace(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
];
const words = [
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `{"__proto__":{"broken":1}}`,
  `"};${call};//`,
  `';${call};//`,
  `\u2028${call}`,
  `\u202e<script>${call}</script>`,
  `[x](javascript:${call})`,
  `https://elsewhere.example/" onmouseover="${call}`,
  `{count, plural, other {<script data-hostile>${call}</script>}}`,
];

/** All attacks, in a fixed order. */
export const attacks: readonly string[] = [
  ...elements.flatMap((element, at) =>
    ends.map((end, place) => (spellings[(at + place) % spellings.length] ?? String)(`${end}${element}`)),
  ),
  ...words,
];
