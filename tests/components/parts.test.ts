import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { loadSources, parseSource, type Source } from './ast.ts';
import { allowedSelectors, findPartViolations, selectorsOf, stylesOf } from './parts.ts';

const all = loadSources(
  (path) => !/\.(?:test)\.tsx?$|\.d\.ts$|\/build\.ts$/.test(path),
  ['design-system/*.ts', 'design-system/*.tsx', '.storybook/*.tsx'],
);

test('a component styles its own parts, by name', () => {
  expect(all.flatMap(stylesOf).length).toBeGreaterThan(150);
  expectNone(
    findPartViolations(all),
    'A descendant selector reaches into slots and other components; name what it means, as in `data-part="card-title"`:',
  );
}, 60_000);

test('every allowed selector is still used', () => {
  const unused = Object.entries(allowedSelectors).flatMap(([path, selectors]) => {
    const used = new Set(
      all
        .filter((source) => source.path === path)
        .flatMap(stylesOf)
        .flatMap(selectorsOf),
    );
    return Object.keys(selectors)
      .filter((selector) => !used.has(selector))
      .map((selector) => `${path}: ${selector}`);
  });
  expectNone(unused, 'Remove these unused entries from parts.ts:');
});

const imports = `import styled, { css } from 'styled-components'; import { Chip } from '../Chip/Chip.tsx'; import { Icon } from '../Icon/Icon.tsx';`;

const component = (name: string, markup: string, style: string, props = `extends Omit<Props, 'children'>`): Source =>
  parseSource(
    `design-system/primitives/${name}/${name}.tsx`,
    `${imports} interface ${name}Props ${props} { label: string; face: ReactNode }
     export function ${name}({ label, face, children, rows, ...rest }: ${name}Props) {
       return <Root {...rest}>${markup}</Root>;
     }
     const Root = styled.div\`${style}\`;`,
  );

/** Returns the violations in a fictional component. */
const find = (markup: string, style: string): string[] => findPartViolations([component('Any', markup, style)]);

const named = '<b data-part="any-name">{label}</b>';

test.each([
  ['by its place among siblings', named, '& > :nth-child(2) { gap: 0; }'],
  ['as the first', named, "& [data-part='any-name']:first-child { gap: 0; }"],
  ['as the last of several', named, "& [data-part='any-name']:not(:last-child) { gap: 0; }"],
  ['as the only one', named, "& [data-part='any-name']:only-child { gap: 0; }"],
  ['by a path of tags', '<div><span>{label}</span><span>{rows}</span></div>', '& > div > span { gap: 0; }'],
  ['by a tag that says nothing', '<b>{label}</b><p><b>{rows}</b></p>', '& b { gap: 0; }'],
  ['as anything', '<p>{label}</p>', '& > * { gap: 0; }'],
  ['as anything before or after', '<p>{label}</p>', '& ::before { gap: 0; }'],
  ['by an attribute alone', '<p hidden>{label}</p>', '& [hidden] { gap: 0; }'],
  ['by an attribute of what it has inside', '<p>{label}</p>', '& p:has([aria-current]) { gap: 0; }'],
])('an element without a name is found: %s', (_, markup, style) => expect(find(markup, style)).not.toEqual([]));

test.each([
  ['children', '<p>{label}</p>{children}', '& p { gap: 0; }'],
  ['a slot', '<p>{label}</p>{face}', '& p { gap: 0; }'],
  [
    'a slot under a condition',
    '<p>{label}</p>{face && <i data-part="any-face">{face}</i>}',
    '& p, & [data-part="any-face"] { gap: 0; }',
  ],
  ['a component', '<p>{label}</p><Chip />', '& p { gap: 0; }'],
  ['a component loaded later', '<p>{label}</p><loaded.Chip />', '& p { gap: 0; }'],
  ['a slot next to a child', '<p>{label}</p>{face}', '& > p { gap: 0; }'],
  ['a component next to a child', '<p>{label}</p>{label && <Chip />}', '& > p { gap: 0; }'],
  ['a nested rule', '<p>{label}</p>{children}', '@media print { &:hover { p { gap: 0; } } }'],
  ['a condition', '<p>{label}</p>{children}', '&:has(p) { gap: 0; }'],
  ['a choice', '<h2>{label}</h2>{children}', '& :is(h1, h2) { gap: 0; }'],
])('a bare tag beside other content is found: %s', (_, markup, style) => expect(find(markup, style)).not.toEqual([]));

