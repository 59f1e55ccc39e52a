import { fork, type ChildProcess } from 'node:child_process';

export interface ApiProcess {
  origin: string;
  child: ChildProcess;
}

/** The API could not start, and has said why itself. */
export class ApiSilence extends Error {}

/** Starts the API we ship beside the site, in a process of its own: a long query never holds up a page. */
export function startApi(script: string, execArgv: string[], env: Record<string, string>): Promise<ApiProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [], { env: { ...process.env, ...env }, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', () => reject(new ApiSilence()));
    child.once('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('port' in message)) return;
      child.removeAllListeners('exit');
      resolve({ origin: `http://127.0.0.1:${Number(message.port)}`, child });
    });
  });
}
