import { readFileSync } from 'node:fs';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { transform } from 'lightningcss';
import { beforeAll, expect, test } from 'vitest';
import * as tokens from './dist/tokens.ts';

const here = new URL('./', import.meta.url);
const stylesheet = readFileSync(new URL('dist/tokens.css', here));
const themes = ['dark', 'light'] as const;
const grounds = ['ground', 'raised', 'high'];
type Theme = (typeof themes)[number];
let resolved: Record<Theme, TokenNormalizedSet>;

beforeAll(async () => {
  const filename = new URL('source/afterglow.resolver.json', here);
  const config = defineConfig({ tokens: [filename.href] }, { cwd: here });
  const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
    config,
    skipLint: true,
    req: async (address) => readFileSync(address, 'utf8'),
  });
  resolved = { dark: resolver.apply({ theme: 'dark' }), light: resolver.apply({ theme: 'light' }) };
});

/** A colour as the source writes it, laid over `below` when it is translucent. */
function colour(theme: Theme, name: string, below?: Color): Color {
  const token = resolved[theme][`color.${name}`];
  if (token?.$type !== 'color') throw new Error(`color.${name} is missing in ${theme}`);
  const [l, c, h] = token.$value.components;
  const own = new Color('oklch', [Number(l), Number(c), Number(h)]);
  const alpha = token.$value.alpha;
  if (alpha === 1) return own;
  if (!below) throw new Error(`color.${name} is translucent: say what is below it`);
  return Color.mix(below.to('srgb'), own.to('srgb'), alpha, { space: 'srgb' });
}

const contrast = (one: Color, other: Color) => one.contrast(other, 'WCAG21');

/** Every pair that falls short, as a sentence; an empty list is what we want. */
function tooFaint(least: number, over: string[], names: string[]): string[] {
  return themes.flatMap((theme) =>
    names.flatMap((name) =>
      over.flatMap((ground) => {
        const measured = contrast(colour(theme, name), colour(theme, ground));
        return measured < least ? [`${theme}: ${name} on ${ground} is ${measured.toFixed(2)}, below ${least}`] : [];
      }),
    ),
  );
}

test('body text stands out 7 to 1 on every ground', () => {
  expect(tooFaint(7, grounds, ['text'])).toEqual([]);
});

test('every other text stands out 4.5 to 1 on every ground', () => {
  expect(tooFaint(4.5, grounds, ['soft', 'faint', 'accent', 'gold', 'good', 'bad'])).toEqual([]);
});

test('control edges and the focus ring stand out 3 to 1 on every ground', () => {
  expect(tooFaint(3, grounds, ['edge', 'focus'])).toEqual([]);
});

test('the filled button can be read at rest, hovered and pressed', () => {
  expect(tooFaint(4.5, ['accent', 'accentHovered', 'accentPressed'], ['onAccent'])).toEqual([]);
});

test('an accent link can be read while it is hovered or pressed', () => {
  expect(tooFaint(4.5, grounds, ['accentHovered', 'accentPressed'])).toEqual([]);
});

test('the chosen chip, text and ground exchanged, can be read', () => {
  expect(tooFaint(7, ['text'], ['ground'])).toEqual([]);
});

test('badges can be read over a white picture and a black one', () => {
  for (const theme of themes)
    for (const picture of [new Color('white'), new Color('black')])
      for (const name of ['onShade', 'goldOnShade']) {
        const measured = contrast(colour(theme, name), colour(theme, 'shade', picture));
        expect(measured, `${theme}: ${name} over ${picture}`).toBeGreaterThanOrEqual(4.5);
      }
});

test('light and dark define the same names', () => {
  expect(Object.keys(resolved.light)).toEqual(Object.keys(resolved.dark));
});

test('the stylesheet parses and stays small enough to be sent with every page', () => {
  const { warnings } = transform({ filename: 'tokens.css', code: stylesheet, errorRecovery: false });
  expect(warnings).toEqual([]);
  expect(stylesheet.byteLength).toBeLessThan(5.5 * 1024);
});

test('the stylesheet declares every name that tokens.ts refers to, for every theme', () => {
  const css = stylesheet.toString();
  const block = (start: string) => css.slice(css.indexOf(start), css.indexOf('}', css.indexOf(start)));
  const shared = block(':root{');
  const system = css.slice(css.indexOf('@media (prefers-color-scheme:dark)'));
  const scopes = [block('[data-theme=dark]{'), block('[data-theme=light],'), system.slice(0, system.indexOf('}'))];
  const properties = JSON.stringify(tokens).match(/--[\w-]+/g) ?? [];
  expect(properties.length).toBeGreaterThan(100);
  for (const property of properties)
    expect(shared.includes(`${property}:`) || scopes.every((scope) => scope.includes(`${property}:`)), property).toBe(true);
});

test('a theme holds no var(), so a dark box in a light page keeps its colours', () => {
  const css = stylesheet.toString();
  expect(css.slice(css.indexOf('[data-theme'))).not.toContain('var(');
});

test('every colour has a system colour for forced colours, and motion stops on request', () => {
  const css = stylesheet.toString();
  const forced = css.slice(css.indexOf('@media (forced-colors:active)'));
  for (const value of Object.values(tokens.color)) expect(forced).toContain(`${value.slice(4, -1)}:`);
  for (const name of ['fast', 'base', 'slow'] as const)
    expect(css.slice(css.indexOf('prefers-reduced-motion'))).toContain(`${tokens.motion[name].slice(4, -1)}:0s`);
});
