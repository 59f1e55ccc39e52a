import { expect, test } from 'vitest';
import { transform } from 'lightningcss';
import { accentCss } from './accent.ts';
import * as tokens from './dist/tokens.ts';

const teal = { dark: '#5cc8cf', light: '#0f6f78' };

test('an accent that can be read everywhere becomes a style sheet of known properties', () => {
  const css = accentCss(teal);
  const { code } = transform({ filename: 'accent.css', code: Buffer.from(css) });
  expect(code.toString()).toContain('#5cc8cf');
  const known = new Set(Object.values(tokens.color).map((value) => /--[\w-]+/.exec(value)?.[0]));
  const set = [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(set.length).toBe(15);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ['a dark accent on dark grounds', { ...teal, dark: '#5a1d20' }, /dark: accent on ground is [\d.]+ to 1, below 4\.5/],
  [
    'a pale accent on light grounds',
    { ...teal, light: '#f3b7ae' },
    /light: accent on ground is [\d.]+ to 1, below 4\.5/,
  ],
  ['an accent that its own text cannot be read on', { ...teal, dark: '#8b7d7f' }, /dark: onAccent on accent/],
])('%s is refused with the pairs', (_, accent, message) => {
  expect(() => accentCss(accent)).toThrow(message);
});
