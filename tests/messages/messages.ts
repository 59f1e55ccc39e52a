import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tools/repository.ts';
import { writeContext } from './context.ts';

/**
 * `npm run messages`: takes the sentences of the components into en.json and compiles all languages.
 * `npm run messages -- context [FOLDER]` also writes a page for translators; FOLDER is a built Storybook, if there is one.
 */
const build = join(root, 'design-system/messages/build.ts');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, 'extract'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const [, , command, folder] = process.argv;
if (command === 'context') await writeContext(folder);
