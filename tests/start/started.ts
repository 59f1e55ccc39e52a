import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from '../tools/tree.ts';

export const server = join(root, 'site/dist/server/main.js');
export const npmStart = join(root, 'site/start.mjs');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Milliseconds from the start. */
  after: number;
}

export interface Started {
  pid: number;
  /** The site's origin, once it says so; rejects where it ends before. */
  origin: Promise<string>;
  ended: Promise<Ended>;
  end: (signal?: NodeJS.Signals) => Promise<Ended>;
}

/** Starts the site with these settings and no others, on ports that the system chooses. */
export function start(
  settings: Record<string, string>,
  { entry = server, execArgv = [] }: { entry?: string; execArgv?: string[] } = {},
): Started {
  const begun = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...execArgv, entry], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', API_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr, after: performance.now() - begun }));
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString();
      const [, port] = /Afterglow: http:\/\/[^/]+:(\d+)\//.exec(stdout) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then((end) => reject(new Error(`The site did not start: ${end.stdout}${end.stderr}`)));
  });
  // Whoever waits for the end alone does not wait for this.
  origin.catch(() => undefined);
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  running.add(end);
  void ended.then(() => running.delete(end));
  return { pid: child.pid ?? 0, origin, ended, end };
}

const running = new Set<(signal?: NodeJS.Signals) => Promise<Ended>>();
const folders: string[] = [];
const servers: Server[] = [];

afterAll(async () => {
  await Promise.all([...running].map((end) => end()));
  for (const one of servers) {
    one.closeAllConnections();
    one.close();
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the tests. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'afterglow-start-'));
  folders.push(made);
  return made;
}

/** A server of the test's own, and the port it listens on. */
export async function listening(answer: RequestListener): Promise<number> {
  const own = createServer(answer);
  servers.push(own);
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve));
  return (own.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

/** What an operator reads when something is wrong: one sentence, no stack, and a code for the shell. */
export function expectSentence({ code, stderr }: Ended, ...words: (string | RegExp)[]): void {
  expect(stderr).toMatch(/^[^\n]+[.…]\n$/);
  expect(stderr).not.toContain('Error:');
  for (const word of words) expect(stderr).toMatch(word);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
}
