import { findContentText } from './css.ts';
import { textOf, textNodes } from './literals.ts';
import { isNode, textProperty, descendants, type Node, type Source } from './ast.ts';

/** Files with untranslated text, with the reason. */
export const filesWithOwnText: Record<string, string> = {
  'design-system/age-gate/AgeGate/texts.ts': 'legal texts, chosen by country and not only by language',
  'design-system/layout/base.css.ts': 'CSS; checked by the style rules',
  'site/shell/lazyPage.tsx': 'a cache key',
  'design-system/messages/verify.ts': 'output for developers',
};

/** Attributes and prop names whose values are visible or read aloud. */
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
/** Technical attributes that may contain several words. */
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
/** Media conditions and selectors. */
const mediaConditionPattern = /^not all and |\b(?:min|max)-width\b|^[^.!?]*\b\d*vw\b|^(?:[a-z]+, )+[a-z]+$/;

const attributeName = (node: Node): string => {
  const key = node.type === 'JSXAttribute' ? node['name'] : node['key'];
  return textProperty(key, 'name') || textProperty(key, 'value');
};

const calleeName = ({ callee }: Node): string => textProperty(callee, 'name');

/** Nodes without visible text: messages, styles, errors, types, imports. */
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

/** All visible text that is not translated. */
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
