import type { Chromium } from '../browser/chromium.ts';

/** A node of markup: text, or name, attributes and children. */
export type MarkupNode = string | [name: string, attributes: Record<string, string>, ...children: MarkupNode[]];

/** Reads the contents of #app of a page before scripts run. */
export const readTree = (chromium: Chromium, address: string): Promise<MarkupNode[]> =>
  chromium.open(
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      return page.evaluate(() => {
        const read = (node: Node): MarkupNode[] => {
          if (node instanceof Text) return [node.data];
          if (!(node instanceof Element)) return [];
          const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
          return [[node.localName, attributes, ...[...node.childNodes].flatMap(read)]];
        };
        return [...(document.getElementById('app')?.childNodes ?? [])].flatMap(read);
      });
    },
    { slow: false, script: false },
  );

/** Attributes with a different name in React. */
const names: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  maxlength: 'maxLength',
  minlength: 'minLength',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  enterkeyhint: 'enterKeyHint',
  playsinline: 'playsInline',
  srclang: 'srcLang',
  datetime: 'dateTime',
  novalidate: 'noValidate',
  hreflang: 'hrefLang',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

/** Elements whose `value` is not form state. */
const ownValue = new Set(['button', 'option', 'li', 'data', 'meter', 'progress']);

const booleanAttributes = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'required',
  'controls',
  'playsinline',
  'novalidate',
  'open',
  'muted',
  'loop',
  'autofocus',
]);

function toProps(name: string, attributes: Record<string, string>): Record<string, string | true> {
  const entries = Object.entries(attributes).filter(([attribute]) => attribute !== 'selected');
  return Object.fromEntries(
    entries.map(([attribute, value]) => {
      const prop = attribute === 'value' && ownValue.has(name) ? 'value' : (names[attribute] ?? attribute);
      return [prop, booleanAttributes.has(attribute) ? true : value];
    }),
  );
}

function toCreateElement(piece: MarkupNode): string {
  if (typeof piece === 'string') return JSON.stringify(piece);
  const [name, attributes, ...children] = piece;
  const props = toProps(name, attributes);
  if (name === 'textarea')
    return `h("textarea",${JSON.stringify({ ...props, defaultValue: children.filter((child) => typeof child === 'string').join('') })})`;
  return `h(${[JSON.stringify(name), Object.keys(props).length === 0 ? 'null' : JSON.stringify(props), ...children.map(toCreateElement)].join(',')})`;
}

/** Returns a module that hydrates exactly this tree with React alone. */
export const hydrationModule = (tree: readonly MarkupNode[]): string => `
import { createElement as h, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
const Page = () => h(Fragment, null, ${tree.map(toCreateElement).join(',\n')});
hydrateRoot(document.getElementById('app'), h(Page), { onRecoverableError: () => { window.pageMetrics.mismatches += 1; } });
`;

/** Returns the number of elements in a tree. */
export const countElements = (tree: readonly MarkupNode[]): number =>
  tree.reduce(
    (sum, piece) => (typeof piece === 'string' ? sum : sum + 1 + countElements(piece.slice(2) as MarkupNode[])),
    0,
  );
