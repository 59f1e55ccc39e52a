import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { logNotice, logWarning } from '@afterglow/operation/log';

/** The part of a file watcher that is used here: chokidar's, which Vite brings. */
interface Watcher {
  add: (folders: readonly string[]) => unknown;
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

/** Reacts to changes of sources that Vite does not reload. */
export interface SourceActions {
  replaceApi: () => void;
  buildTokens: () => void;
}

const folders = ['fixtures/api', 'fixtures/contract', 'fixtures/operation', 'tokens/source'];

const actions: readonly (readonly [RegExp, keyof SourceActions])[] = [
  [/^fixtures\/(?:api\/(?!dist\/)|contract\/|operation\/)(?!.*\.test\.ts$).*\.(?:ts|json|sql)$/, 'replaceApi'],
  [/^tokens\/source\//, 'buildTokens'],
];

/** Milliseconds of silence after which changes count as one: an editor or git writes several files in a row. */
const calmMs = 200;

/** Watches the sources of the API and the tokens in a repository. */
export function watchSources(watcher: Watcher, repository: string, act: SourceActions): void {
  const timers = new Map<keyof SourceActions, NodeJS.Timeout>();
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const path = relative(repository, file).split(sep).join('/');
    const [, name] = actions.find(([pattern]) => pattern.test(path)) ?? [];
    if (name === undefined) return;
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(act[name], calmMs));
  });
  watcher.add(folders.map((folder) => `${repository}/${folder}`));
}

const runFile = promisify(execFile);

async function buildTokens(repository: string, onBuilt: () => void): Promise<void> {
  try {
    await runFile('npm', ['run', 'build', '--workspace', 'tokens', '--silent'], {
      cwd: repository,
      shell: process.platform === 'win32',
    });
    logNotice('The tokens are built from their changed sources.');
    onBuilt();
  } catch (error) {
    logWarning(`The tokens could not be built. Correct their source and save it again. ${String(error)}`);
  }
}

/** Returns a function that builds the tokens of a repository, one build after the other. */
export function tokensBuilder(repository: string, onBuilt: () => void): () => void {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => buildTokens(repository, onBuilt));
  };
}
