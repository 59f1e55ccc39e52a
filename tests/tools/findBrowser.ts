import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

/** A Chromium to test with, and where it comes from. */
export interface Browser {
  path: string;
  source: string;
}

const runs = (path: string | undefined): path is string => {
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

const onPath = (name: string): string | undefined => {
  const { stdout, status } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
};

function installed(): Browser | null {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (!runs(CHROMIUM))
      throw new Error(`CHROMIUM is ${CHROMIUM}, which does not run. Correct it, or unset it to have a browser found.`);
    return { path: CHROMIUM, source: 'CHROMIUM' };
  }
  const system = [...systemNames.map(onPath), macChrome].find(runs);
  if (system) return { path: system, source: 'the system' };
  const own = chromium.executablePath();
  return runs(own) ? { path: own, source: 'Playwright' } : null;
}

const attempt = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0;

/** Ways to get a browser where there is none, the best first. */
const ways: { name: string; get: () => boolean | Promise<Browser | null> }[] = [
  {
    name: "Playwright's install",
    get: () =>
      attempt('npx', 'playwright', 'install', '--with-deps', 'chromium') ||
      attempt('npx', 'playwright', 'install', 'chromium'),
  },
  {
    name: 'apt-get',
    get: () =>
      process.getuid?.() === 0 &&
      onPath('apt-get') !== undefined &&
      attempt('apt-get', 'update') &&
      attempt('apt-get', 'install', '-y', 'chromium'),
  },
  {
    name: '@sparticuz/chromium',
    get: async () => {
      // Loaded only here: it unpacks a whole browser.
      const packed = createRequire(import.meta.url)('@sparticuz/chromium') as {
        default: { executablePath: () => Promise<string> };
      };
      const path = await packed.default.executablePath();
      return runs(path) ? { path, source: '@sparticuz/chromium' } : null;
    },
  },
];

/** Finds a browser, else gets one. Throws a sentence when none can be had. */
export async function findBrowser(): Promise<Browser> {
  const found = installed();
  if (found) return found;
  for (const { name, get } of ways) {
    console.log(`No Chromium here; trying ${name} …`);
    const got = await get();
    if (typeof got === 'object' && got !== null) return got;
    const now = got === true ? installed() : null;
    if (now) return now;
  }
  throw new Error(
    'No browser could be found or installed. Install Chromium or Chrome, or name one with CHROMIUM=/path/to/chromium.',
  );
}
