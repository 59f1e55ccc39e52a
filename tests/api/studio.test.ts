/** The uploader's studio: a video is changed, counted day by day, deleted and restored. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { moderate } from '@afterglow/api/moderation/moderate';
import { removeDeletedVideos } from '@afterglow/api/scheduledJobs';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { noFilters } from '@afterglow/contract/lists';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';
import { makeTestImage } from './testImage.ts';
import { createTestQueue, createUploader, inspected, makeMp4, savedForm, worker } from './uploadRequests.ts';

const dayMs = 24 * 60 * 60_000;
const [first = '', second = ''] = categories.map(({ dir }) => dir);

let api: TestApi;
let as: string;
let other: string;
/** Signs the member in, as sessions end when the clock is set forward. */
const signIn = async () => {
  as = await api.signIn(fullMembers.own.id);
  uploader = createUploader(api, as);
};
let uploader: ReturnType<typeof createUploader>;
let queue: ReturnType<typeof createTestQueue>;
beforeAll(async () => {
  api = await createTestApi({}, undefined, undefined, { freeBytes: async () => 1e12 });
  other = await api.signIn(fullMembers.standard.id);
  queue = createTestQueue(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await signIn();
  await api.database.execute(sql`delete from attempts`);
  await api.database.execute(sql`delete from videos where id in (select video_id from uploads)`);
  await api.database.execute(sql`delete from uploads`);
});

const command = (...words: string[]) => moderate(moderationContextOf(api), words);

async function claim() {
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  return job;
}
const encoded = { files: [], hls: false, storyboard: false, preview: false, tracks: [], more: false };

/** Uploads a video; its form is saved, and its file encoded. */
async function upload(number: number): Promise<{ id: number; key: string }> {
  const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(5_000, number));
  const inspection = await claim();
  await queue.complete(inspection, inspected(inspection));
  await uploader.send('save', { upload_id: String(reply['upload_id']), ...savedForm({ categories: first }) });
  await queue.complete(await claim(), encoded);
  const [row] = await queryRows<{ key: string; video_id: number }>(
    api.database,
    sql`select key, video_id from uploads where id = ${Number(reply['upload_id'])}`,
  );
  return { id: row?.video_id ?? 0, key: row?.key ?? '' };
}

async function publish(number: number) {
  const video = await upload(number);
  await command('approve', String(video.id));
  return video;
}

const change = (id: number, fields: Record<string, string | number> = {}) => ({
  ...{ video_id: id, title: 'Evening, later', desc: 'Two long takes', categories: second, visibility: 0, preview: '' },
  ...fields,
});
const codes = ({ reply }: { reply: { codes?: { field: string; code: string }[] } }) =>
  reply.codes?.map(({ field, code }) => `${field} ${code}`);
const ownVideo = async (id: number, cookie = as) => {
  const response = await api.get(calls.studioVideo.path({ id }), { as: cookie });
  return response.ok ? decodeJson(calls.studioVideo.reply, await response.json()) : response.status;
};
const publicVideo = async (id: number) => {
  const response = await api.get(calls.video.path({ id }, 0));
  return response.ok ? decodeJson(fullVideoReply, await response.json()) : response.status;
};
const listed = async (words: string) =>
  (
    await api.get(
      calls.search.path({ ...noFilters, gender: 'str', sort: 'relevance', count: 60, objectId: '', page: 1, words }, 0),
    )
  ).text();

