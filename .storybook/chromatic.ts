import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStories, commandOf, run } from './build.ts';

/**
 * `npm run chromatic`: builds the stories and uploads them to Chromatic, once for each theme, width and language of
 * modes.ts. Arguments after `--` are passed to its CLI.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'storybook-static');

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN (on chromatic.com under Manage → Configure) and run this again. Without an account, `npm run visual -- <git ref>` compares the same stories on this machine.',
  );
  process.exitCode = 1;
} else {
  // TurboSnap reads from the stats which stories a change affects.
  await buildStories(root, folder, ['--stats-json', folder]);
  // The token stays in the environment, where the CLI reads it; on a command line other users could see it.
  await run(
    process.execPath,
    [commandOf('chromatic', 'chromatic', root), '--storybook-build-dir', folder, ...process.argv.slice(2)],
    { cwd: root, show: true },
  ).catch(() => {
    process.exitCode = 1;
  });
}
