import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, keyframes } from 'styled-components';
import { expect, test } from 'vitest';
import { renderWithStyles } from '../../site/server/renderWithStyles.tsx';

const spin = keyframes`to { rotate: 1turn; }`;
const Plain = styled.p`
  color: red;
`;
const Spinning = styled.i`
  animation: ${spin} 1s;
`;
const Bold = styled(Plain)`
  font-weight: 700;
`;

/** Returns the rules that a new style sheet would contain, sorted. */
const expectedRules = (content: ReactElement): string[] => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(content));
  return parseRules(sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, ''));
};

const parseRules = (css: string): string[] =>
  [...css.matchAll(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}\/\*!sc\*\//g)]
    .map(([rule]) => rule.replace(/^[\s\S]*\n/, '').replace(/data-styled\.g\d+/, 'group'))
    .toSorted((one, other) => one.localeCompare(other));

for (const [name, content] of [
  ['a static component', <Plain key="1">a</Plain>],
  ['an animated component', <Spinning key="2">b</Spinning>],
  ['an extended component', <Bold key="3">c</Bold>],
  [
    'all of them',
    <div key="4">
      <Plain />
      <Spinning />
      <Bold />
    </div>,
  ],
  ['a static component after all of them', <Plain key="5">a</Plain>],
] as const) {
  test(`${name} gets the same rules as from a new style sheet`, () => {
    const { html, styles } = renderWithStyles(content);
    expect(html).toContain('class="');
    expect(parseRules(styles)).toEqual(expectedRules(content));
  });
}
