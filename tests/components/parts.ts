import { basename, dirname, join, normalize } from 'node:path';
import postcss, { type Container } from 'postcss';
import selectorParser, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';
import { childNodes, descendants, isNode, textProperty, type Node, type Source } from './ast.ts';

/** Components that render a single element, by its tag. Styles treat them as that element. */
const leaves: Record<string, string> = { Icon: 'svg', Image: 'img', Skeleton: 'span', VisuallyHidden: 'span' };

/** Selectors that break the rule and are allowed, by file, with the reason. */
export const allowedSelectors: Record<string, Record<string, string>> = {
  'design-system/primitives/Avatar/avatarGradient.ts': {
    'li:nth-child(3n + 2) &': 'the gradients of a list alternate, by the place of the item in whatever list it is',
    'li:nth-child(3n) &': 'the gradients of a list alternate, by the place of the item in whatever list it is',
  },
  'design-system/primitives/drawnPicture.ts': {
    'li:nth-child(3n + 2) &': 'the skies of a list alternate, by the place of the item in whatever list it is',
    'li:nth-child(3n) &': 'the skies of a list alternate, by the place of the item in whatever list it is',
    'li:nth-child(5n + 2) &': 'the suns of a list alternate, by the place of the item in whatever list it is',
    'li:nth-child(5n + 4) &': 'the suns of a list alternate, by the place of the item in whatever list it is',
  },
  '.storybook/Sheet.tsx': {
    '& *': 'a screenshot of the sheet shows every component as if it had been scrolled to',
  },
};

/** A style template: a styled component, or a `css` fragment that others include. */
interface Style {
  source: Source;
  node: Node;
  tag: Node;
  /** The constant that holds it; empty if there is none. */
  name: string;
}

/** A use of a style: the element that has it, and the file of that element. */
interface Usage {
  source: Source;
  element: Node;
}

/** An element that a selector reaches, other than the styled element. */
interface Reached {
  /** Its `data-part`; empty if the selector does not use it. */
  part: string;
  /** Its tag, or `*`; empty if the selector does not use it. */
  tag: string;
  /** Pseudo-classes that select it by its position, such as `:first-child`. */
  positions: string[];
  /** Whether `[data-component]` selects it. */
  component: boolean;
  /** Whether it is an ancestor of the styled element, such as `li` in `li &`. */
  above: boolean;
  /** Whether it is a child of the styled element, not a deeper descendant. */
  child: boolean;
  /** Whether it is `:root` or `html`, whose attributes are state of the whole page. */
  page: boolean;
  /** The selector of this element alone. */
  text: string;
}

const positionPseudos =
  /^:(?:nth-(?:last-)?child|nth-(?:last-)?of-type|(?:first|last|only)-child|(?:first|last|only)-of-type)$/;

/** Tags that say nothing about the purpose of an element. They are sufficient if there is only one. */
const sayNothing = new Set(['div', 'span', 'b', 'i']);

/** Caches a computation by file, element or style. */
function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Caches a computation by file. */
const perSource = <Value>(compute: (source: Source) => Value): ((source: Source) => Value) => once(compute);

/**
 * Returns the styles of a file with the constants that hold them. Keyframes are left out, because they have no
 * selectors.
 */
export const stylesOf = perSource((source): Style[] => {
  const names = new Map<unknown, string>();
  for (const node of descendants(source.program))
    if (node.type === 'VariableDeclarator') names.set(node['init'], textProperty(node['id'], 'name'));
  return [...descendants(source.program)].flatMap((node) =>
    node.type === 'TaggedTemplateExpression' &&
    isNode(node['tag']) &&
    isNode(node['quasi']) &&
    textProperty(node['tag'], 'name') !== 'keyframes'
      ? [{ source, node: node['quasi'], tag: node['tag'], name: names.get(node) ?? '' }]
      : [],
  );
});

/** Returns the template as CSS. Included fragments are removed, and values become placeholders. */
function toCss({ source, node }: Style): string {
  let css = source.text.slice(node.start + 1, node.end - 1);
  for (const { start, end } of childNodes(node['expressions']).toReversed()) {
    const from = source.text.lastIndexOf('${', start) - node.start - 1;
    const to = source.text.indexOf('}', end) - node.start;
    const alone = /(?:^|[\n;}])[ \t]*$/.test(css.slice(0, from)) && /^[ \t]*;?[ \t]*(?:\n|$)/.test(css.slice(to));
    css = css.slice(0, from) + (alone ? '' : 'x') + css.slice(to);
  }
  return css;
}

