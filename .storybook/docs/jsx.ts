import { Fragment, isValidElement, type ReactElement } from 'react';

/** More entries of a list are counted, not printed. */
const maxEntries = 2;
const maxDepth = 6;

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

/** Names that the build keeps of a component; functions themselves are renamed by it. */
interface Named {
  __docgenInfo?: { displayName?: string };
  displayName?: string;
  name?: string;
}

/** Returns the name of an element's tag: none of a fragment, `Component` of a component that only its module knows. */
function tagOf({ type }: ReactElement): string {
  if (type === Fragment) return '';
  if (typeof type === 'string') return type;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a component type, of which each name may be missing
  const named = type as unknown as Named;
  const name = named.__docgenInfo?.displayName ?? named.displayName ?? named.name ?? '';
  return /^[A-Z]\w+$/.test(name) ? name : 'Component';
}

function printList(values: readonly unknown[], depth: number): string {
  if (values.length === 0) return '[]';
  const shown = values.slice(0, maxEntries).map((value) => `${printValue(value, depth + 1)},`);
  const more = values.length - shown.length;
  return `[\n  ${indent([...shown, ...(more > 0 ? [`/* ${more} more */`] : [])].join('\n'))}\n]`;
}

function printObject(value: object, depth: number): string {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  if (entries.length === 0) return '{}';
  const name = (key: string) => (/^\w+$/.test(key) ? key : JSON.stringify(key));
  const parts = entries.map(([key, part]) => `${name(key)}: ${printValue(part, depth + 1)},`).join('\n');
  return `{\n  ${indent(parts)}\n}`;
}

function printValue(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return '() => {}';
  if (isValidElement(value)) return printElement(value, depth);
  if (depth > maxDepth) return Array.isArray(value) ? '[/* … */]' : '{/* … */}';
  if (Array.isArray(value)) return printList(value, depth);
  if (typeof value === 'object' && value !== null) return printObject(value, depth);
  return String(value);
}

function printProp(name: string, value: unknown, depth: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["{}\\\n&]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printValue(value, depth)}}`;
}

function printChildren(children: unknown, depth: number): string[] {
  if (Array.isArray(children)) return children.flatMap((child: unknown) => printChildren(child, depth));
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (typeof children === 'string' && !/[{}<>]/.test(children) && children.trim() === children) return [children];
  return [isValidElement(children) ? printElement(children, depth) : `{${printValue(children, depth)}}`];
}

/** Returns JSX of a component with the given props, ready to be pasted; long lists are cut with their length. */
export function printJsx(tag: string, props: Readonly<Record<string, unknown>>, depth = 0): string {
  const { children, ...rest } = props;
  const printed = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => printProp(name, value, depth));
  const inner = printChildren(children, depth + 1);
  const isShort = printed.every((prop) => !prop.includes('\n')) && printed.join(' ').length < 80;
  const head = printed.length === 0 ? '' : isShort ? ` ${printed.join(' ')}` : `\n  ${indent(printed.join('\n'))}\n`;
  if (inner.length === 0) return `<${tag}${head}${isShort ? ' ' : ''}/>`;
  return `<${tag}${head}>\n  ${indent(inner.join('\n'))}\n</${tag}>`;
}

function printElement(element: ReactElement, depth: number): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props of an element are an object
  return printJsx(tagOf(element), element.props as Record<string, unknown>, depth);
}
