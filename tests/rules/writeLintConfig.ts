import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/repository.ts';
import { lintConfig } from './lintConfig.ts';

/** `tsx tests/rules/writeLintConfig.ts` writes .oxlintrc.json. */
writeFileSync(join(root, '.oxlintrc.json'), `${JSON.stringify(lintConfig, null, 2)}\n`);