describe('a change', () => {
  test('of a public video is seen at once, found by its new words alone, and keeps its address', async () => {
    const { id } = await publish(1);
    const dir = (await publicVideo(id)) as { dir: string };
    expect((await uploader.send('edit', change(id, { preview: 5 }))).reply).toMatchObject({ success: 1 });
    expect(await publicVideo(id)).toMatchObject({
      title: 'Evening, later',
      dir: dir.dir,
      description: 'Two long takes',
    });
    expect(await listed('evening later')).toContain(`"video_id":"${id}"`);
    expect(await ownVideo(id)).toMatchObject({
      ...{ status: 'public', screenshot: 5, changeable: true },
      categories: [{ dir: second }],
    });
  });

  test('of a refused video sends it to moderation again, with its file being processed', async () => {
    const { id } = await upload(2);
    await command('reject', String(id), 'The', 'title', 'misleads.');
    expect(await ownVideo(id)).toMatchObject({ status: 'refused', reason: 'The title misleads.' });
    await uploader.send('edit', change(id));
    expect(await ownVideo(id)).toMatchObject({ status: 'moderation', reason: '' });
    expect(await command('list')).toContain(`${id}`);
    await command('approve', String(id));
    expect(await publicVideo(id)).toMatchObject({ title: 'Evening, later' });
  });

  test('can bring a picture along, whose address is new each time', async () => {
    const { id, key } = await publish(3);
    const file = Buffer.from(await (await makeTestImage({ width: 1280, height: 720, format: 'png' })).arrayBuffer());
    const pictures = [];
    for (let time = 0; time < 2; time += 1) {
      expect((await uploader.send('edit', change(id), file, 'still.png')).reply).toMatchObject({ success: 1 });
      const found = await publicVideo(id);
      pictures.push(typeof found === 'number' ? found : new URL(found.picture).pathname.replace(/.*uploads\/\w+/, ''));
    }
    expect(pictures).toEqual(['/288x162/20.jpg', '/288x162/21.jpg']);
    const ofPhones = join(api.settings.mediaStoreFolder, 'uploads', key, '384x216/20.jpg');
    expect((await api.get(`/media/uploads/${key}/384x216/20.jpg`)).status).toBe(200);
    expect(existsSync(ofPhones)).toBe(true);
    await api.database.execute(sql`update uploads set screenshot = 99 where video_id = ${id}`);
    await uploader.send('edit', change(id), file, 'still.png');
    expect(existsSync(ofPhones), 'made of the picture before').toBe(false);
    expect(codes(await uploader.send('edit', change(id), Buffer.from('words'), 'still.png'))).toEqual([
      'preview screenshot',
    ]);
  });

  test('is refused with what is wrong in it, to others, and where nothing can be changed', async () => {
    const { id } = await publish(4);
    expect(codes(await uploader.send('edit', change(id, { title: 'No' })))).toEqual(['title min']);
    expect(codes(await uploader.send('edit', change(id, { categories: 'nowhere' })))).toEqual(['categories invalid']);
    expect(codes(await uploader.send('edit', change(id, { preview: 77 })))).toEqual(['preview preview_required']);
    const otherMember = createUploader(api, other);
    for (const section of ['edit', 'delete', 'restore'])
      expect(codes(await otherMember.send(section, change(id))), section).toEqual(['notify not_found']);
    expect(await ownVideo(id, other)).toBe(404);
    await api.database.execute(sql`update videos set state = 'hidden', shown = false where id = ${id}`);
    expect(codes(await uploader.send('edit', change(id)))).toEqual(['notify forbidden']);
    await api.database.execute(sql`update videos set state = 'refused' where id = ${id}`);
    await api.database.execute(sql`update uploads set state = 'refused', code = 'cut_off'`);
    expect(codes(await uploader.send('edit', change(id)))).toEqual(['notify not_found']);
    expect(await ownVideo(id)).toMatchObject({
      changeable: false,
      reason: expect.stringContaining('cut off') as unknown,
    });
  });

  test('of a video of the catalogue keeps what the form does not ask for', async () => {
    const [row] = await queryRows<{ id: number; card: string }>(
      api.database,
      sql`select id, card from videos where cardinality(model_ids) > 1 and cardinality(tag_ids) > 0 and channel_id is not null and shown order by id limit 1`,
    );
    const { id = 0, card = '' } = row ?? {};
    await api.database.execute(sql`update videos set user_id = ${fullMembers.own.id} where id = ${id}`);
    const field = (name: string, text: string) =>
      new RegExp(`"${name}":"([^"]*)"`).exec(text)?.[1]?.split(',').toSorted();
    await uploader.send('edit', change(id));
    const [after] = await queryRows<{ card: string }>(api.database, sql`select card from videos where id = ${id}`);
    for (const name of ['models', 'tags', 'lang', 'duration', 'post_date'])
      expect(field(name, after?.card ?? ''), name).toEqual(field(name, card));
    expect(after?.card).toContain('Evening, later');
  });
});

test('views, likes and comments are counted by the day, and of the last thirty days', async () => {
  const { id } = await publish(10);
  const act = (input: ActInput) =>
    api.get(calls.input.path(), { method: 'POST', body: new URLSearchParams(callFields(input)), as: other });
  const start = api.clock.now;
  api.clock.now = Math.floor(start / dayMs) * dayMs + dayMs - 1;
  await act({ act: 'view', video_id: id });
  api.clock.now += 2 * 60_000;
  await act({ act: 'view', video_id: id });
  await act({ act: 'vote', section: 'video', object_id: id, vote: 1 });
  await act({ act: 'comment', section: 'video', object_id: id, text: 'Lovely' });
  const found = await ownVideo(id);
  if (typeof found === 'number') throw new Error(`It answers ${found}.`);
  expect(found.days).toHaveLength(30);
  expect(found.days.slice(-2)).toEqual([
    { day: expect.any(Number) as number, views: 1, likes: 0, comments: 0 },
    { day: Math.floor(api.clock.now / dayMs) * dayMs, views: 1, likes: 1, comments: 1 },
  ]);
  expect([found.total, found.recent]).toEqual([
    { views: 2, likes: 1, comments: 1 },
    { views: 2, likes: 1, comments: 1 },
  ]);
  api.clock.now += 29 * dayMs;
  await signIn();
  const list = decodeJson(calls.studio.reply, await (await api.get(calls.studio.path({ page: 1 }), { as })).json());
  expect(list.entries.find((video) => video.id === id)?.recent).toEqual({ views: 1, likes: 1, comments: 1 });
  api.clock.now = start;
});

