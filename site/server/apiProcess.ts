import { fork, type ChildProcess } from 'node:child_process';

export interface ApiProcess {
  origin: string;
  /** Ends the process, and resolves when it has exited. */
  end: () => Promise<void>;
  /** Resolves when it exits, for any reason. */
  ended: Promise<void>;
}

/** The API failed to start, and has printed the reason itself. */
export class ApiStartError extends Error {}

/** Starts a script in a process of its own, which says by a message that it is ready. */
const forkScript = (script: string, execArgv: string[], env: Record<string, string>): ChildProcess =>
  fork(script, [], {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl+C in a terminal signals the whole process group; these must keep answering until the site has shut down.
    detached: true,
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const endOf = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => void child.once('exit', () => resolve()));

/** Asks a process to end; resolves when it has. */
function endProcess(child: ChildProcess): Promise<void> {
  const ended = endOf(child);
  if (!hasEnded(child)) child.kill('SIGTERM');
  return ended;
}

/** Starts the bundled API in its own process, so that a long query never blocks a page. */
export function startApi(script: string, execArgv: string[], env: Record<string, string>): Promise<ApiProcess> {
  return new Promise((resolve, reject) => {
    const child = forkScript(script, execArgv, env);
    const failedToStart = () => reject(new ApiStartError());
    child.once('exit', failedToStart);
    child.once('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('port' in message)) return;
      child.off('exit', failedToStart);
      const origin = `http://127.0.0.1:${Number(message.port)}`;
      resolve({ origin, ended: endOf(child), end: () => endProcess(child) });
    });
  });
}

/** Longest pause before a worker that has ended is started again, in milliseconds. */
const maxRestartMs = 60_000;

/**
 * Keeps the media worker running beside the API. Nothing waits for it: while it is away, uploads wait in their queue.
 * Returns a function that ends it.
 */
export function keepWorker(script: string, execArgv: string[], env: Record<string, string>): () => Promise<void> {
  let ending = false;
  let restartMs = 1_000;
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    child = forkScript(script, execArgv, env);
    child.once('message', () => {
      restartMs = 1_000;
    });
    child.once('exit', () => {
      if (ending) return;
      timer = setTimeout(start, restartMs).unref();
      restartMs = Math.min(maxRestartMs, 2 * restartMs);
    });
  };
  start();
  return () => {
    ending = true;
    clearTimeout(timer);
    return endProcess(child);
  };
}
