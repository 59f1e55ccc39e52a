/** The API's process is started again as whoever runs it wishes. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../../../site/runtime/server/apiProcess.ts';

/** Starts a process that writes its id down and says that it is ready. */
async function startToy(pauseMs: () => number | null) {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-process-'));
  const [script, log] = [join(folder, 'toy.cjs'), join(folder, 'pids')];
  writeFileSync(
    script,
    `require('node:fs').appendFileSync(process.env.PIDS, process.pid + '\\n');
process.send({ port: 4321 });
process.once('SIGTERM', () => process.exit());
setInterval(() => {}, 1000);`,
  );
  const api = await startApi({ script, execArgv: [], env: { PIDS: log } }, pauseMs);
  onTestFinished(async () => {
    await api.end();
    rmSync(folder, { recursive: true });
  });
  const pids = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').map(Number) : []);
  return { api, pids };
}

const forever = (): number => 2 ** 31 - 1;

test('a process that is replaced is started again at once, and not counted as one that died', async () => {
  const { api, pids } = await startToy(() => {
    throw new Error('It was asked for a pause.');
  });
  api.replace();
  await expect.poll(() => pids().length).toBe(2);
  expect(api.origin).toBe('http://127.0.0.1:4321');
});

test('a process that ended stays away until it is replaced', async () => {
  let asked = 0;
  const { api, pids } = await startToy(() => {
    asked += 1;
    return forever();
  });
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warnings.mockRestore());
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await expect.poll(() => asked).toBe(1);
  api.replace();
  await expect.poll(() => pids().length).toBe(2);
  expect(warnings, 'it was started again by itself').not.toHaveBeenCalled();
});

test('a process that is not to be started again ends for good', async () => {
  const { api, pids } = await startToy(() => null);
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await api.ended;
  expect(pids()).toHaveLength(1);
});
