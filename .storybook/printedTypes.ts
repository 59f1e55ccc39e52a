import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { propTypes } from 'virtual:component-facts';

/** Type of a prop as react-docgen reports it; for a union, `raw` is its text in the source. */
interface DocgenType {
  name?: string;
  raw?: string;
}
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

/** Returns a type on one line, without comments and without the `undefined` that every optional prop has. */
export const printed = (raw: string): string =>
  raw
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*\|\s*/, '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .trim()
    .replace(/^\((\(.*\) => [\w<>]+)\)$/, '$1');

/** Returns the type of a prop that docgen cannot read, as far as a story describes it by its values or a control. */
function summaryOfControl({ options, control, table }: InputType): string | undefined {
  if (table?.type !== undefined) return undefined;
  if (Array.isArray(options))
    return options.length < 8
      ? options.map((value) => `'${String(value)}'`).join(' | ')
      : `one of ${options.length} names`;
  const kind: unknown = typeof control === 'object' ? control.type : control;
  return kind === 'boolean' ? 'boolean' : kind === 'text' ? 'string' : undefined;
}

/** Prints unions, lists and functions in the table of props as in the source, not as "union". */
export const printedTypes: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by react-docgen onto the component; it has no public type
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  // react-docgen does not know `readonly`.
  const inSource = propTypes[title.split('/').at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      // Every component has `children`; only some describe them.
      if (name === 'children' && !argType.description) return [name, { ...argType, table: { disable: true } }];
      const summary = raw === undefined ? (inSource[name] ?? summaryOfControl(argType)) : printed(raw);
      // If neither docgen nor a story knows the type, Storybook's own text stays.
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};
