/**
 * `npm run seeds [-- {file} … {count}]`: runs property tests with the seeds 1 to {count} (200), two at a time, and
 * prints each failing seed with its failed tests. Does not stop at failures. The default is all files with property
 * tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './tools/repository.ts';

const args = process.argv.slice(2);
const count = Number(args.find((word) => /^\d+$/.test(word)) ?? 200);
const namedFiles = args.filter((word) => !/^\d+$/.test(word));
const selectedFiles = namedFiles.length > 0 ? namedFiles : files('*.test.ts', '*.test.tsx').filter(isRandom);

const reports = join(root, '.cache/seeds');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const queue = selectedFiles.flatMap((file) => Array.from({ length: count }, (_, index) => ({ file, seed: index + 1 })));
const failing = new Map(selectedFiles.map((file) => [file, new Set<number>()]));

await Promise.all([worker(), worker()]);

for (const [file, seeds] of failing) {
  const list = seeds.size > 0 ? `: ${[...seeds].toSorted((a, b) => a - b).join(', ')}` : '';
  console.log(`${file}: ${count - seeds.size} seeds passed, ${seeds.size} failed${list}`);
}
process.exitCode = [...failing.values()].some(({ size }) => size > 0) ? 1 : 0;

function isRandom(file: string): boolean {
  return readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
}

async function worker(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, seed } = next;
    const failures = await failuresWithSeed(file, seed);
    if (failures.length === 0) continue;
    failing.get(file)?.add(seed);
    console.log(`SEED=${seed} ${file}\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
  }
}

interface Report {
  success: boolean;
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Returns the failed tests of a file for a seed, each with the first line of its message. */
async function failuresWithSeed(file: string, seed: number): Promise<string[]> {
  const report = join(reports, `${seed}-${file.replaceAll('/', '-')}.json`);
  // Long runs share the machine with other work, so timeouts must not count as failures.
  const timeoutArgs = ['--testTimeout', '600000'];
  const runArgs = ['run', '--config', 'tests/vitest.config.ts', '--reporter', 'json', '--outputFile.json', report];
  const output = await runNode(['node_modules/vitest/vitest.mjs', ...runArgs, ...timeoutArgs, file], {
    SEED: String(seed),
  });
  try {
    // Vitest's JSON reporter writes Jest's format.
    const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (success) return [];
    return testResults.flatMap(({ message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`)
        : [message];
    });
  } catch {
    return [`Vitest wrote no report. It said:\n${output}`];
  }
}

function runNode(command: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
