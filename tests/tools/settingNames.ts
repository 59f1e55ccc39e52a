import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './repository.ts';

const sources = files('site/server/*.ts', 'fixtures/api/*.ts', 'fixtures/operation/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const namesBy = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Names of all settings that the site or the API reads. */
export const settingNames: ReadonlySet<string> = new Set([
  ...namesBy(/\benv(?:, |\[)'([A-Z][A-Z0-9_]+)'/g),
  // Tests have settings that are read by a constant.
  ...namesBy(/'(TEST_[A-Z0-9_]+)'/g),
]);
