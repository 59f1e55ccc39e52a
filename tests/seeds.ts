/**
 * `npm run seeds [-- {file} … {count}]`: runs random tests with the seeds 1 to {count} (200), two at a time, and prints each
 * seed that fails, with the tests that failed. Stops at none. Without a file: every file that has a random test.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './tools/tree.ts';

const words = process.argv.slice(2);
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 200);
const named = words.filter((word) => !/^\d+$/.test(word));
const wanted = named.length > 0 ? named : files('*.test.ts', '*.test.tsx').filter(isRandom);

const reports = join(root, '.cache/seeds');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = wanted.flatMap((file) => Array.from({ length: count }, (_, place) => ({ file, seed: place + 1 })));
const failing = new Map(wanted.map((file) => [file, new Set<number>()]));

await Promise.all([work(), work()]);

for (const [file, seeds] of failing) {
  const list = seeds.size > 0 ? `: ${[...seeds].toSorted((a, b) => a - b).join(', ')}` : '';
  console.log(`${file}: ${count - seeds.size} seeds passed, ${seeds.size} failed${list}`);
}
process.exitCode = [...failing.values()].some(({ size }) => size > 0) ? 1 : 0;

function isRandom(file: string): boolean {
  return readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { file, seed } = next;
    const failures = await failuresOf(file, seed);
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

/** The tests of a file that fail with a seed, each with the first line of why. */
async function failuresOf(file: string, seed: number): Promise<string[]> {
  const report = join(reports, `${seed}-${file.replaceAll('/', '-')}.json`);
  // Hours of work may run beside other work: a slow answer is no failure here.
  const patient = ['--testTimeout', '600000', '--hookTimeout', '600000'];
  const settings = ['run', '--config', 'tests/vitest.config.ts', '--reporter', 'json', '--outputFile.json', report];
  const printed = await outputOf(['node_modules/vitest/vitest.mjs', ...settings, ...patient, file], {
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
    return [`Vitest wrote no report. It said:\n${printed}`];
  }
}

function outputOf(command: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(printed));
  });
}
