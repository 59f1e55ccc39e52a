import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { color, radius } from './dist/tokens.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, 'dist', file), 'utf8');

type TokenGroup = Record<string, { $type: string; $value: unknown }>;

test.each(['dark', 'light'])('%s.json holds every colour and corner as text that any tool reads', (theme) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the plugin
  const tokens = JSON.parse(read(`${theme}.json`)) as Record<string, TokenGroup>;
  expect(Object.keys(tokens['color'] ?? {})).toEqual(Object.keys(color));
  expect(Object.values(tokens['color'] ?? {}).map(({ $value }) => $value)).not.toContainEqual(
    expect.not.stringMatching(/^#[\da-f]{3,8}$/),
  );
  expect(tokens['radius']?.['card']).toEqual({ $type: 'dimension', $value: '14px' });
  expect(JSON.stringify(tokens)).not.toMatch(/var\(|\{\w+\./);
});

test('the theme of Tailwind names every colour and corner by its variable', () => {
  const css = read('tailwind.css');
  for (const variable of [...Object.values(color), ...Object.values(radius)]) expect(css).toContain(`: ${variable};`);
  expect(css).toContain('--color-on-accent: var(--c-on-accent);');
});
