import type { TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { beforeAll, expect, test } from 'vitest';
import { contrastPairs, lowContrasts, themes, type ColourOf, type Theme } from './contrast.ts';
import { distance } from './distance.ts';
import { resolved } from './resolved.ts';

/** Colours exempt from contrast checks because they convey nothing, and why. */
const alone: Record<string, string> = {
  line: 'parts things that stand apart anyway; never the only edge of a control',
  veil: 'lies behind dialogs, which have a ground of their own',
  veiled: 'lies beside a veiled page, where nothing is written',
  rim: 'a hairline inside a picture',
  rimHovered: 'a hairline inside a picture; the underlined title says the same',
  orbGold: 'the mark, beside its name',
  orbRose: 'the mark, beside its name',
  orbPlum: 'the mark, beside its name',
};

let tokens: Record<Theme, TokenNormalizedSet>;

beforeAll(async () => {
  tokens = await resolved();
});

const colourOf: ColourOf = (theme, name) => {
  const token = tokens[theme][`color.${name}`];
  if (token?.$type !== 'color')
    throw new Error(
      `color.${name} is missing in ${theme}; take it out of the table in contrast.ts, or add it to tokens/source`,
    );
  const { components, alpha } = token.$value;
  return `oklch(${components.join(' ')} / ${alpha})`;
};

/** Fails with the advice and the affected lines, if there are any. */
function failing(lines: readonly string[], advice: string): void {
  if (lines.length > 0) expect.fail(`${advice}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

test.each(contrastPairs.map((pair) => [pair.says, pair] as const))('%s', (_, pair) => {
  failing(lowContrasts(colourOf, [pair]), 'Change these in tokens/source until they can be told apart:');
});

/** Three meanings that appear side by side in a form: where the keyboard is, what to press, what is wrong. */
const toldApart: readonly (readonly [string, string])[] = [
  ['focus', 'accent'],
  ['focus', 'bad'],
  ['accent', 'bad'],
];

test.each(themes.flatMap((theme) => toldApart.map(([one, other]) => [theme, one, other] as const)))(
  '%s: %s and %s are two colours, with deuteranopia, too',
  (theme, one, other) => {
    expect(distance(colourOf(theme, one), colourOf(theme, other))).toBeGreaterThan(10);
  },
);

test.each(themes)('%s: what is named veiled is the ground under the veil', (theme) => {
  const [ground, veil, veiled] = ['ground', 'veil', 'veiled'].map((name) =>
    new Color(colourOf(theme, name)).to('srgb'),
  );
  const alpha = Number(veil?.alpha);
  const mixed = ground?.coords.map((value, index) => alpha * Number(veil?.coords[index]) + (1 - alpha) * Number(value));
  mixed?.forEach((value, index) => expect(veiled?.coords[index]).toBeCloseTo(value, 2));
});

test('the distance of colours takes deuteranopia into account', () => {
  expect(distance('#b84526', '#aa0042')).toBeGreaterThan(10);
  // Most people can tell them apart (22), hardly people with deuteranopia.
  expect(distance('#a05040', '#6f6a20')).toBeLessThan(25);
  expect(distance('#c04040', '#c04040')).toBe(0);
});

test('every colour stands in a pair, or says why it need not', () => {
  const paired = new Set(contrastPairs.flatMap(({ of, over, below = [] }) => [...of, ...over, ...below]));
  const names = Object.keys(tokens.dark)
    .filter((id) => id.startsWith('color.'))
    .map((id) => id.replace('color.', ''));
  expect(names.length).toBeGreaterThan(20);
  failing(
    names.filter((name) => !paired.has(name) && !(name in alone)),
    'Put these into a pair of the table above, or say in a word why nothing is told by them:',
  );
  failing(
    Object.keys(alone).filter((name) => !names.includes(name)),
    'These colours are gone; take them out of the list:',
  );
});
