// Plain JavaScript in the oldest possible syntax: every Node version must be able to parse it and print this error.
import { spawnSync } from 'node:child_process';
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
const built = join(root, 'site/dist/built');
const sources = ['package-lock.json', 'tokens', 'fixtures', 'design-system', 'site'].map((name) => join(root, name));
if (!existsSync(built) || Math.max(...sources.map(newest)) > statSync(built).mtimeMs) {
  console.log('Building the site, since its sources are newer than its build …');
  const begun = Date.now();
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The build failed; the lines above say where.');
    process.exit(1);
  }
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
process.env.NODE_ENV = 'production';
// oxlint-disable-next-line afterglow/imports -- starts the server that it has built before
await import(pathToFileURL(join(root, 'site/dist/server/main.js')).href);
