import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from '../tools/repository.ts';

const server = join(root, 'site/dist/server/main.js');
export const npmStart = join(root, 'site/start.mjs');

export interface ExitResult {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Milliseconds from the start. */
  afterMs: number;
}

export interface RunningSite {
  pid: number;
  /** The site's origin once it is printed; rejects if the site exits before. */
  origin: Promise<string>;
  ended: Promise<ExitResult>;
  end: (signal?: NodeJS.Signals) => Promise<ExitResult>;
}

/** Starts the site with only these settings, on free ports. */
export function startSite(
  settings: Record<string, string>,
  { entry = server, execArgv = [] }: { entry?: string; execArgv?: string[] } = {},
): RunningSite {
  const begun = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...execArgv, entry], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', API_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  const ended = new Promise<ExitResult>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr, afterMs: performance.now() - begun }));
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString();
      const [, port] = /Afterglow: http:\/\/[^/]+:(\d+)\//.exec(stdout) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then((end) => reject(new Error(`The site did not start: ${end.stdout}${end.stderr}`)));
  });
  // Prevents an unhandled rejection if only the exit is awaited.
  origin.catch(() => undefined);
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  stopFunctions.add(end);
  void ended.then(() => stopFunctions.delete(end));
  return { pid: child.pid ?? 0, origin, ended, end };
}

const stopFunctions = new Set<(signal?: NodeJS.Signals) => Promise<ExitResult>>();
const tempFolders: string[] = [];
const servers: Server[] = [];

afterAll(async () => {
  await Promise.all([...stopFunctions].map((end) => end()));
  for (const one of servers) {
    one.closeAllConnections();
    one.close();
  }
  for (const tempFolder of tempFolders) rmSync(tempFolder, { recursive: true, force: true });
});

/** A temporary folder, removed after the tests. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'afterglow-start-'));
  tempFolders.push(made);
  return made;
}

/** Starts a server and returns its port. */
export async function startServer(answer: RequestListener): Promise<number> {
  const own = createServer(answer);
  servers.push(own);
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve));
  return (own.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

/** Expects an error message of one sentence without a stack, and a failing exit code. */
export function expectSingleSentence({ code, stderr }: ExitResult, ...patterns: (string | RegExp)[]): void {
  expect(stderr).toMatch(/^[^\n]+[.…]\n$/);
  expect(stderr).not.toContain('Error:');
  for (const pattern of patterns) expect(stderr).toMatch(pattern);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
}
