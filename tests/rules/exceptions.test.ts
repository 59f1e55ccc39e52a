import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';

test('every exception to a lint rule names the rule and says why', () => {
  const comments = files('*.ts', '*.tsx', '*.mjs').flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /\/[/*] (?:oxlint|eslint)-disable/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expectNone(
    comments.filter((line) => !/-disable(?:-next-line|-line)? [\w/-]+(?:, [\w/-]+)* -- \S+ \S+/.test(line)),
    'Name the rule, and after " -- " the reason:',
  );
});
