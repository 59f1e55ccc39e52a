/** The studio: what a member has uploaded is changed, deleted and restored, with script and without. */
import { readFileSync } from 'node:fs';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { sendToRunningApi } from '@afterglow/api/moderation/socket';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { clip } from './clip.ts';
import { join } from './newMember.ts';
import { ownUploads, whenPrepared } from './ownUploads.ts';
import { fromHere, signIn } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** Seconds of the video, which no other test uploads. */
const seconds = { scripted: 731, plain: 733, tracks: 737, plainTracks: 739 };

/** Uploads a video past the form of the site, waits until a moderator can decide on it, and returns its id. */
async function upload(page: Page, baseURL: string | undefined, length: number): Promise<number> {
  const post = async (multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) =>
    (await page.request.post(calls.videoEdit.path(), { multipart, headers: fromHere(baseURL) })).json();
  const file = { name: 'evening.mp4', mimeType: 'video/mp4', buffer: readFileSync(clip(`film${length}.mp4`, length)) };
  await post({ section: 'file', duration: String(length), file });
  const own = async () => (await ownUploads(page))[0];
  await expect.poll(async () => (await own())?.status, whenPrepared).toBe('ready');
  const path = calls.categories.path({ gender: 'str', kind: 'all', language: 'en' });
  const [category] = decodeJson(calls.categories.reply, await (await page.request.get(path)).json());
  await post({
    ...{ section: 'save', upload_id: String((await own())?.id), title: 'Evening by the lake', preview: '1' },
    ...{ categories: category?.dir ?? '', adults: '1', consent: '1', rights: '1' },
  });
  await expect.poll(async () => (await own())?.status, whenPrepared).toBe('moderation');
  return (await own())?.videoId ?? 0;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Changes the title of a video, deletes the video and restores it, each time led back to the list. */
async function changeDeleteAndRestore(page: Page, id: number, ready: () => Promise<void>): Promise<void> {
  await page.goto(`/studio/${id}/`);
  await ready();
  await title(page).fill('X');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(title(page)).toHaveAccessibleDescription(/at least 3 characters/);
  await title(page).fill('Evening, from the other shore');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(/\/studio\/$/);
  await page.getByRole('link', { name: 'Evening, from the other shore' }).click();
  await page.getByRole('link', { name: 'Delete the video' }).click();
  await ready();
  await page.getByRole('button', { name: 'Delete the video' }).click();
  await expect(page).toHaveURL(/\/studio\/$/);
  await expect(page.getByText(/^Deleted\. It can be restored until/)).toBeVisible();
  await page.getByRole('link', { name: 'Evening, from the other shore' }).click();
  await ready();
  await page.getByRole('button', { name: 'Restore the video' }).click();
  await expect(page).toHaveURL(/\/studio\/$/);
  await expect(page.getByText(/^Deleted\./)).toHaveCount(0);
}

const srt = (text: string) => `1\r\n00:00:00,000 --> 00:10:00,000\r\n<i>${text}</i>\r\n`;
const captionsFile = (content: string) => ({
  name: 'evening.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from(content),
});

/** Adds captions after a file that cannot be read, and writes chapters after a line that is wrong. */
async function addTracks(page: Page, id: number, ready: () => Promise<void>): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of this video' });
  await page.goto(`/studio/${id}/`);
  await ready();
  await parts.getByRole('link', { name: 'Captions' }).click();
  await ready();
  await page.getByLabel('Language of the captions').selectOption('de');
  await page.getByLabel('File with the captions').setInputFiles(captionsFile('WEBVTT\n\n00:09.000 > 00:10.000\nNo'));
  await page.getByRole('button', { name: 'Add the captions' }).click();
  await expect(page.getByLabel('File with the captions')).toHaveAccessibleDescription(/Line 3: Times such as/);
  await page.getByLabel('Language of the captions').selectOption('de');
  await page.getByLabel('File with the captions').setInputFiles(captionsFile(srt('Guten Abend')));
  await page.getByRole('button', { name: 'Add the captions' }).click();
  await expect(page.getByRole('button', { name: 'Remove the captions: Deutsch' })).toBeVisible();
  await parts.getByRole('link', { name: 'Chapters' }).click();
  await ready();
  await page.getByLabel('Times and titles').fill('0:00 Arrival\nThe lake');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByLabel('Times and titles')).toHaveAccessibleDescription(/Line 2: A time and a title/);
  await page.getByLabel('Times and titles').fill('0:00 Arrival\n1:20 – The lake');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('The chapters have been saved.').first()).toBeVisible();
  await page.goto(`/studio/${id}/?step=chapters`);
  await expect(page.getByLabel('Times and titles')).toHaveValue('0:00 Arrival\n1:20 The lake');
}