test('children that come with the other props are a slot', () => {
  const style = '& p { gap: 0; }';
  const source = (props: string) =>
    parseSource(
      'design-system/primitives/Any/Any.tsx',
      `${imports} interface AnyProps ${props} {} export const Any = (props: AnyProps) => <Root {...props} />; const Root = styled.div\`${style}\`;`,
    );
  const slot = expect.stringContaining('inside children');
  expect(findPartViolations([source('extends Props')])).toContainEqual(slot);
  expect(findPartViolations([source(`extends Omit<Props, 'children'>`)])).not.toContainEqual(slot);
});

test.each([
  ['the root of another component', '<Chip />', "& [data-component='Chip'] { gap: 0; }"],
  ['all but the root of another component', named, "& [data-part='any-name']:not([data-component='Chip']) { gap: 0; }"],
  ['an element around it', named, 'li:hover & { gap: 0; }'],
  ['a part that it does not have', named, "& [data-part='chip-label'] { gap: 0; }"],
  ['a tag that it does not have', named, '& p { gap: 0; }'],
  ['a part inside', named, "&:has([data-part='chip-label']) { gap: 0; }"],
])('what belongs to another component is found: %s', (_, markup, style) => expect(find(markup, style)).not.toEqual([]));

test('a name belongs to one component', () => {
  const style = "& [data-part='any-name'] { gap: 0; }";
  expect(findPartViolations([component('One', named, style), component('Other', named, style)])).toEqual([
    expect.stringContaining('"any-name" is a part of more than one component'),
  ]);
});

test('components share a name with the style that it comes from', () => {
  const shared = parseSource(
    'design-system/primitives/shared.ts',
    `import { css } from 'styled-components'; export const shared = css\`& [data-part='any-name'] { gap: 0; }\`;`,
  );
  const user = (name: string, from = '../shared.ts') =>
    parseSource(
      `design-system/primitives/${name}/${name}.tsx`,
      `import styled from 'styled-components'; import { shared } from '${from}';
       export const ${name} = ({ label }) => <Root>${named}</Root>; const Root = styled.p\`\${shared}\`;`,
    );
  expect(findPartViolations([shared, user('One'), user('Other')])).toEqual([]);
  expect(findPartViolations([shared, user('One'), user('Other', '../unknown.ts')])).not.toEqual([]);
  const without = parseSource(
    'design-system/primitives/Bare/Bare.tsx',
    `import styled from 'styled-components'; import { shared } from '../shared.ts';
     export const Bare = ({ label }) => <Root>{label}</Root>; const Root = styled.p\`\${shared}\`;`,
  );
  expect(findPartViolations([shared, user('One'), without])).toEqual([
    expect.stringContaining('Bare.tsx: has none of the parts of shared'),
  ]);
});

test.each([
  ['a name that no style uses', named, ''],
  ['a name that does not say whose part it is', '<b data-part="name">{label}</b>', "& [data-part='name'] { gap: 0; }"],
])('a useless name is found: %s', (_, markup, style) => expect(find(markup, style)).not.toEqual([]));

