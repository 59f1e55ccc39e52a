import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { InstalledApp } from './installApp.ts';
import { run } from './run.ts';

export interface ServedApp {
  origin: string;
  stop: () => void;
}

export type Mode = 'development' | 'production';

/** Builds the app's browser code with Vite and starts its server in plain Node. */
export async function serveApp({ folder }: InstalledApp, mode: Mode): Promise<ServedApp> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(folder, process.execPath, [vite, 'build', '--mode', mode], { NODE_ENV: mode });
  const child = spawn(process.execPath, [join(folder, 'server/server.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('close', () => reject(new Error(`The app's server did not start: ${stderr}`)));
  });
  return { origin, stop: () => child.kill() };
}
