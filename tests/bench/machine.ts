import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../tools/repository.ts';

/** The machine that the figures were measured on. */
export interface Machine {
  cores: number;
  processor: string;
  /** Gigabytes. */
  memory: number;
  node: string;
  platform: string;
  chromium: string;
  /** Load average at the start; above 1 the machine was busy. */
  load: number;
  /** Commit of the sources; empty if unknown. */
  commit: string;
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

export const describeMachine = (): Machine => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memory: Math.round(totalmem() / 1e9),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  chromium: 'not started',
  load: loadavg()[0] ?? 0,
  commit: currentCommit(),
});