describe('deletion', () => {
  const countOf = async () =>
    (
      await queryRows<{ videos: number }>(api.database, sql`select videos from users where id = ${fullMembers.own.id}`)
    )[0]?.videos ?? 0;

  test('hides a video everywhere at once, and its owner can bring it back for thirty days', async () => {
    const { id, key } = await publish(20);
    const before = await countOf();
    const picture = `/media/uploads/${key}/288x162/3.jpg`;
    const file = join(api.settings.mediaStoreFolder, 'uploads', key, '288x162/3.jpg');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'a picture');
    const guestSees = async () => [
      await publicVideo(id).then((found) => (typeof found === 'number' ? found : 200)),
      (await api.get(calls.videoFile.path({ id }))).status,
      (await api.get(picture)).status,
      (await listed('evening by the lake')).includes(`"${id}"`),
      (await (await api.get(calls.sitemap.path({ count: 5_000, after: id - 1 }, 0))).text()).includes(`"${id}"`),
    ];
    expect(await guestSees()).toEqual([200, 200, 200, true, true]);
    expect((await uploader.send('delete', { video_id: id })).reply).toMatchObject({ success: 1 });
    expect(await guestSees()).toEqual([404, 404, 404, false, false]);
    expect(await ownVideo(id)).toMatchObject({
      ...{ status: 'deleted', changeable: false, removedAt: expect.closeTo(api.clock.now + 30 * dayMs, -4) as number },
    });
    expect([await countOf(), codes(await uploader.send('delete', { video_id: id }))]).toEqual([
      before - 1,
      ['notify not_found'],
    ]);
    api.clock.now += 29 * dayMs;
    await signIn();
    await uploader.send('restore', { video_id: id });
    expect([await guestSees(), await countOf()]).toEqual([[200, 200, 200, true, true], before]);
  });

  test('is final after thirty days: rows and files are removed', async () => {
    const { id, key } = await publish(21);
    await uploader.send('delete', { video_id: id });
    const folder = join(api.settings.mediaStoreFolder, 'uploads', key);
    mkdirSync(folder, { recursive: true });
    const store = createFolderStore(api.settings.mediaStoreFolder);
    await removeDeletedVideos(api.database, store, api.clock.now + 29 * dayMs);
    expect([existsSync(folder), (await ownVideo(id)) === 404]).toEqual([true, false]);
    api.clock.now += 30 * dayMs;
    await signIn();
    expect(codes(await uploader.send('restore', { video_id: id }))).toEqual(['notify expired']);
    await removeDeletedVideos(api.database, store, api.clock.now + 1);
    expect([existsSync(folder), await ownVideo(id)]).toEqual([false, 404]);
  });

  test('takes a video out of playlists, which count those that they have', async () => {
    const { id } = await publish(23);
    const start = api.clock.now;
    const made = await api.get(calls.input.path(), {
      ...{ method: 'POST', as: await api.signIn(fullMembers.standard.id) },
      body: new URLSearchParams(
        callFields({
          ...{ act: 'playlist', section: 'new', orientation: 'str', title: 'Lakes', desc: 'At night', video_id: id },
        } satisfies ActInput),
      ),
    });
    const { playlist_id: playlistId } = (await made.json()) as { playlist_id: number };
    const counted = async () =>
      (await queryRows<{ videos: number }>(api.database, sql`select videos from playlists where id = ${playlistId}`))[0]
        ?.videos;
    expect(await counted()).toBe(1);
    await uploader.send('delete', { video_id: id });
    const store = createFolderStore(api.settings.mediaStoreFolder);
    await removeDeletedVideos(api.database, store, start + 31 * dayMs);
    expect(await counted()).toBe(0);
  });

  test('of what was refused does not publish it when it is restored', async () => {
    const { id } = await upload(22);
    await command('reject', String(id), 'No.');
    await uploader.send('delete', { video_id: id });
    await uploader.send('restore', { video_id: id });
    expect([await publicVideo(id), await ownVideo(id)]).toEqual([
      404,
      expect.objectContaining({ status: 'refused', reason: 'No.' }),
    ]);
  });
});
