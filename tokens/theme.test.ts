import { expect, test } from 'vitest';
import { themeCss } from './theme.ts';

test('a theme is its accent, and the variables of what it changes', () => {
  const css = themeCss({
    accent: { dark: '#5cc8cf', light: '#0f6f78' },
    radius: { card: '2px' },
    family: { ui: 'Inter, sans-serif' },
  });
  expect(css).toContain('--c-accent:#5cc8cf');
  expect(css).toContain(':root{--y-ui:Inter, sans-serif;--r-card:2px}');
});

test('a theme that says nothing changes nothing', () => {
  expect(themeCss({})).toBe('');
});

test('a token that does not exist is refused by its name, with those that do', () => {
  expect(() => themeCss({ radius: { cards: '2px' } })).toThrow('There is no radius.cards. Known are badge, small,');
});

test('a group that does not exist is refused', () => {
  const theme: object = JSON.parse('{"corners": {}}');
  expect(() => themeCss(theme)).toThrow('A theme has no corners: it has accent, family,');
});

test.each(['2px} body{display:none', '1px;color:red', '</style>'])('the value %s is refused', (value) => {
  expect(() => themeCss({ radius: { card: value } })).toThrow('radius.card must be one CSS value');
});
