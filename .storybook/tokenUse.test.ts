import { expect, test } from 'vitest';
import { tokensIn, tokenUse } from './tokenUse.ts';

test('a token that a template names is found, once and under its own name', () => {
  const text = `import { color, space } from '@afterglow/tokens';
    gap: \${space[2]} \${space.half}; color: \${color.soft}; background: \${color.soft};`;
  expect(tokensIn(text)).toEqual(['color.soft', 'space.half', 'space[2]']);
});

test('a name that is not imported is no token', () => {
  expect(tokensIn("const color = props.color.accent; import { space } from '@afterglow/tokens';")).toEqual([]);
});

test('a component has the tokens of its own files and of the styles that its group shares', () => {
  const { Button, VideoCard, TextField } = tokenUse();
  expect(Button).toEqual(expect.arrayContaining(['color.accent', 'radius.pill', 'size.control']));
  // From cardStyles.ts.
  expect(VideoCard).toEqual(expect.arrayContaining(['font.cardTitle', 'radius.card']));
  // From fieldStyles.ts.
  expect(TextField).toContain('radius.field');
});
