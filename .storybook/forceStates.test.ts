import { expect, test } from 'vitest';
import { forcible } from './forceStates.ts';

test.each([
  ['.card:hover', ".card:is(:hover, [data-forced~='hover'] *)"],
  ['.button:active::after', ".button:is(:active, [data-forced~='pressed'] *)::after"],
  ['.field:focus-within', ".field:is(:focus-within, [data-forced~='focus'] *)"],
])('%s also matches where the state is forced', (selector, also) => expect(forcible(selector)).toBe(also));

test('the ring of the keyboard is forced on what can have it only', () => {
  expect(forcible(':focus-visible')).toContain(':where(a[href], button, input');
  expect(forcible('[tabindex="-1"]:focus')).toMatch(/^\[tabindex="-1"\]:is\(:focus, /);
});

test('a selector is rewritten once', () => {
  const once = forcible('a:hover, a:focus-visible');
  expect(forcible(once)).toBe(once);
});

test('a selector without such states stays what it is', () => {
  expect(forcible(".menu [data-part='hovered']:checked")).toBe(".menu [data-part='hovered']:checked");
});
