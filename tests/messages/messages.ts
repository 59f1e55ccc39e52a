import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compareLanguages } from '@afterglow/design-system/messages/formatjs.ts';
import { root } from '../tools/repository.ts';
import { writeContext } from './context.ts';

/**
 * `npm run messages`: takes the sentences of the components into en.json, compiles all languages, and prints what the
 * other languages lack.
 * `npm run messages -- context [FOLDER]` also writes a page for translators; FOLDER is a built Storybook, if there is one.
 */
const build = join(root, 'design-system/messages/build.ts');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, 'extract'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

try {
  compareLanguages();
} catch {
  console.log('English is shown until design-system/messages has them; `npm test -- messages` fails.');
}

const [, , command, folder] = process.argv;
if (command === 'context') await writeContext(folder);
