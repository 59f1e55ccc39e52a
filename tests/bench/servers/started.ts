import { spawn, type ChildProcess } from 'node:child_process';

/** A server in a process of its own. */
export interface Started {
  origin: string;
  close: () => Promise<void>;
}

/** Longest time a server may take until it says its address, in milliseconds; a build may come first. */
const patience = 180_000;

/** Of all that a server said, the line that is likely to say why. */
const reasonIn = (said: string): string => {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error|cannot|already/i.test(line)) ?? lines.slice(-2).join(' | ');
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const last = setTimeout(() => child.kill('SIGKILL'), 8_000);
    child.once('exit', () => {
      clearTimeout(last);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** Runs Node with these words until it prints the address it answers at. Throws a sentence with its last lines. */
export function startNode(words: string[], env: Record<string, string>, name: string): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const fail = (why: string): void => reject(new Error(`${name} ${why}. It said: ${reasonIn(said) || 'nothing'}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, patience);
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-4_000);
      const [address] = /http:\/\/[\w.]+:\d+/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve({ origin: address.replace('localhost', '127.0.0.1'), close: () => ended(child) });
    };
    child.stdout.on('data', hear);
    // Kept for the sentence of a failure; a server that runs may say on it what it likes.
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(`ended with code ${code}`);
    });
  });
}