/** Returns all selectors, resolved against the selectors that they are nested in. */
export function selectorsOf(style: Style): string[] {
  const within = (container: Container, outer: readonly string[]): string[] =>
    (container.nodes ?? []).flatMap((node) => {
      if (node.type === 'atrule') return /keyframes/.test(node.name) ? [] : within(node, outer);
      if (node.type !== 'rule') return [];
      const full = node.selectors.flatMap((selector) =>
        outer.map((one) => (selector.includes('&') ? selector.replaceAll('&', one) : `${one} ${selector}`)),
      );
      return [...full, ...within(node, full)];
    });
  const css = toCss(style);
  // A template with only a value, such as a gradient that several styles share, is not a style sheet.
  return css.includes('{') ? [...new Set(within(postcss.parse(css), ['&']))] : [];
}

const pseudoArguments = (node: SelectorNode): Selector[] => (node.type === 'pseudo' ? node.nodes : []);

/** Returns the elements that a selector reaches, other than the styled element itself. */
function reachedBy(selector: string): Reached[] {
  const found: Reached[] = [];
  const read = (one: Selector, inside: boolean): void => {
    const compounds: { after: string; nodes: SelectorNode[] }[] = [{ after: '', nodes: [] }];
    for (const node of one.nodes) {
      if (node.type === 'combinator') compounds.push({ after: node.value.trim(), nodes: [] });
      else if (node.type !== 'comment') compounds.at(-1)?.nodes.push(node);
    }
    const filled = compounds.filter(({ nodes }) => nodes.length > 0);
    const root = filled.findIndex(({ nodes }) => nodes.some(({ type }) => type === 'nesting'));
    for (const [at, { after, nodes }] of filled.entries()) {
      const self = at === root;
      const element: Reached = {
        part: '',
        tag: '',
        positions: [],
        component: false,
        above: !inside && at < root,
        child: !inside && at === root + 1 && after === '>',
        page: false,
        text: nodes.map(String).join('').trim(),
      };
      for (const node of nodes) {
        if (node.type === 'tag') element.tag = node.value;
        if (node.type === 'attribute' && node.attribute === 'data-part') element.part = node.value ?? '';
        if (node.type === 'attribute' && node.attribute === 'data-component') element.component = true;
        if (node.type !== 'pseudo') continue;
        if (node.value === ':root') element.page = true;
        if (positionPseudos.test(node.value)) element.positions.push(node.value);
        // The arguments of `:has` are inside this element; those of other pseudo-classes are the element itself.
        for (const argument of pseudoArguments(node)) {
          if (node.value === ':has') read(argument, true);
          else if (/^:(?:is|where)$/.test(node.value)) {
            if (!self) read(argument, true);
          } else if (node.value === ':not')
            argument.walk((part) => {
              if (part.type === 'pseudo' && positionPseudos.test(part.value)) element.positions.push(part.value);
              if (part.type === 'attribute' && part.attribute === 'data-component') element.component = true;
              if (part.type === 'pseudo' && part.value === ':has')
                for (const within of pseudoArguments(part)) read(within, true);
            });
        }
      }
      if (element.tag === 'html') element.page = true;
      const choice = nodes.some((node) => node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value));
      if (!self && !(choice && element.part === '' && element.tag === '')) found.push(element);
    }
  };
  for (const one of selectorParser().astSync(selector).nodes) read(one, false);
  return found;
}

/** Returns the imports of a file from other files of the project: path and exported name, by local name. */
const importsOf = perSource((source) => {
  const found = new Map<string, { path: string; name: string }>();
  for (const node of childNodes(source.program['body'])) {
    const from = textProperty(node['source'], 'value');
    if (node.type !== 'ImportDeclaration' || !from.startsWith('.')) continue;
    for (const { local, imported } of childNodes(node['specifiers']))
      found.set(textProperty(local, 'name'), {
        path: normalize(join(dirname(source.path), from)),
        name: textProperty(imported, 'name'),
      });
  }
  return found;
});

/** Returns the name of an element; for `<loaded.List>` its last part. */
const elementName = (element: Node): string => {
  const name = isNode(element['openingElement']) ? element['openingElement']['name'] : undefined;
  return textProperty(name, 'name') || (isNode(name) ? textProperty(name['property'], 'name') : '');
};

const isElement = ({ type }: Node): boolean => type === 'JSXElement';

