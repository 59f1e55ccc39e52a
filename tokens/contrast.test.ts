import type { TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { beforeAll, expect, test } from 'vitest';
import { resolved, themes, type Theme } from './resolved.ts';

/** Colours that need contrast with their background; `below` is what a translucent background is on top of. */
interface Pair {
  says: string;
  least: number;
  of: readonly string[];
  over: readonly string[];
  below?: readonly string[];
}

const grounds = ['ground', 'raised', 'high'];
/** The lightest and the darkest possible picture. */
const pictures = ['white', 'black'];

const pairs: readonly Pair[] = [
  { says: 'body text on every ground', least: 7, of: ['text'], over: grounds },
  {
    says: 'every other text on every ground',
    least: 4.5,
    of: ['soft', 'faint', 'accent', 'gold', 'good', 'bad'],
    over: grounds,
  },
  {
    says: 'an accent link that is hovered or pressed',
    least: 4.5,
    of: ['accentHovered', 'accentPressed'],
    over: grounds,
  },
  { says: 'control edges and the focus ring on every ground', least: 3, of: ['edge', 'focus'], over: grounds },
  {
    says: 'the filled button at rest, hovered and pressed',
    least: 4.5,
    of: ['onAccent'],
    over: ['accent', 'accentHovered', 'accentPressed'],
  },
  { says: 'the chosen chip and the toast, text and ground exchanged', least: 7, of: ['ground'], over: ['text'] },
  {
    says: 'the header over whatever scrolls beneath',
    least: 4.5,
    of: ['text', 'soft'],
    over: ['bar'],
    below: ['ground', ...pictures],
  },
  { says: 'the gate in its light', least: 4.5, of: ['text', 'soft'], over: ['glow'], below: ['ground'] },
  {
    says: 'badges and controls on any picture',
    least: 4.5,
    of: ['onShade', 'goldOnShade', 'accentOnShade'],
    over: ['shade'],
    below: pictures,
  },
  { says: 'signs and words where the film is not there', least: 7, of: ['onShade'], over: ['stage'] },
  {
    says: 'what is watched beside what is left, on any picture',
    least: 3,
    of: ['accentOnShade'],
    over: ['track'],
    below: pictures,
  },
];

/** Colours exempt from contrast checks because they convey nothing, and why. */
const alone: Record<string, string> = {
  line: 'parts things that stand apart anyway; never the only edge of a control',
  veil: 'lies behind dialogs, which have a ground of their own',
  rim: 'a hairline inside a picture',
  orbGold: 'the mark, beside its name',
  orbRose: 'the mark, beside its name',
  orbPlum: 'the mark, beside its name',
};

let tokens: Record<Theme, TokenNormalizedSet>;

beforeAll(async () => {
  tokens = await resolved();
});

/** A colour from the source, composited over `below` if it is translucent. */
function colour(theme: Theme, name: string, below?: Color): Color {
  if (pictures.includes(name)) return new Color(name);
  const token = tokens[theme][`color.${name}`];
  if (token?.$type !== 'color')
    throw new Error(
      `color.${name} is missing in ${theme}; take it out of the table in contrast.test.ts, or add it to tokens/source`,
    );
  const [l, c, h] = token.$value.components;
  const own = new Color('oklch', [Number(l), Number(c), Number(h)]);
  const alpha = token.$value.alpha;
  if (alpha === 1) return own;
  if (!below) throw new Error(`color.${name} is translucent: say in the table what is below it`);
  return Color.mix(below.to('srgb'), own.to('srgb'), alpha, { space: 'srgb' });
}

/** Describes every pair with too little contrast. */
function tooFaint({ least, of, over, below }: Pair): string[] {
  return themes.flatMap((theme) =>
    over.flatMap((ground) =>
      (below ?? [undefined]).flatMap((beneath) => {
        const seen = colour(theme, ground, beneath === undefined ? undefined : colour(theme, beneath));
        const place = beneath === undefined ? ground : `${ground} over ${beneath}`;
        return of.flatMap((name) => {
          const measured = colour(theme, name).contrast(seen, 'WCAG21');
          return measured < least
            ? [`${theme}: ${name} on ${place} is ${measured.toFixed(2)} to 1, below ${least}`]
            : [];
        });
      }),
    ),
  );
}

/** Fails with the advice and the affected lines. */
function failing(lines: readonly string[], advice: string): void {
  if (lines.length > 0) expect.fail(`${advice}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

test.each(pairs.map((pair) => [pair.says, pair] as const))('%s', (_, pair) => {
  failing(tooFaint(pair), 'Change these in tokens/source until they can be told apart:');
});

test('every colour stands in a pair, or says why it need not', () => {
  const paired = new Set(pairs.flatMap(({ of, over, below = [] }) => [...of, ...over, ...below]));
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
