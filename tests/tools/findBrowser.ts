import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { hasHeadlessShell } from './headlessShell.ts';

/** A Chromium executable and its source. */
export interface Browser {
  path: string;
  source: string;
}

const isRunnable = (path: string | undefined): path is string => {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const findOnPath = (name: string): string | undefined => {
  const { stdout, status } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
};

/** Returns the system's browsers that run, best first. */
const findSystem = (): string[] => [...systemNames.map(findOnPath), macChrome].filter(isRunnable);

function findInstalled({ CHROMIUM }: NodeJS.ProcessEnv): Browser | null {
  if (CHROMIUM) {
    if (!isRunnable(CHROMIUM))
      throw new Error(`CHROMIUM is ${CHROMIUM}, which does not run. Correct it, or unset it to have a browser found.`);
    return { path: CHROMIUM, source: 'CHROMIUM' };
  }
  const [system] = findSystem();
  if (system) return { path: system, source: 'the system' };
  const own = chromium.executablePath();
  return isRunnable(own) ? { path: own, source: 'Playwright' } : null;
}

const runCommand = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installByApt = (name: string): boolean =>
  process.getuid?.() === 0 &&
  findOnPath('apt-get') !== undefined &&
  runCommand('apt-get', 'update') &&
  runCommand('apt-get', 'install', '-y', name);

/** Ways to install a browser, best first. */
const installers: { name: string; get: () => boolean | Promise<Browser | null> }[] = [
  {
    name: "Playwright's install",
    get: () =>
      runCommand('npx', 'playwright', 'install', '--with-deps', 'chromium') ||
      runCommand('npx', 'playwright', 'install', 'chromium'),
  },
  {
    name: 'apt-get',
    get: () => installByApt('chromium'),
  },
  {
    name: '@sparticuz/chromium',
    get: async () => {
      // Loaded lazily, because it unpacks a whole browser.
      const packed = createRequire(import.meta.url)('@sparticuz/chromium') as {
        default: { executablePath: () => Promise<string> };
      };
      const path = await packed.default.executablePath();
      return isRunnable(path) ? { path, source: '@sparticuz/chromium' } : null;
    },
  },
];

/** Finds or installs a browser. Throws if both fail. */
export async function findBrowser(env = process.env): Promise<Browser> {
  const found = findInstalled(env);
  if (found) return found;
  for (const { name, get } of installers) {
    console.log(`No Chromium here; trying ${name} …`);
    const result = await get();
    if (typeof result === 'object' && result !== null) return result;
    const now = result === true ? findInstalled(env) : null;
    if (now) return now;
  }
  throw new Error(
    'No browser could be found or installed. Install Chromium or Chrome, or name one with CHROMIUM=/path/to/chromium.',
  );
}

/**
 * Finds or installs a complete browser, for what a headless shell lacks: the one that WHOLE_CHROMIUM names, the one
 * that `findBrowser` finds, or one of the system's. Returns a headless shell if there is nothing else.
 */
export async function findWholeBrowser(env = process.env): Promise<string> {
  if (env['WHOLE_CHROMIUM']) return env['WHOLE_CHROMIUM'];
  const { path } = await findBrowser(env);
  if (!(await hasHeadlessShell(path))) return path;
  for (const candidate of findSystem()) if (!(await hasHeadlessShell(candidate))) return candidate;
  return path;
}

/**
 * Returns the browsers of `npm test` as environment variables: the complete browser, and the headless shell of
 * Chromium, which takes a sixth less time for the same pages and is used wherever it is sufficient. Without a headless
 * shell, both are the same; CHROMIUM, where it is set, replaces the headless shell.
 */
export async function findTestBrowsers(env = process.env): Promise<{ CHROMIUM: string; WHOLE_CHROMIUM: string }> {
  const { path } = await findBrowser(env);
  const whole = await findWholeBrowser(env);
  if (env['CHROMIUM']) return { CHROMIUM: path, WHOLE_CHROMIUM: whole };
  const name = 'chromium-headless-shell';
  const shell = findOnPath(name) ?? (installByApt(name) ? findOnPath(name) : undefined);
  return { CHROMIUM: isRunnable(shell) ? shell : whole, WHOLE_CHROMIUM: whole };
}