/** Returns the names of props that take elements, by their declared types. */
const slotNames = perSource(
  (source) =>
    new Set([
      'children',
      ...[...descendants(source.program)].flatMap((node) =>
        node.type === 'TSPropertySignature' &&
        isNode(node['typeAnnotation']) &&
        /\b(?:ReactNode|ReactElement|JSX)\b/.test(
          source.text.slice(node['typeAnnotation'].start, node['typeAnnotation'].end),
        )
          ? [textProperty(node['key'], 'name')]
          : [],
      ),
    ]),
);

/**
 * Returns the tag that an element renders: its own, or that of a styled constant or of a component with a single
 * element.
 */
const tagOf = (source: Source, element: Node): string => {
  const name = elementName(element);
  const styled = stylesOf(source).find((style) => style.name === name && style.tag.type === 'MemberExpression');
  return leaves[name] ?? (styled ? textProperty(styled.tag['property'], 'name') : name);
};

/** Returns whether an element is a component with its own markup. Styled constants and `leaves` are not. */
type IsForeign = (source: Source, element: Node) => boolean;

/** A function whose markup belongs to the component that renders it. */
interface Part {
  source: Source;
  markup: Node;
}

/** Returns the part that an element renders; undefined for a tag, a styled constant and a component. */
type PartOf = (source: Source, element: Node) => Part | undefined;

/** Returns a function of a file by its name. */
const functionsOf = perSource(
  (source) =>
    new Map(
      [...descendants(source.program)].flatMap((node) =>
        node.type === 'FunctionDeclaration' ? [[textProperty(node['id'], 'name'), node] as const] : [],
      ),
    ),
);

const isComponentFile = (path: string): boolean => basename(path) === `${basename(dirname(path))}.tsx`;

/** Returns the parts that an element renders, and those that they render. */
function partsInside({ source, element }: Usage, partOf: PartOf, seen: Set<Node> = new Set()): Part[] {
  return [...descendants(element)].filter(isElement).flatMap((inner) => {
    const part = partOf(source, inner);
    if (!part || seen.has(part.markup)) return [];
    seen.add(part.markup);
    return [part, ...partsInside({ source: part.source, element: part.markup }, partOf, seen)];
  });
}

/** Returns the components and slots inside an element. With `beside`, only those among its children. */
function foreignContent(usage: Usage, isForeign: IsForeign, partOf: PartOf, beside: boolean): string[] {
  const seen = new Set<Node>();
  const found = new Set<string>();
  const visit = (source: Source, node: Node, inPart: boolean): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node !== usage.element && isElement(node)) {
      const part = partOf(source, node);
      if (part) visit(part.source, part.markup, true);
      else if (isForeign(source, node)) found.add(`<${elementName(node)}>`);
      if (beside && !part) return;
    }
    const slots = slotNames(source);
    if (node.type === 'JSXSpreadAttribute') {
      if (!inPart && childNodes(usage.element['children']).length === 0 && !omitsChildren(source))
        found.add('children');
      return;
    }
    const name =
      node.type === 'Identifier'
        ? textProperty(node, 'name')
        : node.type === 'MemberExpression'
          ? textProperty(node['property'], 'name')
          : '';
    // A part gets its slots from the component, where they are elements of this markup or slots themselves.
    if (!inPart && slots.has(name)) found.add(`{${name}}`);
    // Follows constants that hold markup.
    const set = node.type === 'Identifier' ? constantsOf(source).get(name) : undefined;
    if (set) visit(source, set, inPart);
    for (const value of Object.values(node)) for (const child of childNodes(value)) visit(source, child, inPart);
  };
  visit(usage.source, usage.element, false);
  return [...found];
}

/** Returns the tags of all elements inside an element, and of those among its children. */
function tagsIn(usage: Usage, partOf: PartOf): { inside: string[]; beside: string[] } {
  const below = (source: Source, node: Node, deep: boolean, parts: readonly Node[]): string[] => {
    const inner = () =>
      Object.values(node)
        .flatMap(childNodes)
        .flatMap((child) => below(source, child, deep, parts));
    if (node === usage.element || !isElement(node)) return inner();
    const part = partOf(source, node);
    if (part && !parts.includes(part.markup))
      return [...below(part.source, part.markup, deep, [...parts, part.markup]), ...inner()];
    return deep ? [tagOf(source, node), ...inner()] : [tagOf(source, node)];
  };
  const { source, element } = usage;
  return { inside: below(source, element, true, []), beside: below(source, element, false, []) };
}

