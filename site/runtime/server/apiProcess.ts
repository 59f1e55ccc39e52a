import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { logNotice, logWarning } from '@afterglow/operation/log';

export interface ApiProcess {
  origin: string;
  /** Ends the process; resolves when it has exited. */
  end: () => Promise<void>;
  /** Resolves when it exits for any reason and is not started again. */
  ended: Promise<void>;
  /** Ends it, or the pause after its end, and starts it again at once, as its sources have changed. */
  replace: () => void;
}

/** Thrown when the API has failed to start; it has printed the reason itself. */
export class ApiStartError extends Error {}

/** A script, and how to run it in a process of its own. */
export interface Program {
  script: string;
  execArgv: string[];
  env: Record<string, string>;
}

/** Starts a script, which sends a message when it is ready. */
const forkScript = ({ script, execArgv, env }: Program): ChildProcess =>
  fork(script, [], {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl+C in a terminal signals the whole process group; these processes must keep answering until the site has shut
    // down.
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

/** Resolves to the port of an API once it is ready. Rejects if the API exits before that. */
const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    const failedToStart = () => reject(new ApiStartError());
    child.once('exit', failedToStart);
    child.once('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('port' in message)) return;
      child.off('exit', failedToStart);
      resolve(Number(message.port));
    });
  });

type KeptProcess = Omit<ApiProcess, 'origin'>;

/** Why a process is started again. */
type Reason = 'ended' | 'replaced';

/**
 * Starts a process again whenever it ends, after a pause, or when it is to be replaced. The promise `ended` resolves
 * when it has ended for good.
 * @param pauseMs returns the milliseconds to wait, or null to give up
 */
function keepRunning(
  first: ChildProcess,
  restart: (reason: Reason) => ChildProcess,
  pauseMs: () => number | null,
): KeptProcess {
  const stopping = new AbortController();
  let replacing = new AbortController();
  let child = first;
  const run = async (): Promise<void> => {
    for (;;) {
      await endOf(child);
      const { signal } = replacing;
      const pause = stopping.signal.aborted ? null : signal.aborted ? 0 : pauseMs();
      if (pause === null) return;
      const either = AbortSignal.any([stopping.signal, signal]);
      await sleep(pause, undefined, { signal: either }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      replacing = new AbortController();
      child = restart(signal.aborted ? 'replaced' : 'ended');
    }
  };
  const ended = run();
  return {
    ended,
    replace: () => {
      replacing.abort();
      void endProcess(child);
    },
    end: async () => {
      stopping.abort();
      await endProcess(child);
      await ended;
    },
  };
}

/**
 * Starts the bundled API in its own process, so that a long query never blocks a page.
 * @param pauseMs returns the milliseconds after which it is started again on the same port when it dies, or null
 */
export async function startApi(program: Program, pauseMs: () => number | null): Promise<ApiProcess> {
  const first = forkScript(program);
  const port = await portOf(first);
  const restart = (reason: Reason): ChildProcess => {
    if (reason === 'replaced') logNotice('The API is started again, with its changed sources.');
    else logWarning('The API has died, and is started again. Pages in the cache are shown meanwhile.');
    const again = forkScript({ ...program, env: { ...program.env, API_PORT: String(port) } });
    again.once('message', () => logNotice('The API answers again.'));
    return again;
  };
  return { origin: `http://127.0.0.1:${port}`, ...keepRunning(first, restart, pauseMs) };
}

/** Longest pause before a worker that has ended is started again, in milliseconds. */
const maxRestartMs = 60_000;

/**
 * Keeps the media worker running beside the API. It is restarted without limit, since nothing depends on it: uploads
 * wait in their queue while it is away.
 */
export function keepWorker(program: Program): KeptProcess {
  let restartMs = 1_000;
  const start = (): ChildProcess => {
    const child = forkScript(program);
    child.once('message', () => {
      restartMs = 1_000;
    });
    return child;
  };
  const pauseMs = (): number => {
    logWarning('The media worker has died, and is started again.');
    const pause = restartMs;
    restartMs = Math.min(maxRestartMs, 2 * restartMs);
    return pause;
  };
  return keepRunning(start(), start, pauseMs);
}
