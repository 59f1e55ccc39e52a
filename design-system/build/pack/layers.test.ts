import { expect, test } from 'vitest';
import { layered } from './layers.ts';

test('every style sheet begins with the order of the layers, whichever of them it fills', () => {
  expect(layered({ modes: 'b{}', base: 'a{}' })).toBe(
    `@layer afterglow.tokens,afterglow.base,afterglow.components,afterglow.modes;
@layer afterglow.base{a{}}
@layer afterglow.modes{b{}}
`,
  );
});
