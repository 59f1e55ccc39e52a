/** The media worker as a process that is killed. Its tools are scripts that never end. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { startQueueServer } from '@afterglow/api/uploads/queueSocket';
import { findProgram } from '@afterglow/api/worker/run';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { root } from '../tools/repository.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { createTestQueue, createUploader, makeMp4 } from './uploadRequests.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-worker-process-'));
const tools = join(folder, 'tools');
const toolPid = join(folder, 'tool.pid');
let api: TestApi;
let uploader: ReturnType<typeof createUploader>;
let stopQueueServer: () => void;
const children: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(tools);
  for (const name of ['ffmpeg', 'ffprobe']) {
    writeFileSync(
      join(tools, name),
      `#!/bin/sh\necho $$ > ${toolPid}.part && mv ${toolPid}.part ${toolPid}\nexec sleep 600\n`,
    );
    chmodSync(join(tools, name), 0o755);
  }
  api = await createTestApi();
  uploader = createUploader(api, await api.signIn(fullMembers.own.id));
  stopQueueServer = await startQueueServer(createTestQueue(api), api.settings.dataFolder);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  stopQueueServer();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await api.database.execute(sql`delete from uploads`);
  rmSync(toolPid, { force: true });
});

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => void child.once('exit', (code) => resolve(code)));

/** Starts the worker's script on the data folder of the test. */
function startWorker(path: string, stdio: StdioOptions = ['ignore', 'ignore', 'inherit']): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'fixtures/api/worker.ts')], {
    cwd: root,
    env: { PATH: path, DATA_DIR: api.settings.dataFolder, MEDIA_DIR: api.settings.mediaStoreFolder },
    stdio,
  });
  children.push(child);
  return child;
}

const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
const workFolders = () => {
  const work = join(api.settings.mediaStoreFolder, 'work');
  return existsSync(work) ? readdirSync(work) : [];
};
const waiting = { timeout: 60_000 };
const tries = async () =>
  (await queryRows<{ tries: number }>(api.database, sql`select tries from media_jobs`))[0]?.tries ?? 0;

/** Starts a worker and kills it during its job. Returns the pid of the tool that it ran. */
async function killInMidJob(): Promise<number> {
  rmSync(toolPid, { force: true });
  const child = startWorker(`${tools}:${process.env['PATH']}`);
  await expect.poll(() => existsSync(toolPid), waiting).toBe(true);
  const end = ended(child);
  child.kill('SIGKILL');
  await end;
  // The lease of the job ends.
  api.clock.now += 61_000;
  return Number(readFileSync(toolPid, 'utf8'));
}

async function upload(): Promise<unknown> {
  const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(300_000, 1));
  return reply['upload_id'];
}

test('a worker killed in mid-job is followed by another, which does the job and clears up after it', async () => {
  const id = await upload();
  const tool = await killInMidJob();
  expect(workFolders()).toHaveLength(1);
  if (findProgram('setpriv')) await expect.poll(() => isAlive(tool), waiting).toBe(false);
  expect(await uploader.status(id)).toMatchObject({ status: 'processing' });
  // This worker has no ffmpeg and keeps the file as it is.
  const child = startWorker(folder);
  await expect.poll(async () => (await uploader.status(id))?.status, waiting).toBe('ready');
  expect(await tries()).toBe(2);
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
  expect(workFolders()).toEqual([]);
}, 240_000);

test('a job that has killed three workers is not given to a fourth', async () => {
  const id = await upload();
  for (const count of [1, 2, 3]) {
    await killInMidJob();
    expect(await tries()).toBe(count);
  }
  const child = startWorker(folder);
  await expect.poll(async () => (await uploader.status(id))?.status, waiting).toBe('refused');
  expect(await uploader.status(id)).toMatchObject({ code: 'upload_1' });
  expect(await tries()).toBe(3);
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
}, 240_000);

test('a worker whose parent ends before it is ready exits without an error', async () => {
  // With ffmpeg in its path it prints no warning.
  const child = startWorker(tools, ['ignore', 'ignore', 'pipe', 'ipc']);
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  const lastWord = new Promise((said) => child.stderr?.once('end', said));
  child.disconnect();
  const [code] = await Promise.all([ended(child), lastWord]);
  expect([code, stderr]).toEqual([0, '']);
});
