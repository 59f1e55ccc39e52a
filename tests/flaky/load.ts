import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Works without end, with less priority than tests have, and ends once the process that started it is gone. */
const program = `
  const work = () => {
    for (const end = Date.now() + 200; Date.now() < end; );
    if (process.ppid !== Number(process.argv[1])) process.exit();
    setImmediate(work);
  };
  work();
`;

/** Keeps every core busy until the function that it returns is called, or this process ends, be it by Ctrl-C. */
export function startLoad(cores = availableParallelism()): () => void {
  const busy: ChildProcess[] = Array.from({ length: cores }, () =>
    spawn('nice', ['-n', '10', process.execPath, '-e', program, String(process.pid)], { stdio: 'ignore' }),
  );
  const stop = () => busy.forEach((child) => child.kill('SIGKILL'));
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  return stop;
}
