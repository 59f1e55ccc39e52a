import { expect, test } from 'vitest';
import { printJsx } from './jsx.ts';

test('what is short stands on one line, and what is missing is left out', () =>
  expect(printJsx('Badge', { label: 'HD', strong: true, hint: undefined, count: 3 })).toBe(
    '<Badge label="HD" strong count={3} />',
  ));

test('a text that JSX would read otherwise is an expression', () => {
  expect(printJsx('Text', { lead: 'Say "yes" & {no}' })).toBe('<Text lead={"Say \\"yes\\" & {no}"} />');
  expect(printJsx('Text', { children: 'a < b' })).toBe('<Text>\n  {"a < b"}\n</Text>');
});

test('a list says how much of it is left out', () =>
  expect(printJsx('List', { items: ['a', 'b', 'c', 'd'] })).toBe(
    '<List\n  items={[\n    "a",\n    "b",\n    /* 2 more */\n  ]}\n/>',
  ));

test('elements, functions and names that are no identifiers are printed as source', () => {
  const printed = printJsx('Menu', { onClose: () => {}, 'data-open': '', parts: { 'a-b': null }, children: <p>Hi</p> });
  expect(printed).toContain('onClose={() => {}}');
  expect(printed).toContain('"a-b": null');
  expect(printed).toContain('  <p>\n    Hi\n  </p>\n</Menu>');
});

test('a fragment has no name', () => {
  const two = (
    <>
      <b>Delete</b>
      <i>Keep it</i>
    </>
  );
  expect(printJsx('Modal', { footer: two })).toContain('<>\n    <b>');
});