test('captions and chapters are added, and the player shows them', async ({ page, baseURL, ownSite }) => {
  await join(page, 'studio', baseURL);
  const id = await upload(page, baseURL, seconds.tracks);
  await addTracks(page, id, () => waitForHydration(page));
  await sendToRunningApi(ownSite.dataFolder, ['approve', String(id)]);
  await page.goto(`/video/${id}/evening-by-the-lake/`);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Chapters/ }).click();
  await expect(page.getByRole('button', { name: /The lake/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Captions', exact: true }).click();
  await expect(page.getByText('Guten Abend')).toBeVisible();
  await page.goto(`/studio/${id}/?step=captions`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove the captions: Deutsch' }).click();
  await expect(page.getByText('This video has no captions yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Captions' })).toBeFocused();
});

test('a video is changed, deleted and restored, and its days are a chart and a table', async ({ page, baseURL }) => {
  await join(page, 'studio', baseURL);
  const id = await upload(page, baseURL, seconds.scripted);
  await changeDeleteAndRestore(page, id, () => waitForHydration(page));
  await page.getByRole('link', { name: 'Evening, from the other shore' }).click();
  await expect(page.getByRole('img', { name: /^Views of each of the last 30 days/ })).toBeVisible();
  await page.getByText('Day by day').click();
  await expect(page.getByRole('rowheader')).toHaveCount(30);
});

test('a demo has an upload, whose captions and chapters its studio and its player show', async ({ page, baseURL }) => {
  const { id, dir } = fullVideos.uploaded;
  await signIn(page.request, fullMembers.standard, baseURL);
  await page.goto(`/studio/${id}/?step=captions`);
  for (const language of ['English', 'Deutsch', '日本語'])
    await expect(page.getByRole('button', { name: `Remove the captions: ${language}` })).toBeVisible();
  await page.goto(`/studio/${id}/?step=chapters`);
  await expect(page.getByLabel('Times and titles')).toHaveValue(/^0:00 .+\n0:25 The whole picture\n/);
  await page.goto(`/video/${id}/${dir}/`);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Chapters/ }).click();
  await expect(page.getByRole('button', { name: /The whole picture/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toBeVisible();
});

test('a member without uploads is told so', async ({ page, baseURL }) => {
  await join(page, 'studio', baseURL);
  await page.goto('/studio/');
  await expect(page.getByRole('heading', { name: 'You have not uploaded a video yet' })).toBeVisible();
});

test('a guest is asked to sign in', async ({ page }) => {
  expect((await page.goto('/studio/'))?.status()).toBe(403);
  expect((await page.goto('/studio/100000001/'))?.status()).toBe(403);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms work', async ({ page, baseURL }) => {
    await join(page, 'studio', baseURL);
    const id = await upload(page, baseURL, seconds.plain);
    await changeDeleteAndRestore(page, id, async () => {});
  });

  test('captions and chapters are added, too', async ({ page, baseURL }) => {
    await join(page, 'studio', baseURL);
    const id = await upload(page, baseURL, seconds.plainTracks);
    await addTracks(page, id, async () => {});
  });
});
