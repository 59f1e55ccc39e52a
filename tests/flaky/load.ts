import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Keeps a core busy, with a lower priority than the tests. Exits when the process that started it has ended. */
const program = `
  const work = () => {
    for (const end = Date.now() + 200; Date.now() < end; );
    if (process.ppid !== Number(process.argv[1])) process.exit();
    setImmediate(work);
  };
  work();
`;

/** Keeps every core busy until the returned function is called or this process ends, even by Ctrl+C. */
export function startLoad(cores = availableParallelism()): () => void {
  const busy: ChildProcess[] = Array.from({ length: cores }, () =>
    spawn('nice', ['-n', '10', process.execPath, '-e', program, String(process.pid)], { stdio: 'ignore' }),
  );
  const stop = () => busy.forEach((child) => child.kill('SIGKILL'));
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  return stop;
}
