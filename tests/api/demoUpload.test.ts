/** The upload of the demo: what its uploader finds in the studio, and what everybody sees of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoUpload } from '@afterglow/api/uploads/demoUpload';
import { openMedia } from '@afterglow/api/uploads/openMedia';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
let as: string;
const { id } = videos.uploaded;

async function make(): Promise<void> {
  const { store } = await openMedia(api.settings);
  await openDemoUpload(api.database, { store, mediaFolder: api.settings.mediaFolder });
}
const jsonOf = async (path: string): Promise<unknown> => (await api.get(path, { as })).json();
const studio = async () => decodeJson(calls.studioVideo.reply, await jsonOf(calls.studioVideo.path({ id })));
const shown = async () => decodeJson(calls.video.reply, await jsonOf(calls.video.path({ id }, 0)));
const member = async () =>
  decodeJson(calls.member.reply, await jsonOf(calls.member.path({ id: fullMembers.standard.id }, 0)));

beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(fullMembers.standard.id);
});
afterAll(() => api.close());

test('the video becomes an upload, and no number changes', async () => {
  const [before, owner] = [await shown(), await member()];
  expect((await studio()).tracks, 'nothing can be added to a clip').toBeNull();
  await make();
  const after = await shown();
  expect([after.title, after.seconds, after.statistics]).toEqual([before.title, before.seconds, before.statistics]);
  expect(await member()).toEqual(owner);
});

test('its studio has captions in three languages, chapters, and pictures to choose from', async () => {
  const { tracks, screenshots, screenshot, changeable, status } = await studio();
  expect(tracks?.captions.map(({ lang }) => lang)).toEqual(['en', 'de', 'ja']);
  expect(tracks?.chapters).toMatch(/^0:00 \S.*\n0:\d\d \S/);
  expect([screenshots.length, screenshot, changeable, status]).toEqual([5, 1, true, 'public']);
});

test('every file that its page and its studio name is there', async () => {
  const { tracks, poster, picture, preview } = await shown();
  expect(tracks.map(({ kind }) => kind)).toEqual(['captions', 'captions', 'captions', 'chapters', 'storyboard']);
  // The address of a preview begins with its host.
  const addresses = [...tracks.map(({ url }) => url), poster, picture, preview.slice(preview.indexOf('/media/'))];
  for (const address of [...addresses, ...(await studio()).screenshots.map((one) => one.address)])
    expect([address, (await api.get(address)).status]).toEqual([address, 200]);
  const files = decodeJson(calls.videoFile.reply, await jsonOf(calls.videoFile.path({ id })));
  expect(files.map(({ quality }) => quality)).toEqual([360]);
  expect((await api.get(files[0]?.path ?? '')).headers.get('content-type')).toBe('video/mp4');
});

test('what the member has changed stays as it is at the next start', async () => {
  const form = callFields({ section: 'chapters', video_id: id, chapters: '' });
  await api.get(calls.videoEdit.path(), { method: 'POST', body: new URLSearchParams(form), as });
  expect((await studio()).tracks?.chapters).toBe('');
  await make();
  expect((await studio()).tracks?.chapters).toBe('');
});
