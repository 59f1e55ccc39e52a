import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { allowedValues, findRawStyleValues } from './rawValues.ts';
import { nonTemplateStyles } from './templates.ts';
import { siteComponents, formatLocation, parseSource, loadSources, type Source } from './ast.ts';

const all = [...loadSources(), ...siteComponents()];
const find = (path: string): Source | undefined => all.find((source) => source.path === path);

test('every style is static and takes its values from the tokens', () => {
  expectNone(
    all.flatMap((source) => findRawStyleValues(source, find)),
    'Take these from @afterglow/tokens (add to tokens/source what is missing), or allow them with a reason in rawValues.ts:',
  );
});

test('every style is a template', () => {
  expectNone(
    all.flatMap((source) => nonTemplateStyles(source).map((node) => formatLocation(source, node))),
    'Write the style as a template of styled-components; objects, functions, attrs and style="" are not read by the rules:',
  );
});

test('every allowed value is still used', () => {
  const unused = Object.entries(allowedValues).flatMap(([path, values]) =>
    Object.keys(values)
      .filter((value) => !find(path)?.text.includes(value))
      .map((value) => `${path}: ${value}`),
  );
  expectNone(unused, 'Remove these unused entries from rawValues.ts:');
});

/** Findings of a fictional component. */
const imports = `import styled, { css, keyframes as frames } from 'styled-components'; import { color, size, space } from '@afterglow/tokens';`;
const findRaw = (body: string): string[] => {
  const source = parseSource('design-system/primitives/Refused.tsx', `${imports}\n${body}`);
  return [
    ...findRawStyleValues(source, find),
    ...nonTemplateStyles(source).map((node) => formatLocation(source, node)),
  ];
};

test.each([
  ...[
    'color: tomato',
    'border: 1px solid red',
    'color: #ABC',
    'color: rgb(1 2 3)',
    'color: color(srgb 1 0 0)',
    'box-shadow: 0 0 1px black',
  ],
  ...[
    'background: color-mix(in srgb, red 50%, ${color.text})',
    'background: linear-gradient(white, ${color.text})',
    'padding: 2px',
    'padding: .5px',
  ],
  ...[
    'padding: 2rem',
    'padding: 1em',
    'margin: 3pt',
    'max-inline-size: 60ch',
    'block-size: 72vh',
    'transition: color 200ms',
    'animation: x 4s',
    'transition: color ${space[1]} ease-in',
  ],
  ...[
    'z-index: 3',
    'font-weight: 650',
    'z-index: 1',
    '@media (min-width: 900px) { color: inherit; }',
    '@container (width > 40em) { color: inherit; }',
    '--own: 12px',
    'padding: -2px',
    'padding: calc(12 * 1px)',
  ],
  ...[
    'padding: ${"12px"}',
    'color: ${"red"}',
    'color: ${"#fff"}',
    'padding: calc(${space[1]} + 3px)',
    '&:hover { color: Red }',
    'transition: color cubic-bezier(0, 0, 1, 1)',
  ],
])('a hard-coded value is found: %s', (css) => {
  expect(findRaw(`const Root = styled.p\`\n  ${css};\n\`;`)).not.toEqual([]);
});

test.each([
  ...[
    '${(props) => props.wide}',
    'color: ${pick};',
    '${wide ? "a" : color.text}',
    '${pick(color.text)}',
    '${own.wide}',
    'color: ${unknown};',
    '${on && color.text}',
  ],
])('a dynamic style is found: %s', (css) => {
  expect(
    findRaw(
      `const own = { wide: '1px' }; const pick = ({ on }: { on: boolean }) => (on ? color.text : color.soft); const Root = styled.p\`${css}\`;`,
    ),
  ).not.toEqual([]);
});

test.each([
  ...[
    "const Root = styled.div({ color: 'inherit' });",
    'const Root = styled.div(() => ({}));',
    "const Root = styled('div')({ gap: 0 });",
    'const look = css({ gap: 0 });',
  ],
  ...[
    'const Root = styled.p.attrs({ color })`gap: 0;`;',
    '<p style={{ gap: 0 }} />',
    'const wide = "3rem"; const Root = styled.p`gap: ${wide};`;',
    'const Root = styled(Link)`gap: 3px;`;',
    'const paragraph = styled.p; const Root = paragraph`gap: 3px;`;',
  ],
  ...[
    'const turn = frames`50% { inset: 3px; }`;',
    '<path fill="#f00" />',
    "<path stroke={on ? 'red' : 'none'} />",
    'const sheet = `p { color: red; }`;',
    "const sheet = 'p { gap: 3px; }';",
  ],
  ...[
    "element.style.setProperty('--wide', '12px');",
    "element.style.color = '#f00';",
    "const shade = 'oklch(0.5 0.1 20)';",
  ],
  ...["const wide = matchMedia('(min-width: 900px)');", 'const sheet = `p { gap: ${"3px"}; }`;'],
])('styles are found in any syntax: %s', (body) => {
  expect(findRaw(body)).not.toEqual([]);
});

test.each([
  ...[
    'color: ${color.text}; border: 1px solid transparent; margin: -1px',
    'inline-size: 50%; grid-template-columns: 1fr 2fr; block-size: 1lh',
    'letter-spacing: 0.02em',
    'min-block-size: 100dvh',
  ],
  ...[
    'margin: calc(-1 * ${space[1]})',
    'z-index: -1',
    'opacity: 0.5; flex: 1 1 0; aspect-ratio: 16 / 9; rotate: 90deg; line-height: 1',
    'background: color-mix(in oklch, ${color.text} 40%, transparent)',
  ],
  ...[
    "&[data-kind='red']:hover { color: inherit; }",
    '/* red, 12px */ gap: 0',
    "background: url('red-12px.png')",
    '@media (forced-colors: active) { color: CanvasText; }',
    'transition: all 0s',
  ],
])('allowed values are accepted: %s', (css) => {
  expect(findRaw(`const Root = styled.p\`\n  ${css};\n\`;`)).toEqual([]);
});
