import stylelint from 'stylelint';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/repository.ts';
import { lintExamples } from './lintExamples.ts';

/** Returns the rules that refuse a style, with the configuration of `npm run lint`. */
async function refusals(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `import styled, { css, keyframes } from 'styled-components';\n${code}\n`,
    codeFilename: join(root, 'design-system/primitives/Any/Any.tsx'),
    configFile: join(root, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const values = 'declaration-property-value-disallowed-list';
const conditions = 'afterglow/conditions-from-tokens';

test.each([
  ['color: tomato', 'color-named'],
  ['border: 1px solid red', 'color-named'],
  ['color: #ABC', 'color-no-hex'],
  ['color: rgb(1 2 3)', 'function-disallowed-list'],
  ['color: color(srgb 1 0 0)', 'function-disallowed-list'],
  ['box-shadow: 0 0 1px black', 'color-named'],
  ['background: color-mix(in srgb, red 50%, ${color.text})', 'color-named'],
  ['background: linear-gradient(white, ${color.text})', 'color-named'],
  ['&:hover { color: Red }', 'color-named'],
  ['--own: tomato', 'color-named'],
  ['padding: 2px', values],
  ['padding: .5px', values],
  ['padding: 2rem', values],
  ['padding: 1em', values],
  ['padding-inline: 0.6em', values],
  ['margin: 3pt', values],
  ['max-inline-size: 60ch', values],
  ['block-size: 72vh', values],
  ['inline-size: 50cqi', values],
  ['transition: color 200ms', values],
  ['animation: x 4s', values],
  ['transition: color ${space[1]} ease-in', values],
  ['transition: color cubic-bezier(0, 0, 1, 1)', 'function-disallowed-list'],
  ['animation: x ${motion.slow} steps(4)', 'function-disallowed-list'],
  ['z-index: 3', values],
  ['z-index: 1', values],
  ['font-weight: 650', values],
  ['--own: 12px', values],
  ['padding: -2px', values],
  ['padding: +2px', values],
  ['padding: 1e1px', values],
  ['padding: calc(12 * 1px)', values],
  ['padding: calc(${space[1]} + 3px)', values],
  ['@media (min-width: 900px) { color: inherit; }', conditions],
  ['@container (width > 40em) { color: inherit; }', conditions],
  ['&::after { content: "New here"; }', values],
  ["&::after { content: 'new'; }", values],
])('what belongs into the tokens or messages is refused: %s', async (css, rule) => {
  expect(await refusals(`const Root = styled.p\`\n  ${css};\n\`;`)).toContain(rule);
});

test.each([
  'const Root = styled(Link)`gap: 3px;`;',
  'const Root = styled.p.attrs({ color })`gap: 3px;`;',
  'const look = css`gap: 3px;`;',
  'const turn = keyframes`50% { inset: 3px; }`;',
  'export const base = /* css */ `p { gap: 3px; }`;',
])('every template is read: %s', async (code) => {
  expect(await refusals(code)).toEqual([values]);
});

test.each([
  'color: ${color.text}; border: 1px solid transparent; margin: -1px',
  'inline-size: 50%; grid-template-columns: 1fr 2fr; block-size: 1lh',
  'letter-spacing: 0.02em; padding-inline: 0.5em',
  'min-block-size: 100dvh',
  'margin: calc(-1 * ${space[1]})',
  'z-index: -1',
  'opacity: 0.5; flex: 1 1 0; aspect-ratio: 16 / 9; rotate: 90deg; line-height: 1',
  'background: color-mix(in oklch, ${color.text} 40%, transparent)',
  "&[data-kind='red']:hover { color: inherit; }",
  '/* red, 12px */ gap: 0',
  "background: url('red-12px.png')",
  '@media (forced-colors: active) { color: CanvasText; }',
  '@container ${container.five} { color: inherit; }',
  'transition: all 0s',
  "transition: color ${motion.ease}; &::after { content: '·'; }",
])('what needs no token is accepted: %s', async (css) => {
  expect(await refusals(`const Root = styled.p\`\n  ${css};\n\`;`)).toEqual([]);
});

test('an exception needs a reason, and goes when it excuses nothing', async () => {
  const gap = (comment: string, value: string) => `const Root = styled.p\`\n  /* ${comment} */\n  gap: ${value};\n\`;`;
  const off = `stylelint-disable-next-line ${values}`;
  expect(await refusals(gap(`${off} -- as wide as the scrollbar`, '3px'))).toEqual([]);
  expect(await refusals(gap(off, '3px'))).toEqual(['--report-descriptionless-disables']);
  expect(await refusals(gap(`${off} -- as wide as the scrollbar`, '0'))).toEqual(['--report-needless-disables']);
});

const path = 'design-system/primitives/Any/Any.tsx';
const imports = `import styled, { css, keyframes as frames } from 'styled-components'; import { color, space } from '@afterglow/tokens'; import { wide, look } from './look.ts';`;
const styleRule = /^afterglow\((?:static-styles|styles-are-templates|no-raw-values)\)/;

/** Returns the texts in which the lint rules for styles find no fault. */
function acceptedByLint(texts: readonly string[]): string[] {
  const found = lintExamples(texts.map((text) => ({ path, text: `${imports}\n${text}` })));
  return texts.filter((_, index) => !found[index]?.some((code) => styleRule.test(code)));
}

const dynamic = [
  '${(props) => props.wide}',
  'color: ${pick};',
  '${wide ? "a" : color.text}',
  '${pick(color.text)}',
  '${own.wide}',
  'color: ${unknown};',
  '${on && color.text}',
  'padding: ${"12px"};',
  'color: ${"red"};',
  'color: ${"#fff"};',
].map(
  (body) =>
    `const own = { wide: '1px' }; const pick = ({ on }: { on: boolean }) => (on ? color.text : color.soft); export const Root = styled.p\`${body}\`;`,
);
const otherSyntax = [
  "export const Root = styled.div({ color: 'inherit' });",
  'export const Root = styled.div(() => ({}));',
  "export const Root = styled('div')({ gap: 0 });",
  'export const look = css({ gap: 0 });',
  'export const Root = styled.p.attrs({ color })`gap: 0;`;',
  'export const any = <p style={{ gap: 0 }} />;',
  'const gap = "3rem"; export const Root = styled.p`gap: ${gap};`;',
  'const gap = `3rem ${space[1]}`; export const Root = styled.p`gap: ${gap};`;',
  'const paragraph = styled.p; export const Root = paragraph`gap: 3px;`;',
  'export const turn = frames`50% { inset: 3px; }`;',
];
const outsideOfTemplates = [
  'export const any = <path fill="#f00" />;',
  "export const any = <path stroke={on ? 'red' : 'none'} />;",
  'export const sheet = `p { color: red; }`;',
  "export const sheet = 'p { gap: 3px; }';",
  'export const sheet = `p { gap: ${"3px"}; }`;',
  'export const sheet = /* css */ `p { gap: ${"3px"}; }`;',
  "element.style.setProperty('--wide', '12px');",
  "element.style.color = '#f00';",
  "export const shade = 'oklch(0.5 0.1 20)';",
  "export const wide = matchMedia('(min-width: 900px)');",
];

test('dynamic styles, other syntax and values outside of templates are refused', () => {
  expect(acceptedByLint([...dynamic, ...otherSyntax, ...outsideOfTemplates])).toEqual([]);
});

test('tokens, templates and the attributes of pictures are accepted', () => {
  const allowed = [
    'export const Root = styled.p`color: ${color.text}; padding: ${space[1]};`;',
    'const look = css`gap: 0;`; export const Root = styled(Link)`${look}`;',
    'export const any = <path fill="none" stroke="currentColor" />;',
    'export const any = <img sizes="60px" />;',
    "export const wide = matchMedia('(pointer: fine)');",
  ];
  expect(acceptedByLint(allowed)).toEqual(allowed);
});

test('what another file exports is accepted only if it is a template', () => {
  const component = {
    path,
    text: `${imports}\nexport const Root = styled.p\`\${wide}\`; const Other = styled.p\`\${look}\`;`,
  };
  const look = {
    path: 'design-system/primitives/Any/look.ts',
    text: 'export const wide = `3rem`;\nexport const look = css`gap: 0;`;',
  };
  const [found] = lintExamples([component, look], { sameNames: true });
  expect(found?.filter((code) => styleRule.test(code))).toEqual(['afterglow(static-styles)']);
});
