import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, keyframes } from 'styled-components';
import { expect, test } from 'vitest';
import { drawn } from '../../site/server/drawn.tsx';

const turn = keyframes`to { rotate: 1turn; }`;
const Plain = styled.p`
  color: red;
`;
const Turning = styled.i`
  animation: ${turn} 1s;
`;
const Louder = styled(Plain)`
  font-weight: 700;
`;

/** The rules of a page as a sheet of its own would write them, in no particular order of groups. */
const rulesAlone = (content: ReactElement): string[] => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(content));
  return rulesIn(sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, ''));
};

const rulesIn = (css: string): string[] =>
  [...css.matchAll(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}\/\*!sc\*\//g)]
    .map(([rule]) => rule.replace(/^[\s\S]*\n/, '').replace(/data-styled\.g\d+/, 'group'))
    .toSorted((one, other) => one.localeCompare(other));

for (const [name, content] of [
  ['a plain part', <Plain key="1">a</Plain>],
  ['a part that moves', <Turning key="2">b</Turning>],
  ['one made of another', <Louder key="3">c</Louder>],
  [
    'all of them',
    <div key="4">
      <Plain />
      <Turning />
      <Louder />
    </div>,
  ],
  ['a plain part after all of them', <Plain key="5">a</Plain>],
] as const) {
  test(`${name} gets the rules that a sheet of its own would give it`, () => {
    const { html, styles } = drawn(content);
    expect(html).toContain('class="');
    expect(rulesIn(styles)).toEqual(rulesAlone(content));
  });
}
