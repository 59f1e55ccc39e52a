import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { InstalledApp } from './installApp.ts';
import { run } from './run.ts';

export interface ServedApp {
  origin: string;
  stop: () => void;
}

export type Mode = 'development' | 'production';

/** Starts a server in Node; it runs once it prints its address. */
export async function serve(
  folder: string,
  words: readonly string[],
  settings: Record<string, string>,
): Promise<ServedApp> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The app's server did not start: ${output}`)));
  });
  // Servers that are asked to end first wait for the browser's connections.
  return { origin, stop: () => child.kill('SIGKILL') };
}

/** Builds the app's browser code with Vite and starts its server in plain Node. */
export async function serveApp({ folder }: InstalledApp, mode: Mode): Promise<ServedApp> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(folder, process.execPath, [vite, 'build', '--mode', mode], { NODE_ENV: mode });
  return serve(folder, [join(folder, 'server/server.js')], { NODE_ENV: mode });
}
