/** Upload of a video: in one piece, its rules, and the form. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { workLoop } from '@afterglow/api/worker/workLoop';
import { calls } from '@afterglow/contract/calls';
import { correctedFileName, isUploadFileName } from '@afterglow/contract/uploadFiles';
import { maxUploadBytes, minUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { RequestOptions, TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { createTestQueue, createUploader, inspected, makeMp4, savedForm, sha256, worker } from './uploadRequests.ts';
import { makeTestImage } from './testImage.ts';

let api: TestApi;
let as: string;
let freeBytes = 1e12;
let uploader: ReturnType<typeof createUploader>;
let queue: ReturnType<typeof createTestQueue>;
beforeAll(async () => {
  api = await createTestApi({}, undefined, undefined, { freeBytes: async () => freeBytes });
  as = await api.signIn(fullMembers.own.id);
  uploader = createUploader(api, as);
  queue = createTestQueue(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  freeBytes = 1e12;
  await api.database.execute(sql`delete from attempts`);
  await api.database.execute(sql`delete from videos where id in (select video_id from uploads)`);
  await api.database.execute(sql`delete from uploads`);
  rmSync(api.settings.mediaStoreFolder, { recursive: true, force: true });
});

const category = categories[0]?.dir ?? '';
const form = (fields: Record<string, string | number> = {}) => savedForm({ categories: category, ...fields });
const start = (file: Buffer, fields: Record<string, string | number> = {}) =>
  uploader.create({ filename: 'evening.mp4', size: file.length, sha256: sha256(file), duration: 754, ...fields });
const chunkBytes = minUploadChunkBytes;
const chunk = (id: unknown, file: Buffer, offset: number) =>
  uploader.patch(id, offset, file.subarray(offset, offset + chunkBytes));
const storedFiles = (): string[] => {
  const folder = join(api.settings.mediaStoreFolder, 'uploads');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
};
const codes = ({ reply }: { reply: { codes?: { code: string }[] } }) => reply.codes?.map(({ code }) => code);

/** Uploads a file in one piece. */
const sendFile = (file: Buffer, fields: Record<string, string | number> = {}, name?: string) =>
  uploader.send('file', { duration: 754, ...fields }, file, name);

async function inspect(changes: Parameters<typeof inspected>[1] = {}) {
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  await queue.complete(job, inspected(job, changes));
  return job;
}

