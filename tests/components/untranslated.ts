import { findContentText } from './css.ts';
import { textOf, textNodes } from './literals.ts';
import { isNode, textProperty, descendants, type Node, type Source } from './ast.ts';

/** Files whose words are no messages, and why. */
export const filesWithOwnText: Record<string, string> = {
  'design-system/brand.ts': 'names and addresses of whoever runs the site, the same in every language',
  'design-system/age-gate/AgeGate/texts.ts': 'words of the law, chosen by country and not only by language',
  'design-system/layout/base.css.ts': 'CSS; the rules of styles look at it',
  'site/app/lazyPage.tsx': 'a key under which an answer is kept',
  'design-system/messages/verify.ts': 'speaks to whoever runs it',
};

/** Attributes whose value a person sees or hears, and names under which views and components pass such words on. */
const visibleAttributes = new Set([
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
const technicalAttributes = new Set([
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

const wordPattern = /\p{L}{2,}/u;
const sentencePattern = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u;
/** Which picture fits which width, and which elements are meant: for browsers, not for people. */
const mediaConditionPattern = /^not all and |\b(?:min|max)-width\b|^[^.!?]*\b\d*vw\b|^(?:[a-z]+, )+[a-z]+$/;

const attributeName = (node: Node): string => {
  const key = node.type === 'JSXAttribute' ? node['name'] : node['key'];
  return textProperty(key, 'name') || textProperty(key, 'value');
};

const calleeName = ({ callee }: Node): string => textProperty(callee, 'name');

/** Places that hold no words for visitors: messages themselves, styles, errors, types, imports. */
const isExcluded = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression' ||
  (node.type === 'CallExpression' && /^defineMessages?$/.test(calleeName(node))) ||
  (node.type === 'NewExpression' && calleeName(node).endsWith('Error')) ||
  node.type === 'TSLiteralType' ||
  (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && isNode(node['source'])) ||
  (node.type === 'JSXAttribute' && technicalAttributes.has(attributeName(node)));

function* textCandidates(node: Node): Generator<Node> {
  yield node;
  if (isExcluded(node)) return;
  for (const part of Object.values(node))
    for (const child of [part].flat()) if (isNode(child)) yield* textCandidates(child);
}

/** Every word that a visitor would meet in one language only. */
export function findUntranslated(source: Source): Node[] {
  const found = new Set<Node>();
  const addMatching = (nodes: Node[], words: RegExp) =>
    nodes.filter((node) => words.test(textOf(node))).forEach((node) => found.add(node));
  for (const node of textCandidates(source.program)) {
    const value = node['value'];
    if (node.type === 'JSXText') addMatching([node], wordPattern);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node['children']].flat())
        if (isNode(child)) addMatching(textNodes(source, child), wordPattern);
    if (
      (node.type === 'JSXAttribute' || node.type === 'Property') &&
      visibleAttributes.has(attributeName(node)) &&
      isNode(value)
    )
      addMatching(textNodes(source, value), wordPattern);
    if ((node.type === 'Literal' || node.type === 'TemplateElement') && !mediaConditionPattern.test(textOf(node)))
      addMatching([node], sentencePattern);
  }
  for (const node of descendants(source.program)) {
    if (node.type === 'TemplateElement' && findContentText(textOf(node)).length > 0) found.add(node);
  }
  return [...found];
}
