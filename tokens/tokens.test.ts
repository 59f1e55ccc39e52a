import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import * as tokens from './dist/tokens.ts';
import { resolved } from './resolved.ts';

const stylesheet = readFileSync(new URL('dist/tokens.css', import.meta.url));
test('light and dark define the same names', async () => {
  const { light, dark } = await resolved();
  expect(Object.keys(light)).toEqual(Object.keys(dark));
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
  const system = css.slice(css.indexOf('@media screen and (prefers-color-scheme:dark)'));
  const scopes = [block('[data-theme=dark]{'), block('[data-theme]{'), system.slice(0, system.indexOf('}'))];
  const properties = JSON.stringify(tokens).match(/--[\w-]+/g) ?? [];
  expect(properties.length).toBeGreaterThan(100);
  for (const property of properties)
    expect(shared.includes(`${property}:`) || scopes.every((scope) => scope.includes(`${property}:`)), property).toBe(
      true,
    );
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

test('type has seven sizes and four weights, which readers can tell apart', async () => {
  const fonts = Object.values(await resolved()).flatMap((tokens) =>
    Object.values(tokens).flatMap((token) => (token.$type === 'typography' ? [token.$value] : [])),
  );
  expect(fonts.length).toBeGreaterThan(20);
  const sizes = new Set(fonts.map(({ fontSize }) => fontSize.value * 16));
  const weights = new Set(fonts.map(({ fontWeight }) => fontWeight));
  expect([...sizes].sort((one, other) => one - other)).toEqual([12, 14, 16, 20, 24, 30, 40]);
  expect([...weights].sort((one, other) => Number(one) - Number(other))).toEqual([400, 500, 600, 700]);
});

test('every line is as high as a whole number of pixels, so that what follows it begins at one', async () => {
  // Browsers round lengths down to 64ths of a pixel.
  const isWhole = (pixels: number): boolean => Math.floor(pixels * 64) % 64 === 0;
  for (const tokens of Object.values(await resolved()))
    for (const [name, { $type, $value }] of Object.entries(tokens))
      if ($type === 'typography')
        expect([name, isWhole($value.fontSize.value * 16 * Number($value.lineHeight))]).toEqual([name, true]);
});
