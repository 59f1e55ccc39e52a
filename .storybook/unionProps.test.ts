import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { library } from './storyFiles.ts';
import { unionProps } from './unionProps.ts';

test('a button that may be a link has the props of both, and says which has what', () => {
  const text = readFileSync(join(library, 'primitives/Button/Button.tsx'), 'utf8');
  const props = unionProps('Button', text);
  expect(props?.['kind']).toMatchObject({ type: "'filled' | 'outlined' | 'quiet' | 'grave'", required: false });
  expect(props?.['kind']?.description).toMatch(/^One filled button per view/);
  expect(props?.['href']).toEqual({ type: 'string', required: false, in: ['LinkButtonProps'] });
  expect(props?.['busy']).toMatchObject({ type: 'boolean', in: ['NativeButtonProps'] });
});

test('a prop of both that none may leave out is required', () => {
  const text = readFileSync(join(library, 'primitives/IconButton/IconButton.tsx'), 'utf8');
  expect(unionProps('IconButton', text)?.['label']).toMatchObject({ type: 'string', required: true });
});

test('other components are left to react-docgen', () =>
  expect(unionProps('Chip', 'export interface ChipProps {\n  tone: string;\n}')).toBeNull());