test.each([
  ['a part beside anything', `${named}<Chip />{children}`, "& [data-part='any-name']:hover::before { gap: 0; }"],
  [
    'a part that depends on another',
    `${named}<i data-part="any-icon" />`,
    "& [data-part='any-name']:empty + [data-part='any-icon'] { gap: 0; }",
  ],
  [
    'a name under a condition',
    '<b data-part={label ? "any-name" : undefined} />',
    "& [data-part='any-name'] { gap: 0; }",
  ],
  ['the root of a component, named here', '<Chip data-part="any-chip" />', "& [data-part='any-chip'] { gap: 0; }"],
  [
    'an element that a component offers',
    "<Chip parts={{ face: 'any-face' }} />",
    "& [data-part~='any-face'] { gap: 0; }",
  ],
  [
    'tags that say all',
    '<h1>{label}</h1><p><a href={label}>{label}</a></p>',
    '& h1, p > a:hover, &:has(a:focus-visible) { gap: 0; }',
  ],
  ['a tag beside an icon, and its own', '<p>{label}</p><Icon />', '& p, & svg { gap: 0; }'],
  ['the only tag that says nothing', '<p><b>{label}</b></p>', '& b { gap: 0; }'],
  ['a child with nothing else beside it', '<summary>{face}</summary><p><Chip /></p>', '& > summary { gap: 0; }'],
  ['the first item of a list', '<ul>{rows.map((row) => <li>{row}</li>)}</ul>', '& li:first-child { gap: 0; }'],
  [
    'the last of like parts',
    '{rows.map((row) => <i data-part="any-row">{row}</i>)}',
    "& [data-part='any-row']:last-child { gap: 0; }",
  ],
  ['states of the root', named, "&[data-on]:not(:hover), &:is(:focus, [data-open]) [data-part='any-name'] { gap: 0; }"],
  ['states of the page', named, ":root[data-theme='dark'] & [data-part='any-name'] { gap: 0; }"],
])('what is named passes: %s', (_, markup, style) => expect(find(markup, style)).toEqual([]));

/** A component that renders a part from its own file. */
const withPart = (markup: string, style: string): Source =>
  parseSource(
    'design-system/primitives/Any/Any.tsx',
    `${imports} export function Any({ label, rows }) { return <Root><AnyLine label={label} /></Root>; }
     function AnyLine({ label, children }) { return ${markup}; }
     const Root = styled.div\`${style}\`; const Box = styled.i\`gap: 0;\`;`,
  );

test.each([
  ['a tag', '<p>{label}</p>', '& p { gap: 0; }'],
  ['a child', '<><p>{label}</p>{children}</>', '& > p { gap: 0; }'],
  ['a name', named, "& [data-part='any-name'] { gap: 0; }"],
])('a component styles the markup of its parts: %s', (_, markup, style) =>
  expect(findPartViolations([withPart(markup, style)])).toEqual([]),
);

test.each([
  ['a component', '<p><Chip /></p>', '& p { gap: 0; }'],
  ['a component under a child', '<><p>{label}</p><Chip /></>', '& > p { gap: 0; }'],
  ['a tag that says nothing, twice', '<><b>{label}</b><i><b /></i></>', '& b { gap: 0; }'],
  ['a style of its own', '<Box><p>{label}</p></Box>', '& p { gap: 0; }'],
])('a part is no way round the rule: %s', (_, markup, style) =>
  expect(findPartViolations([withPart(markup, style)])).not.toEqual([]),
);

test('components share a part with the style of its elements', () => {
  const style = parseSource(
    'design-system/primitives/lineStyles.ts',
    `import { css } from 'styled-components'; export const lineStyles = css\`& [data-part='line-name'] { gap: 0; }\`;`,
  );
  const line = parseSource(
    'design-system/primitives/Line.tsx',
    `export function Line({ label, children }) { return <><b data-part="line-name">{label}</b>{children}</>; }`,
  );
  const user = (name: string, own: string) =>
    parseSource(
      `design-system/primitives/${name}/${name}.tsx`,
      `${imports} import { lineStyles } from '../lineStyles.ts'; import { Line } from '../Line.tsx';
       export function ${name}({ label }) { return <Root><Line label={label}><input /></Line></Root>; }
       const Root = styled.p\`
         \${lineStyles}
         ${own}\`;`,
    );
  expect(findPartViolations([style, line, user('One', '& input { gap: 0; }'), user('Other', '')])).toEqual([]);
  expect(findPartViolations([style, line, user('One', '& em { gap: 0; }')])).not.toEqual([]);
});