/** Returns the constants that hold markup. */
const constantsOf = perSource((source) => {
  const found = new Map<string, Node>();
  for (const { type, id, init } of descendants(source.program))
    if (
      type === 'VariableDeclarator' &&
      isNode(init) &&
      !/Function/.test(init.type) &&
      [...descendants(init)].some(isElement)
    )
      found.set(textProperty(id, 'name'), init);
  return found;
});

const omitsChildren = ({ text }: Source): boolean => /'children'/.test(text);

/** Returns the part names of an element, including those that it passes to a component with `parts`. */
const partsOf = (source: Source, element: Node): string[] => {
  const opening = element['openingElement'];
  const given = isNode(opening)
    ? childNodes(opening['attributes'])
        .filter((node) => /^(?:data-part|parts)$/.test(textProperty(node['name'], 'name')))
        .flatMap((node) => [...descendants(node)])
        .flatMap((node) => (node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : []))
    : [];
  return given.filter((one) => one !== 'data-part');
};

/** Returns every element of a file, with its part names. */
const elementsOf = perSource((source) =>
  [...descendants(source.program)].filter(isElement).map((element) => ({ element, parts: partsOf(source, element) })),
);

/** Returns the elements that an expression may evaluate to. */
const outermost = (node: unknown): Node[] => {
  if (!isNode(node)) return [];
  if (isElement(node)) return [node];
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(outermost);
  if (node.type === 'LogicalExpression') return outermost(node['right']);
  if (node.type === 'ParenthesizedExpression') return outermost(node['expression']);
  return [];
};

/** Returns the parts of elements that the markup repeats: the results of `map` callbacks. */
const repeatedParts = perSource(
  (source) =>
    new Set(
      [...descendants(source.program)].flatMap((node) =>
        node.type === 'CallExpression' &&
        isNode(node['callee']) &&
        textProperty(node['callee']['property'], 'name') === 'map'
          ? childNodes(node['arguments'])
              .flatMap((callback) => outermost(callback['body']))
              .flatMap((element) => partsOf(source, element))
          : [],
      ),
    ),
);

