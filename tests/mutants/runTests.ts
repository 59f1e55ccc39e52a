import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/repository.ts';
import { parseVitest, type TestReport } from '../tools/testReport.ts';
import { reachVariable, taskVariable, type MutantTask } from './mutantPlugin.ts';

export const folder = join(root, '.cache/mutants');
mkdirSync(folder, { recursive: true });

export interface Run {
  /** Null if Vitest wrote no report. */
  report: TestReport | null;
  timedOut: boolean;
  output: string;
}

/** Runs test files with a task. Kills the run and all its child processes after this many seconds. */
export async function runTests(
  task: MutantTask,
  words: readonly string[],
  { name, seconds, reachFile = '' }: { name: string; seconds: number; reachFile?: string },
): Promise<Run> {
  const taskFile = join(folder, `${name}-task.json`);
  const reportFile = join(folder, `${name}-report.json`);
  rmSync(reportFile, { force: true });
  writeFileSync(taskFile, JSON.stringify(task));
  // With shared modules, only the first file of a process would run what a module does as it is loaded.
  const settings = [
    '--config',
    'tests/mutants/vitest.config.ts',
    '--isolate',
    '--reporter',
    'json',
    '--outputFile',
    reportFile,
  ];
  const { output, timedOut } = await runNode(['node_modules/vitest/vitest.mjs', ...words, ...settings], seconds, {
    [taskVariable]: taskFile,
    [reachVariable]: reachFile,
  });
  return { report: readReport(reportFile), timedOut, output };
}

function readReport(file: string): TestReport | null {
  try {
    return parseVitest(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

const running = new Set<number>();
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Kills the process group of a run, because an endless loop in a worker outlives Vitest. */
function endGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function runNode(
  words: string[],
  seconds: number,
  env: Record<string, string>,
): Promise<{ output: string; timedOut: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid } = child;
    let output = '';
    let timedOut = false;
    const end = () => pid !== undefined && endGroup(pid);
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, seconds * 1000);
    if (pid !== undefined) running.add(pid);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      end();
      if (pid !== undefined) running.delete(pid);
      resolve({ output, timedOut });
    });
  });
}
