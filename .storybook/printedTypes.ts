import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { propTypes } from 'virtual:component-facts';

/** What react-docgen knows of a prop's type: for a union, `raw` is its text in the source. */
interface DocgenType {
  name?: string;
  raw?: string;
}
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

/** A type as it is printed: on one line, without what an optional prop has anyway. */
export const printed = (raw: string): string =>
  raw
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*\|\s*/, '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .trim()
    .replace(/^\((\(.*\) => [\w<>]+)\)$/, '$1');

/** Stories describe the props that docgen cannot read: by their values, or by a control. */
function summaryOfControl({ options, control, table }: InputType): string | undefined {
  if (table?.type !== undefined) return undefined;
  if (Array.isArray(options))
    return options.length < 8
      ? options.map((value) => `'${String(value)}'`).join(' | ')
      : `one of ${options.length} names`;
  const kind: unknown = typeof control === 'object' ? control.type : control;
  return kind === 'boolean' ? 'boolean' : kind === 'text' ? 'string' : undefined;
}

/** Prints unions, lists and functions in the table of props as they stand in the source, not as "union". */
export const printedTypes: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by react-docgen onto the component; it has no public type
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  // react-docgen does not know `readonly`.
  const inSource = propTypes[title.split('/').at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      // `children` is known of every component; only some say what theirs are for.
      if (name === 'children' && !argType.description) return [name, { ...argType, table: { disable: true } }];
      const summary = raw === undefined ? (inSource[name] ?? summaryOfControl(argType)) : printed(raw);
      // What docgen could not read and no story describes keeps what Storybook says of it.
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};
