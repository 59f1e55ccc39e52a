import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { icons } from '../../design-system/primitives/Icon/icons.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';

test('every icon of the sprite is used by a component or its stories', () => {
  const sources = files('design-system/*.ts', 'design-system/*.tsx', 'site/*.ts', 'site/*.tsx')
    .filter((file) => !/\.test\.tsx?$|\/icons\.ts$|\/Icon\.stories\.tsx$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(icons).filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`));
  expectNone(unused, 'These icons are unused; remove them from primitives/Icon/icons.ts:');
});
