import { spawn, type ChildProcess } from 'node:child_process';

/** A server in a child process. */
export interface StartedServer {
  origin: string;
  close: () => Promise<void>;
}

/** Milliseconds until a server must have printed its URL. May include a build. */
const startTimeoutMs = 180_000;

/** Returns the line of the output that most likely explains a failure. */
const likelyReason = (output: string): string => {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error|cannot|already/i.test(line)) ?? lines.slice(-2).join(' | ');
};

const stopProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const last = setTimeout(() => child.kill('SIGKILL'), 8_000);
    child.once('exit', () => {
      clearTimeout(last);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** Runs Node with these arguments until it prints its URL. Rejects with its last lines of output. */
export function startNode(args: string[], env: Record<string, string>, name: string): Promise<StartedServer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const fail = (why: string): void =>
      reject(new Error(`${name} ${why}. It said: ${likelyReason(output) || 'nothing'}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, startTimeoutMs);
    const onOutput = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
      const [address] = /https?:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve({ origin: address.replace('localhost', '127.0.0.1'), close: () => stopProcess(child) });
    };
    child.stdout.on('data', onOutput);
    // Used only in error messages.
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}
