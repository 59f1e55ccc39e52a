// Plain JavaScript in the oldest possible syntax: every Node version must be able to parse it and print this error.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
if (!fits) {
  console.error(
    `Afterglow needs Node 20.19 or newer, 22.13 or newer, or 24; this is ${process.versions.node}. Install one of them and start again.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, 'node_modules/vite'))) {
  console.error('The packages are not installed. Run `npm ci` first.');
  process.exit(1);
}

const ignored = new Set(['node_modules', 'dist', 'compiled', 'sprite', 'media', 'storybook-static']);
const newest = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !ignored.has(name) && !/\.(stories|test)\.tsx?$/.test(name))
      .map((name) => newest(join(path, name))),
  );
};

/** Marker file whose modification time is when the last build began. */
const built = join(root, 'site/dist/built');
const needed = [
  ...['site/dist/server/main.js', 'site/dist/client/.vite/manifest.json', 'fixtures/api/dist/api.js'],
  'fixtures/api/dist/worker.js',
].map((name) => join(root, name));
const sources = ['package-lock.json', 'tokens', 'fixtures', 'design-system', 'site'].map((name) => join(root, name));

const whyToBuild = () => {
  if (!existsSync(built)) return 'since there is no build of it';
  if (!needed.every(existsSync)) return 'since a part of its build is missing';
  return Math.max(...sources.map(newest)) > statSync(built).mtimeMs
    ? 'since its sources are newer than its build'
    : null;
};

/**
 * Builds, or waits for another process that is building. Resolves to whether it succeeded. Signals end the build, too.
 */
const build = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'site/buildAll.ts'), '--shared'], {
      cwd: root,
      stdio: 'inherit',
    });
    const endBuild = () => child.kill('SIGTERM');
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, endBuild);
    child.once('exit', (status) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, endBuild);
      resolve(status === 0);
    });
  });

/**
 * npm sends signals to its shell, which would not pass them on: `exec` in package.json replaces the shell with this
 * process (Windows has no `exec` and runs the command after `||`). If npm is killed, nothing is left to stop the site,
 * which would keep the data folder in use, so the site ends itself.
 */
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

// Builds a second time if another process's build turns out to be older than the sources.
for (let tries = 0; tries < 2; tries += 1) {
  const why = whyToBuild();
  if (why === null) break;
  console.log(`Building the site, ${why} …`);
  const begun = Date.now();
  if (!(await build())) {
    console.error('The build failed or was stopped; the lines above say where.');
    process.exit(1);
  }
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
process.env.NODE_ENV = 'production';
process.env.SUPERVISE = process.env.SUPERVISE || 'yes';
// oxlint-disable-next-line afterglow/imports -- starts the server that it has built before
await import(pathToFileURL(join(root, 'site/dist/server/main.js')).href);
