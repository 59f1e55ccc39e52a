/**
 * Texts that would run as a script, or break out of the format they stand in, where a page writes them unescaped. Each
 * sets `window.broken` or adds an element with `data-broken`, by which a break is seen even where a policy stops it.
 */
const call = 'window.broken=1';

/** Elements and the attribute or content by which they run a script. */
const elements = [
  `<script data-broken>${call}</script>`,
  `<img data-broken src=x onerror="${call}">`,
  `<svg data-broken onload="${call}">`,
  `<svg><animate data-broken onbegin="${call}" attributeName=x dur=1s>`,
  `<details data-broken open ontoggle="${call}">`,
  `<iframe data-broken srcdoc="<script>parent.broken=1</script>">`,
  `<video data-broken><source onerror="${call}"></video>`,
  `<math data-broken><mtext><table><mglyph><style><img src=x onerror="${call}">`,
  `<input data-broken autofocus onfocus="${call}">`,
  `<a data-broken href="javascript:${call}">x</a>`,
  `<form data-broken action="javascript:${call}"><button>x</button></form>`,
  `<style data-broken>*{background:red!important}</style>`,
  `<base data-broken href="https://elsewhere.example/">`,
  `<meta data-broken http-equiv="refresh" content="0;url=https://elsewhere.example/">`,
  `<link data-broken rel="stylesheet" href="//elsewhere.example/x.css">`,
  `<object data-broken data="javascript:${call}"></object>`,
  `<template data-broken shadowrootmode="open"><script>${call}</script></template>`,
  `<textarea data-broken autofocus onfocus="${call}">`,
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
  (text) => text.replace('data-broken', 'data-broken\u0000'),
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
  `{count, plural, other {<script data-broken>${call}</script>}}`,
];

/** All attacks, in a fixed order. */
export const attacks: readonly string[] = [
  ...elements.flatMap((element, at) =>
    ends.map((end, place) => (spellings[(at + place) % spellings.length] ?? String)(`${end}${element}`)),
  ),
  ...words,
];
