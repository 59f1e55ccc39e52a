/** Starts a built site as a separate process. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository.ts';

export interface ExitResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningSite {
  pid: number;
  /** The site's origin, once it is printed. Rejects if the site exits first. */
  origin: Promise<string>;
  ended: Promise<ExitResult>;
  end: (signal?: NodeJS.Signals) => Promise<ExitResult>;
}

export const siteEntry = (folder: string): string => join(folder, 'site/dist/server/main.js');

/** Ends the site with this process, however that ends, so that a killed run leaves no site behind. */
const endWithParent = `data:text/javascript,${encodeURIComponent(`
  const watch = setInterval(() => {
    if (process.ppid === ${process.pid}) return;
    clearInterval(watch);
    process.kill(process.pid);
  }, 1000);
  watch.unref();
`)}`;

/** Starts the site with only these settings, on free ports. */
export function spawnSite(
  settings: Record<string, string>,
  { entry = siteEntry(root), execArgv = [] }: { entry?: string; execArgv?: string[] } = {},
): RunningSite {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', endWithParent, ...execArgv, entry], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', API_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  const ended = new Promise<ExitResult>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString();
      const [, port] = /Afterglow: http:\/\/[^/]+:(\d+)\//.exec(stdout) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then((end) => reject(new Error(`The site did not start: ${end.stdout}${end.stderr}`)));
  });
  // Prevents an unhandled rejection if only the exit is awaited.
  origin.catch(() => undefined);
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, origin, ended, end };
}