describe('in one piece', () => {
  test('a file is stored as it is, then inspected, and its screenshots can be chosen from', async () => {
    const file = makeMp4(300_000, 1);
    const { reply, status } = await sendFile(file);
    expect([status, reply]).toEqual([
      200,
      expect.objectContaining({
        success: 1,
        status: 'processing',
        size: '300000',
        duration: '12:34',
        duration_claimed: '1',
      }),
    ]);
    expect(storedFiles().map((path) => readFileSync(path).equals(file))).toEqual([true]);
    await inspect({ seconds: 800 });
    expect(await uploader.status(reply['upload_id'])).toMatchObject({
      status: 'ready',
      seconds: 800,
      secondsClaimed: false,
      screenshots: expect.arrayContaining([expect.objectContaining({ number: 10 })]) as unknown,
    });
  });

  test.each([
    ['text named .mp4', Buffer.from('Nothing but words, and many of them. '.repeat(200))],
    ['a playlist named .mp4', Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')],
    ['a page named .mp4', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture named .mp4', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...makeMp4(60)])],
    ['an empty file', Buffer.alloc(0)],
  ])('%s is refused by its content, and nothing of it stays', async (_, file) => {
    const answer = await sendFile(file);
    expect(codes(answer)).toEqual(['corrupted']);
    expect(storedFiles()).toEqual([]);
    expect(await queryRows(api.database, sql`select from uploads`)).toEqual([]);
  });
});

describe('rules of a file', () => {
  test.each([
    ['Abend am See.mp4', 'AbendamSee.mp4'],
    ['über den wolken.MOV', 'uberdenwolken.mov'],
    ['夕暮れ.webm', 'video.webm'],
    ['my.holiday.mp4', 'myholiday.mp4'],
    ['noextension', 'noextension.mp4'],
  ])('%s is refused, and %s is offered, which is accepted', async (name, corrected) => {
    const answer = await uploader.create({ filename: name, size: 1_000 });
    expect(answer.reply.codes).toEqual([{ field: 'file', code: 'bad_filename', info: { name: corrected } }]);
    expect(correctedFileName(name)).toBe(corrected);
    expect(isUploadFileName(corrected)).toBe(true);
    expect((await uploader.create({ filename: corrected, size: 1_000 })).status).toBe(201);
  });

  test.each([
    'a\0.mp4',
    'a.mp4\0',
    'a\0.exe\0.mp4',
    'a\u0007.mp4',
    'a\u007f.mp4',
    'a\u0085.mp4',
    'a.mp4\n',
    'a\u202e.mp4',
  ])('%j is refused in a field and as the name of a file', async (name) => {
    const bad = [{ field: 'file', code: 'bad_filename', info: { name: correctedFileName(name) } }];
    expect((await uploader.create({ filename: name, size: 1_000 })).reply.codes).toEqual(bad);
    expect(codes(await sendFile(makeMp4(1_000), {}, name))).toEqual(['bad_filename']);
  });

  test('a type that is not accepted is refused before anything is sent', async () => {
    expect(codes(await uploader.create({ filename: 'evening.exe', size: 1_000 }))).toEqual(['file_type']);
  });

  test('10 GB may be uploaded, and one byte more may not', async () => {
    expect(codes(await uploader.create({ filename: 'long.mp4', size: maxUploadBytes + 1 }))).toEqual(['too_large']);
    expect((await uploader.create({ filename: 'long.mp4', size: maxUploadBytes })).status).toBe(201);
  });

  test('six minutes are enough for an exclusive video, others need ten', async () => {
    const tries = [
      { duration: 359, exclusive: 1 },
      { duration: 360, exclusive: 1 },
      { duration: 599, exclusive: 0 },
      { duration: 600, exclusive: 0 },
    ];
    const answers = await Promise.all(
      tries.map((fields) => uploader.create({ filename: 'a.mp4', size: 9, ...fields })),
    );
    expect(answers.map(({ reply }) => reply.codes)).toEqual([
      [{ field: 'file', code: 'too_short', info: { minutes: 6 } }],
      undefined,
      [{ field: 'file', code: 'too_short', info: { minutes: 10 } }],
      undefined,
    ]);
  });

  test('the measured length counts, not the claimed one', async () => {
    const { reply } = await sendFile(makeMp4(1_000, 8));
    await inspect({ seconds: 300 });
    expect(await uploader.status(reply['upload_id'])).toMatchObject({
      status: 'refused',
      code: 'too_short',
      reason: expect.stringContaining('too short') as unknown,
    });
  });

  test('a file that is there already is refused: at the start by the client’s hash, later by the worker’s', async () => {
    const file = makeMp4(1_000, 9);
    await sendFile(file);
    await inspect({ hash: sha256(file) });
    expect(codes(await start(file))).toEqual(['duplicate']);
    const { reply } = await sendFile(file);
    await inspect({ hash: sha256(file) });
    expect(await uploader.status(reply['upload_id'])).toMatchObject({ status: 'refused', code: 'duplicate' });
  });

  test('two equal files at once: one stays', async () => {
    const sent = await Promise.all([sendFile(makeMp4(1_000, 10)), sendFile(makeMp4(1_000, 10))]);
    const jobs = [await queue.claim(worker), await queue.claim(worker)];
    await Promise.all(jobs.map(async (job) => job && queue.complete(job, inspected(job, { hash: 'f'.repeat(64) }))));
    const statuses = await Promise.all(
      sent.map(async ({ reply }) => String((await uploader.status(reply['upload_id']))?.status)),
    );
    expect(statuses.toSorted()).toEqual(['ready', 'refused']);
  });
});

describe('limits', () => {
  test('of a member’s uploads at a time', async () => {
    for (const number of [1, 2, 3]) expect((await start(makeMp4(1_000, number))).status).toBe(201);
    expect(await start(makeMp4(1_000, 4))).toMatchObject({
      status: 429,
      reply: { codes: [{ field: 'notify', code: 'limit_user', info: { open: 3 } }] },
    });
  });

  test('of a member’s uploads in a day, with the time to wait', async () => {
    for (let number = 0; number < api.settings.uploadsPerDay; number += 1)
      expect((await sendFile(makeMp4(1_000, 100 + number))).status).toBe(200);
    api.clock.now += 60_000;
    const refused = await sendFile(makeMp4(1_000, 99));
    expect([refused.status, codes(refused)]).toEqual([429, ['limit_user']]);
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 60 * 60 - 60);
  });

  test('are exact under 50 tries at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => start(makeMp4(1_000, 200 + number))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(api.settings.openUploads);
  });

  const gigabyte = 1024 ** 3;
  const announce = (by: ReturnType<typeof createUploader>, name: string, gigabytes: number) =>
    by.create({ filename: name, size: Math.round(gigabytes * gigabyte) });
  const received = (id: unknown, gigabytes: number) =>
    api.database.execute(
      sql`update uploads set received_bytes = ${gigabytes * gigabyte}::bigint, updated_at = ${new Date(api.clock.now).toISOString()}::timestamptz where id = ${Number(id)}`,
    );

  test('of the disk: five members who announce 10 GB and send nothing take nothing from others', async () => {
    freeBytes = 25 * gigabyte;
    const members = await queryRows<{ id: number }>(
      api.database,
      sql`select id from users where confirmed and id <> ${fullMembers.own.id} order by id limit 5`,
    );
    for (const { id } of members) {
      const other = createUploader(api, await api.signIn(id));
      expect((await announce(other, 'a.mp4', 10)).status).toBe(201);
    }
    expect(members).toHaveLength(5);
    expect((await announce(uploader, 'b.mp4', 10)).status).toBe(201);
  });

  test('of the disk: a file that does not fit with its copy is refused before anything is sent', async () => {
    freeBytes = 9 * gigabyte;
    expect(await announce(uploader, 'a.mp4', 4.1)).toMatchObject({
      status: 507,
      reply: { codes: [{ code: 'disk_full' }] },
    });
    expect((await announce(uploader, 'a.mp4', 4)).status).toBe(201);
  });

  test('of the disk: what others have sent holds its copy and as much again, until they fall silent', async () => {
    const other = createUploader(api, await api.signIn(fullMembers.standard.id));
    freeBytes = 20 * gigabyte;
    const { id } = await announce(other, 'a.mp4', 8);
    await received(id, 3);
    // 20 GB minus the reserve of 1, minus 3 for the copy of the received part, minus 3 for as much again of the rest.
    expect(codes(await announce(uploader, 'b.mp4', 7))).toEqual(['disk_full']);
    api.clock.now += 11 * 60_000;
    expect((await announce(uploader, 'b.mp4', 7)).status).toBe(201);
  });

  test('of the disk: a part is refused when the room is gone, and goes on later', async () => {
    const file = makeMp4(chunkBytes * 2, 12);
    const { id } = await start(file);
    freeBytes = gigabyte - 1;
    expect(await chunk(id, file, 0)).toMatchObject({ status: 507, reply: { codes: [{ code: 'disk_full' }] } });
    expect(storedFiles()).toEqual([]);
    freeBytes = 1e12;
    expect((await chunk(id, file, 0)).offset).toBe(chunkBytes);
  });

  test('of the disk: a file in one piece is ended when the room is gone, and nothing of it stays', async () => {
    const file = makeMp4(5 * 1024 ** 2, 13);
    const sent = { parts: 0 };
    const head = `--b\r\nContent-Disposition: form-data; name="section"\r\n\r\nfile\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent.parts === 0) controller.enqueue(Buffer.from(head));
        // The upload began while there was enough space.
        if (sent.parts === 2) freeBytes = gigabyte - 1;
        if (sent.parts < 5) controller.enqueue(file.subarray(sent.parts * 1024 ** 2, (sent.parts + 1) * 1024 ** 2));
        else controller.close();
        sent.parts += 1;
      },
    });
    const response = await api.get(calls.videoEdit.path(), {
      ...{ method: 'POST', body, as, headers: { 'Content-Type': 'multipart/form-data; boundary=b' } },
      duplex: 'half',
    } as RequestOptions);
    expect([response.status, await response.json()]).toEqual([
      507,
      { error: 1, codes: [{ field: 'notify', code: 'disk_full' }] },
    ]);
    expect(storedFiles()).toEqual([]);
    expect(await queryRows(api.database, sql`select from uploads`)).toEqual([]);
  });

  test('of a member’s share: files that are no video yet take at most half of the room', async () => {
    freeBytes = 21 * gigabyte;
    const { id } = await announce(uploader, 'a.mp4', 10);
    // Half of 30 gigabytes: 20 are free, and the member holds 10.
    expect(codes(await announce(uploader, 'b.mp4', 6))).toEqual(['limit_user']);
    const other = createUploader(api, await api.signIn(fullMembers.standard.id));
    expect((await announce(other, 'b.mp4', 10)).status).toBe(201);
    await uploader.end(id);
    expect((await announce(uploader, 'b.mp4', 10)).status).toBe(201);
  });

  test('of a member’s uploads at a time: what has sent nothing for ten minutes does not count', async () => {
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) expect((await announce(uploader, name, 1)).status).toBe(201);
    expect(codes(await announce(uploader, 'd.mp4', 1))).toEqual(['limit_user']);
    api.clock.now += 11 * 60_000;
    expect((await announce(uploader, 'd.mp4', 1)).status).toBe(201);
  });
});

describe('the form', () => {
  async function ready(): Promise<string> {
    const { reply } = await sendFile(makeMp4(1_000, 11));
    await inspect();
    return String(reply['upload_id']);
  }

  test('makes a video that waits for moderation, with who declared what and when', async () => {
    const id = await ready();
    const saved = await uploader.send('save', { upload_id: id, ...form({ visibility: 1 }) });
    expect(saved.reply).toEqual({ success: 1, status: 'moderation' });
    const [row] = await queryRows<Record<string, unknown>>(
      api.database,
      sql`select v.title, v.dir, v.private, v.state, v.shown, v.seconds, v.hd, u.declarations, v.card from videos v join uploads u on u.video_id = v.id`,
    );
    expect(row).toMatchObject({
      title: 'Evening by the lake',
      dir: 'evening-by-the-lake',
      private: true,
      state: 'moderation',
      shown: false,
      seconds: 754,
      hd: true,
      declarations: {
        adults: true,
        consent: true,
        rights: true,
        at: new Date(api.clock.now).toISOString(),
        userId: fullMembers.own.id,
        userName: fullMembers.own.name,
      },
    });
    expect(row?.['card']).toContain('"title":"Evening by the lake"');
    expect(await uploader.status(id)).toMatchObject({ status: 'processing', percent: 0, private: true });
    const job = await queue.claim(worker);
    if (!job) throw new Error('There is no job.');
    expect(await queue.progress(worker, job, 40)).toBe(true);
    expect(await uploader.status(id)).toMatchObject({ status: 'processing', percent: 40 });
    await queue.complete(job, {
      files: [{ format: '_hq.mp4', height: 720, bytes: 9 }],
      hls: true,
      storyboard: true,
      preview: true,
      tracks: [],
      more: false,
    });
    expect(await uploader.status(id)).toMatchObject({ status: 'moderation', title: 'Evening by the lake' });
    expect(codes(await uploader.send('save', { upload_id: id, ...form() }))).toEqual(['already']);
  });

  test.each([
    ['without a title', { title: '' }, 'title', 'required'],
    ['without a category', { categories: '' }, 'categories', 'required'],
    ['with an unknown category', { categories: 'none-such' }, 'categories', 'invalid'],
    ['with somebody else’s channel', { channel: 'studio-nord' }, 'channel', 'invalid'],
    ['without a screenshot', { preview: '' }, 'preview', 'preview_required'],
    ['with a screenshot that is none', { preview: 11 }, 'preview', 'preview_required'],
    ['without the first tick', { adults: '' }, 'adults', 'required'],
    ['without the second tick', { consent: 0 }, 'consent', 'required'],
    ['without the third tick', { rights: '' }, 'rights', 'required'],
  ])('%s is refused', async (_, fields, field, code) => {
    const id = await ready();
    const { reply } = await uploader.send('save', { upload_id: id, ...form(), ...fields });
    expect(reply.codes).toContainEqual(expect.objectContaining({ field, code }));
    expect(await queryRows(api.database, sql`select from uploads where video_id is not null`)).toEqual([]);
  });

  test('is told everything that is wrong at once', async () => {
    const id = await ready();
    const nothing = { title: 'Ev', desc: 'Lake', categories: '', channel: 'studio-nord', preview: '', exclusive: '2' };
    const { reply } = await uploader.send('save', { upload_id: id, ...nothing, visibility: 'all', orientation: 'odd' });
    expect(reply.codes?.map(({ field }) => field).toSorted()).toEqual(
      [
        'title',
        'desc',
        'categories',
        'channel',
        'preview',
        'exclusive',
        'visibility',
        'orientation',
        'adults',
        'consent',
        'rights',
      ].toSorted(),
    );
  });

  test('may be saved while the file is still inspected; a screenshot is then chosen by itself', async () => {
    const { reply } = await sendFile(makeMp4(1_000, 12));
    const saved = await uploader.send('save', { upload_id: String(reply['upload_id']), ...form({ preview: '' }) });
    expect(saved.reply['success']).toBe(1);
    await inspect({ seconds: 1_000 });
    const [row] = await queryRows<Record<string, unknown>>(
      api.database,
      sql`select seconds, picture, card from videos where id in (select video_id from uploads)`,
    );
    expect(row).toMatchObject({ seconds: 1_000, picture: expect.stringMatching(/288x162\/5\.jpg$/) as unknown });
    expect(row?.['card']).toContain('"duration":"16:40"');
  });

  test('takes a picture of the member’s own, and refuses what is none', async () => {
    const id = await ready();
    const picture = Buffer.from(await (await makeTestImage({ width: 640, height: 360, format: 'png' })).arrayBuffer());
    expect((await uploader.send('preview', { upload_id: id }, picture, 'a.png')).reply).toMatchObject({
      success: 1,
      preview: 20,
    });
    expect((await uploader.send('preview', { upload_id: id }, Buffer.from('words'), 'a.png')).reply.codes).toEqual([
      { field: 'preview', code: 'screenshot' },
    ]);
    expect((await uploader.send('save', { upload_id: id, ...form({ preview: 20 }) })).reply['success']).toBe(1);
    expect(storedFiles().filter((path) => path.endsWith('20.jpg'))).toHaveLength(2);
  });

  test('of somebody else’s upload is not found', async () => {
    const id = await ready();
    const other = createUploader(api, await api.signIn(fullMembers.standard.id));
    for (const section of ['save', 'status'])
      expect((await other.send(section, { upload_id: id, ...form() })).status, section).toBe(404);
  });
});

describe('a job', () => {
  test('whose worker died is given to another, at most three times', async () => {
    const { reply } = await sendFile(makeMp4(1_000, 13));
    const [first] = [await queue.claim(worker)];
    expect(await queue.claim(worker)).toBeNull();
    for (const _ of [2, 3]) {
      api.clock.now += 61_000;
      expect(await queue.claim(worker)).not.toBeNull();
    }
    // The first worker was only slow: its result no longer counts.
    expect(first && (await queue.complete(first, inspected(first)))).toBe(false);
    expect(first && (await queue.progress(worker, first, 50))).toBe(false);
    api.clock.now += 61_000;
    expect(await queue.claim(worker)).toBeNull();
    expect(await uploader.status(reply['upload_id'])).toMatchObject({ status: 'refused', code: 'upload_1' });
  });

  test('that goes on for long stays with its worker while it reports progress', async () => {
    await sendFile(makeMp4(1_000, 14));
    const job = await queue.claim(worker);
    for (let minute = 0; minute < 10; minute += 1) {
      api.clock.now += 50_000;
      expect(job && (await queue.progress(worker, job, minute))).toBe(true);
      expect(await queue.claim({ name: 'another', encodes: true })).toBeNull();
    }
  });

  test('that failed is tried again after a while, and refused after the third time', async () => {
    const { reply } = await sendFile(makeMp4(1_000, 15));
    for (const minutes of [0, 1, 8]) {
      // Whatever has failed may be away for some minutes, and other jobs go on meanwhile.
      if (minutes > 0) expect(await queue.claim(worker)).toBeNull();
      api.clock.now += minutes * 60_000;
      const job = await queue.claim(worker);
      expect(job && (await queue.fail(job))).toBe(true);
    }
    expect(await queue.claim(worker)).toBeNull();
    expect(await uploader.status(reply['upload_id'])).toMatchObject({ status: 'refused', code: 'upload_1' });
  });

  test('of an upload that is cancelled while its files are being stored leaves none of them', async () => {
    const file = makeMp4(2 * chunkBytes, 17);
    const { id } = await start(file);
    for (const offset of [0, chunkBytes]) await chunk(id, file, offset);
    const store = createFolderStore(api.settings.mediaStoreFolder);
    const stopping = new AbortController();
    const stored: string[] = [];
    await workLoop({
      worker: { name: 'a test', encodes: false },
      workFolder: join(api.settings.dataFolder, 'work'),
      signal: stopping.signal,
      queue,
      store: {
        ...store,
        putFile: async (key, path) => {
          await uploader.end(id);
          await store.putFile(key, path);
          stored.push(...storedFiles());
        },
      },
      onJob: () => stopping.abort(),
    });
    expect(stored).toHaveLength(1);
    expect(storedFiles()).toEqual([]);
  });

  test('is given to one worker only when many ask at once', async () => {
    await sendFile(makeMp4(1_000, 16));
    const claimed = await Promise.all(
      Array.from({ length: 10 }, (_, number) => queue.claim({ name: `worker ${number}`, encodes: true })),
    );
    expect(claimed.filter((job) => job !== null)).toHaveLength(1);
  });
});