/** Returns all violations of the rule in these files. */
export function findPartViolations(all: readonly Source[]): string[] {
  const styles = all.flatMap(stylesOf);
  const isSame = (style: Style, source: Source, local: string): boolean => {
    if (style.name === '') return false;
    if (style.source.path === source.path) return style.name === local;
    const origin = importsOf(source).get(local);
    return origin?.path === style.source.path && origin.name === style.name;
  };
  /** The constants that are styled tags, such as `styled.div`, by file. */
  const styledTags = new Map(
    all.map((source) => [
      source.path,
      new Set(stylesOf(source).flatMap(({ name, tag }) => (tag.type === 'MemberExpression' ? [name] : []))),
    ]),
  );
  const isStyledTag = (source: Source, local: string): boolean => {
    const origin = importsOf(source).get(local);
    return styledTags.get(origin?.path ?? source.path)?.has(origin?.name ?? local) ?? false;
  };
  const isForeign = (source: Source, element: Node): boolean => {
    const name = elementName(element);
    return /^[A-Z]/.test(name) && !(name in leaves) && !isStyledTag(source, name);
  };
  const byPath = new Map(all.map((source) => [source.path, source]));
  const hasOwnStyle = ({ source, markup }: Part): boolean =>
    [...descendants(markup)].some((node) => isElement(node) && isStyledTag(source, elementName(node)));
  const partNamed = (source: Source, name: string): Part | undefined => {
    const origin = importsOf(source).get(name);
    const declaring = origin ? byPath.get(origin.path) : source;
    const markup = declaring && functionsOf(declaring).get(origin?.name ?? name);
    if (!markup || (origin && isComponentFile(origin.path))) return undefined;
    const part = { source: declaring, markup };
    return hasOwnStyle(part) ? undefined : part;
  };
  const partsByName = perSource((source) => {
    const known = new Map<string, Part | undefined>();
    return (name: string): Part | undefined => {
      if (!known.has(name)) known.set(name, partNamed(source, name));
      return known.get(name);
    };
  });
  const partOf: PartOf = (source, element) => {
    const name = elementName(element);
    return /^[A-Z]/.test(name) && !(name in leaves) ? partsByName(source)(name) : undefined;
  };
  const foreignTo = once((usage: Usage) => ({
    inside: foreignContent(usage, isForeign, partOf, false),
    beside: foreignContent(usage, isForeign, partOf, true),
  }));
  const tagsOf = once((usage: Usage) => tagsIn(usage, partOf));
  /** Returns the files of an element's markup: its own, and those of its parts. */
  const filesOf = once((usage: Usage): Source[] => [
    ...new Set([usage.source, ...partsInside(usage, partOf).map(({ source }) => source)]),
  ]);
  const cached = new Map<Style, Usage[]>();
  const usagesOf = (style: Style): Usage[] => {
    const known = cached.get(style);
    if (known) return known;
    const found: Usage[] = [];
    cached.set(style, found);
    for (const source of all)
      for (const { element } of elementsOf(source))
        if (isSame(style, source, elementName(element))) found.push({ source, element });
    // Includes uses as a fragment, or through `styled(Base)`.
    for (const other of styles) {
      const names = [...childNodes(other.node['expressions']), ...childNodes(other.tag['arguments'])].map((node) =>
        textProperty(node, 'name'),
      );
      if (other !== style && names.some((name) => name !== '' && isSame(style, other.source, name)))
        found.push(...usagesOf(other));
    }
    return found;
  };

  const problems: string[] = [];
  const hasPart = (file: Source, names: readonly string[]): boolean =>
    elementsOf(file).some(({ parts }) => parts.some((part) => names.includes(part)));
  /** The styles that mention a part, by its name. */
  const mentions = new Map<string, Set<Style>>();
  for (const style of styles) {
    const { source } = style;
    const usages = usagesOf(style);
    const markup = [...new Set(usages.flatMap(filesOf))];
    const repeated = new Set(markup.flatMap((file) => [...repeatedParts(file)]));
    for (const selector of selectorsOf(style)) {
      if (allowedSelectors[source.path]?.[selector] !== undefined) continue;
      const report = (why: string) => problems.push(`${source.path}: ${selector}: ${why}`);
      for (const { part, tag, positions, component, above, child, page, text } of reachedBy(selector)) {
        if (above) {
          if (!page) report(`"${text}" is an element of another component; only :root may stand before &`);
          continue;
        }
        if (component) report(`"${text}" goes by a component's name; give its root a part in this markup`);
        if (part !== '') {
          mentions.set(part, (mentions.get(part) ?? new Set()).add(style));
          if (!markup.some((file) => hasPart(file, [part])))
            report(`no element of this component has the part "${part}"`);
        }
        if (positions.length > 0 && tag !== 'li' && !repeated.has(part))
          report(`"${text}" goes by position; only like items of a list may`);
        if (part !== '' || component) continue;
        if (tag === '' || tag === '*') {
          report(`"${text}" names no element; give it a data-part`);
          continue;
        }
        if (!usages.some((usage) => tagsOf(usage).inside.includes(tag))) report(`there is no <${tag}>`);
        const where = child && style.tag.type === 'MemberExpression' ? 'beside' : 'inside';
        for (const usage of usages) {
          if (sayNothing.has(tag) && tagsOf(usage)[where].filter((one) => one === tag).length > 1)
            report(`<${tag}> says nothing where there are several; give it a data-part`);
          for (const foreign of foreignTo(usage)[where])
            report(`<${tag}> may also be inside ${foreign} in ${usage.source.path}; give it a data-part`);
        }
      }
    }
    const named = [...mentions].filter(([, those]) => those.has(style)).map(([part]) => part);
    const isFragment = style.tag.type === 'Identifier';
    for (const usage of usages)
      if (isFragment && named.length > 0 && !filesOf(usage).some((file) => hasPart(file, named)))
        problems.push(
          `${usage.source.path}: has none of the parts of ${style.name} (${source.path}): ${named.join(', ')}`,
        );
  }

  const owners = new Map<string, Set<Source>>();
  for (const source of all)
    for (const { parts } of elementsOf(source))
      for (const part of parts) owners.set(part, (owners.get(part) ?? new Set()).add(source));
  for (const [part, files] of owners) {
    const paths = [...files].map(({ path }) => path);
    if (!/^[a-z]+(?:-[a-z]+)+$/.test(part))
      problems.push(`${paths.join(', ')}: "${part}" does not say whose part it is, as in "card-title"`);
    const shared = [...(mentions.get(part) ?? [])];
    if (
      files.size > 1 &&
      !shared.some((style) =>
        [...files].every((file) => usagesOf(style).some((usage) => filesOf(usage).includes(file))),
      )
    )
      problems.push(`${paths.join(', ')}: "${part}" is a part of more than one component`);
    if (
      shared.length === 0 &&
      !all.some(({ text }) => text.includes(`[data-part="${part}"]`) || text.includes(`[data-part='${part}']`))
    )
      problems.push(`${paths.join(', ')}: "${part}" is not used by any style`);
  }
  return [...new Set(problems)].toSorted();
}
