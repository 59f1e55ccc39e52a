import { basename, dirname } from 'node:path';
import { sources, within, type Node } from './tree.ts';

/** One prop of a component that takes one of a few values. */
export interface Variant {
  /** `cards/VideoCard`. */
  component: string;
  prop: string;
  values: readonly (string | boolean)[];
}

const literals = (type: Node): (string | boolean)[] => {
  if (type.type === 'TSBooleanKeyword') return [true];
  if (type.type === 'TSLiteralType') {
    const { value } = type['literal'] as { value?: unknown };
    return typeof value === 'string' ? [value] : [];
  }
  return type.type === 'TSUnionType' ? (type['types'] as Node[]).flatMap(literals) : [];
};

/** What the component takes when nothing is said: `kind = 'outlined'`, or `size: height = 'medium'`. */
const defaultOf = (text: string, prop: string): string | undefined => new RegExp(`\\b${prop}(?:: \\w+)? = '([^']+)'`).exec(text)?.[1];

/** Every prop with a few values that a component declares for itself, less the values that hold when nothing is said. */
export const variants = (): Variant[] =>
  sources((path) => basename(path) === `${basename(dirname(path))}.tsx`).flatMap(({ path, text, program }) => {
    const declared = [...within(program)].filter(({ type, id }) => type === 'TSInterfaceDeclaration' && /Props$|^Look$/.test(String((id as Node | null)?.['name'])));
    return declared.flatMap((one) =>
      ((one['body'] as { body: Node[] }).body ?? []).flatMap((member) => {
        const type = (member['typeAnnotation'] as { typeAnnotation?: Node } | null)?.typeAnnotation;
        const { name: prop } = member['key'] as { name?: string };
        if (!type || !prop) return [];
        const values = literals(type).filter((value) => value !== defaultOf(text, prop));
        return values.length > 0 ? [{ component: dirname(path).replace('design-system/', ''), prop, values }] : [];
      }),
    );
  });
