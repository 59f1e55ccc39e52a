import { wordsIn } from './css.ts';
import { lettersOf, textsOf } from './texts.ts';
import { isNode, textIn, within, type Node, type Source } from './tree.ts';

/** Files whose words are no messages, and why. */
export const ownWords: Record<string, string> = {
  'design-system/brand.ts': 'names and addresses of whoever runs the site, the same in every language',
  'design-system/age-gate/AgeGate/texts.ts': 'words of the law, chosen by country and not only by language',
  'design-system/layout/base.css.ts': 'CSS; the rules of styles look at it',
  'site/app/onItsWay.tsx': 'a key under which an answer is kept',
  'design-system/messages/verify.ts': 'speaks to whoever runs it',
};

/** Attributes whose value a person sees or hears, and names under which views and components pass such words on. */
const shown = new Set([
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'aria-placeholder',
    'title',
    'alt',
    'placeholder',
  ],
  ...['label', 'heading', 'text', 'hint', 'error', 'caption', 'description', 'children'],
]);
/** Attributes of several words that nobody is told. */
const unspoken = new Set([
  'rel',
  'sandbox',
  'sizes',
  'allow',
  'className',
  'd',
  'viewBox',
  'points',
  'transform',
  'preserveAspectRatio',
]);

const oneWord = /\p{L}{2,}/u;
const severalWords = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u;
/** Which picture fits which width, and which elements are meant: for browsers, not for people. */
const forBrowsers = /^not all and |\b(?:min|max)-width\b|^[^.!?]*\b\d*vw\b|^(?:[a-z]+, )+[a-z]+$/;

const nameOf = (node: Node): string => {
  const key = node.type === 'JSXAttribute' ? node['name'] : node['key'];
  return textIn(key, 'name') || textIn(key, 'value');
};

const called = ({ callee }: Node): string => textIn(callee, 'name');

/** Places that hold no words for visitors: messages themselves, styles, errors, types, imports. */
const elsewhere = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression' ||
  (node.type === 'CallExpression' && /^defineMessages?$/.test(called(node))) ||
  (node.type === 'NewExpression' && called(node).endsWith('Error')) ||
  node.type === 'TSLiteralType' ||
  (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && isNode(node['source'])) ||
  (node.type === 'JSXAttribute' && unspoken.has(nameOf(node)));

function* candidates(node: Node): Generator<Node> {
  yield node;
  if (elsewhere(node)) return;
  for (const part of Object.values(node))
    for (const child of [part].flat()) if (isNode(child)) yield* candidates(child);
}

/** Every word that a visitor would meet in one language only. */
export function untranslated(source: Source): Node[] {
  const found = new Set<Node>();
  const keep = (nodes: Node[], words: RegExp) =>
    nodes.filter((node) => words.test(lettersOf(node))).forEach((node) => found.add(node));
  for (const node of candidates(source.program)) {
    const value = node['value'];
    if (node.type === 'JSXText') keep([node], oneWord);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node['children']].flat()) if (isNode(child)) keep(textsOf(source, child), oneWord);
    if ((node.type === 'JSXAttribute' || node.type === 'Property') && shown.has(nameOf(node)) && isNode(value))
      keep(textsOf(source, value), oneWord);
    if ((node.type === 'Literal' || node.type === 'TemplateElement') && !forBrowsers.test(lettersOf(node)))
      keep([node], severalWords);
  }
  for (const node of within(source.program)) {
    if (node.type === 'TemplateElement' && wordsIn(lettersOf(node)).length > 0) found.add(node);
  }
  return [...found];
}
