/** Starts the API as a separate process, from its sources or as it is built, on a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface StartedApi {
  process: ChildProcess;
  /** 0 if the process exited before it listened. */
  port: number;
  /** Returns its stderr so far. */
  stderr: () => string;
  /** The exit code or signal. */
  ended: Promise<number | string>;
}

/** With BUILT_API=1 the API that `npm run build` has made: it starts in a third of the time. */
const entry = (): readonly string[] =>
  process.env['BUILT_API'] === '1'
    ? [join(root, 'fixtures/api/dist/api.js')]
    : ['--import', 'tsx', join(root, 'fixtures/api/main.ts')];

/**
 * Resolves when the process listens or has exited. The default is a demo on port 0. `onSpawn` is called immediately.
 */
export function startApi(
  settings: Record<string, string>,
  onSpawn?: (child: ChildProcess) => void,
): Promise<StartedApi> {
  const child = spawn(process.execPath, entry(), {
    cwd: root,
    env: { PATH: process.env['PATH'], API_PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onSpawn?.(child);
  let stderrText = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderrText += chunk;
  });
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? -1)),
  );
  const toResult = (port: number): StartedApi => ({ process: child, port, stderr: () => stderrText, ended });
  return new Promise((resolve) => {
    child.once('message', (message: { port: number }) => resolve(toResult(message.port)));
    void ended.then(() => resolve(toResult(0)));
  });
}
