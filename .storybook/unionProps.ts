/** A prop as the source declares it. */
export interface DeclaredProp {
  type: string;
  description?: string;
  required: boolean;
  /** Types of props that have it, if others of the union have not. */
  in?: readonly string[];
}

interface Declared {
  parents: string[];
  props: Record<string, DeclaredProp>;
}

const oneLine = (comment: string): string =>
  comment
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^\/\*\*|\*\/$|^\*/g, '')
        .replace(/\*\/$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(' ');

/** Returns the props that an interface declares itself, one a line, with the comment above each. */
function propsIn(body: string): Record<string, DeclaredProp> {
  const found = [...body.matchAll(/(\/\*\*[\s\S]*?\*\/\s*)?^ {2}(\w+)(\??): ([^;]+);$/gm)];
  return Object.fromEntries(
    found.map(([, comment, name = '', optional, type = '']) => [
      name,
      { type, required: optional === '', ...(comment && { description: oneLine(comment) }) },
    ]),
  );
}

function interfacesIn(text: string): Map<string, Declared> {
  const found = text.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm);
  return new Map(
    [...found].map(([, name = '', parents = '', body = '']) => [
      name,
      { parents: [...parents.matchAll(/\b\w+\b/g)].map(([word]) => word), props: propsIn(body) },
    ]),
  );
}

/** Returns the props of an interface, with those of the interfaces in the same file that it extends. */
function allPropsOf(name: string, known: ReadonlyMap<string, Declared>): Record<string, DeclaredProp> {
  const own = known.get(name);
  if (!own) return {};
  return { ...Object.assign({}, ...own.parents.map((parent) => allPropsOf(parent, known))), ...own.props };
}

/**
 * Returns the props of a component whose type is a union of interfaces, such as those of a link and of a button;
 * react-docgen does not read them. Null for all other components.
 */
export function unionProps(component: string, text: string): Record<string, DeclaredProp> | null {
  const [, union] = new RegExp(`^export type ${component}Props = (\\w+(?: \\| \\w+)+);`, 'm').exec(text) ?? [];
  if (union === undefined) return null;
  const known = interfacesIn(text);
  const sides = union.split(' | ').map((name) => ({ name, props: allPropsOf(name, known) }));
  const names = new Set(sides.flatMap(({ props }) => Object.keys(props)));
  return Object.fromEntries(
    [...names].map((name) => {
      const having = sides.filter(({ props }) => props[name] && props[name].type !== 'undefined');
      const declared = having.flatMap(({ props }) => props[name] ?? []);
      const description = declared.find((one) => one.description !== undefined)?.description;
      const isInAll = having.length === sides.length;
      return [
        name,
        {
          type: [...new Set(declared.map(({ type }) => type))].join(' | '),
          required: isInAll && declared.every(({ required }) => required),
          ...(description !== undefined && { description }),
          ...(!isInAll && { in: having.map((side) => side.name) }),
        },
      ];
    }),
  );
}
