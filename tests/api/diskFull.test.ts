/** A full disk: every write fails with the contract's error, reads keep working, and no data is lost. */
// Own process: the API reports a full disk once a minute, so another file may have taken the report.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoNames, demoPassword } from '@afterglow/api/accounts/demo';
import { solveCaptcha } from './solveCaptcha.ts';
import { createDiskSpaceCheck } from '@afterglow/api/database/diskSpace';
import { checkpointLog } from '@afterglow/api/database/database';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import { makeTestImage } from './testImage.ts';
import { startApi } from './startApi.ts';
import { extractTemplate } from './catalogueTemplate.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
let as: string;
let hasSpace = true;
beforeAll(async () => {
  api = await createTestApi({}, () => hasSpace);
  as = await api.signIn(fullMembers.standard.id);
});
afterAll(() => api.close());

const other = fullMembers.own.id;
const unavailable = {
  error: 1,
  field: 'notify',
  code: 'unavailable',
  codes: [{ field: 'notify', code: 'unavailable' }],
};

const writes: [path: string, fields: () => Promise<Record<string, string | Blob>> | Record<string, string | Blob>][] = [
  [calls.input.path(), () => ({ act: 'favourite', video_id: String(videos.hd.id) })],
  [calls.input.path(), () => ({ act: 'comment', section: 'video', object_id: String(videos.hd.id), text: 'Words' })],
  [calls.input.path(), () => ({ act: 'message', user_id: String(other), text: 'Words' })],
  [calls.input.path(), () => ({ act: 'view', video_id: String(videos.hd.id) })],
  [calls.ownPage.path(), () => ({ section: 'profile', country: 'ca' })],
  [
    calls.ownPage.path(),
    async () => ({ section: 'avatar', file: await makeTestImage({ width: 300, height: 300, format: 'png' }) }),
  ],
  [calls.login.path(), () => ({ usr: 'somebody', pwd: 'some password' })],
  [
    calls.signup.path(),
    async () => ({
      username: 'newcomer',
      email: 'new@members.example',
      pwd: 'a lantern at sea',
      captcha: await solvedCaptcha(),
    }),
  ],
  [calls.signup.path(), () => ({ section: 'restore', email: 'new@members.example' })],
  [
    calls.report.path(),
    async () => ({ subject: 'question', email: 'a@members.example', message: 'Why?', captcha: await solvedCaptcha() }),
  ],
  [
    calls.ageVerification.path(),
    async () => ({ file: await makeTestImage({ width: 300, height: 300, format: 'jpeg' }) }),
  ],
];
const solvedCaptcha = async (): Promise<string> => solveCaptcha(await (await api.get(calls.captcha.path())).json());

test('every write is refused with 503', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hasSpace = false;
  for (const [path, make] of writes) {
    const fields = await make();
    const multipart = Object.values(fields).some((value) => typeof value !== 'string');
    const body = multipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value as string); // FormData takes blobs, too
    const response = await api.get(path, { method: 'POST', body, as });
    expect([path, response.status, await response.json()]).toEqual([path, 503, unavailable]);
  }
  hasSpace = true;
  // Logged once, not for each write.
  expect(consoleError.mock.calls.flat()).toEqual([
    'The disk of the data folder is full: nothing is written until there is room again.',
  ]);
  consoleError.mockRestore();
});

test('reads keep working, also for a session whose last visit would be updated', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hasSpace = false;
  api.clock.now += 10 * 60_000;
  const reads = [
    calls.video.path({ id: videos.hd.id }),
    calls.videos.path(
      {
        gender: 'str',
        ...noFilters,
        section: 'history',
        objectId: String(fullMembers.standard.id),
        sort: 'latest-updates',
        count: 60,
        page: 1,
      },
      0,
    ),
    calls.globals.path(),
    calls.videoFile.path({ id: videos.hd.id }),
  ];
  for (const path of reads) expect([path, (await api.get(path, { as })).status]).toEqual([path, 200]);
  for (const form of [
    {},
    { section: 'messages', user_id: String(other) },
    { section: 'state', video_id: String(videos.hd.id) },
  ]) {
    expect(
      (
        await api.get(calls.ownPage.path(), {
          method: 'POST',
          body: new URLSearchParams(form as Record<string, string>),
          as,
        })
      ).status,
    ).toBe(200);
  }
  hasSpace = true;
  consoleError.mockRestore();
});

test('a disk with free space is writable, and the database log is only checkpointed when it has grown', async () => {
  expect(createDiskSpaceCheck(tmpdir())()).toBe(true);
  expect([await checkpointLog(api.database), await checkpointLog(api.database, 0)]).toEqual([false, true]);
});

/** Mounts a small tmpfs; null if this machine does not allow it. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-small-'));
  if (
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]).status === 0
  )
    return folder;
  rmSync(folder, { recursive: true });
  return null;
}

test('a real full disk', async ({ skip }) => {
  const disk = mountSmallDisk();
  if (disk === null) return skip('a small disk can be mounted by root on Linux only');
  try {
    await extractTemplate(join(disk, 'data'));
    const first = await startApi({ DATA_DIR: join(disk, 'data') });
    expect(first.port, first.stderr()).toBeGreaterThan(0);
    const origin = `http://127.0.0.1:${first.port}`;
    const signedIn = await fetch(`${origin}${calls.login.path()}`, {
      method: 'POST',
      body: new URLSearchParams({ usr: demoNames[0] ?? '', pwd: demoPassword }),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const addFavourite = async (at = origin): Promise<[number, unknown]> => {
      const response = await fetch(`${at}${calls.input.path()}`, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: new URLSearchParams({ act: 'favourite', video_id: String(videos.hd.id) }),
      });
      return [response.status, await response.json()];
    };
    const read = async (at = origin): Promise<number> =>
      (await fetch(at + calls.video.path({ id: videos.hd.id }, 0), { headers: { Cookie: cookie } })).status;

    const filler = openSync(join(disk, 'filler'), 'w');
    const megabyte = Buffer.alloc(1024 * 1024, 1);
    expect(() => {
      for (;;) writeSync(filler, megabyte);
    }).toThrow('ENOSPC');
    closeSync(filler);
    // The result of the last disk check is reused for a second.
    await vi.waitUntil(async () => (await addFavourite())[0] !== 200 && (await addFavourite())[1] !== undefined, {
      timeout: 10_000,
    });
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect([await addFavourite(), await read()]).toEqual([[503, unavailable], 200]);

    rmSync(join(disk, 'filler'));
    await vi.waitUntil(async () => (await addFavourite())[0] !== 503, { timeout: 10_000 });
    expect(await addFavourite()).toEqual([200, { error: 1, field: 'notify', code: 'already' }]);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(first.stderr()).toBe('The disk of the data folder is full: nothing is written until there is room again.\n');

    const second = await startApi({ DATA_DIR: join(disk, 'data') });
    expect(second.port, second.stderr()).toBeGreaterThan(0);
    const at = `http://127.0.0.1:${second.port}`;
    expect([await addFavourite(at), await read(at)]).toEqual([
      [200, { error: 1, field: 'notify', code: 'already' }],
      200,
    ]);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});
