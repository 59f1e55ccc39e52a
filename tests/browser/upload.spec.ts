/** A member's upload, from a file to moderation (R95, R97–R102, D27, D28). */
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { Page } from '@playwright/test';
import { clip } from './clip.ts';
import { join } from './newMember.ts';
import { ownUploads, whenPrepared } from './ownUploads.ts';
import { signIn } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const path = '/upload-video/';
/** Addresses of uploads, to which the parts of their files are sent. */
const parts = `**${tusPath}*`;

/** Returns the status of the upload with this title. */
const stateOf = async (page: Page, title: string) =>
  (await ownUploads(page)).find((upload) => upload.title === title)?.status;

async function openForm(page: Page, baseURL: string | undefined): Promise<void> {
  await join(page, 'uploader', baseURL);
  await page.goto(path);
  await waitForHydration(page);
}

const fileField = (page: Page) => page.getByLabel('Video file');
const send = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save and send to moderation' });
const progress = (page: Page) => page.getByRole('progressbar', { name: /^Uploading/ });

async function describe(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  for (const tick of [/are adults/, /have agreed/, /hold the rights/]) await page.getByLabel(tick).check();
}

test('a guest is asked to sign in, and comes back afterwards', async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(403);
  await expect(page.getByText('Please log in to complete this action')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /\/signin\/\?next=%2Fupload-video%2F/,
  );
});

test('what cannot be taken is said before anything is sent, and a better name is offered', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === calls.videoEdit.path() || pathname.startsWith(tusPath)) sent.push(pathname);
  });
  await openForm(page, baseURL);
  await send(page).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/Choose a file, or write a link to it/);
  await expect(fileField(page)).toBeFocused();
  await fileField(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(fileField(page)).toHaveAccessibleDescription(/notes.txt is of a type that is not taken here/);
  await fileField(page).setInputFiles(clip('short one.mp4', 420));
  await expect(fileField(page)).toHaveAccessibleDescription(/Only Latin letters and numbers .* shortone.mp4/);
  await page.getByRole('button', { name: 'Take the name shortone.mp4' }).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/too short: 10 minutes at least/);
  await page.getByLabel('It is shown nowhere else').check();
  await expect(fileField(page)).not.toHaveAccessibleDescription(/too short/);
  await page.getByLabel('Or a link to it').fill('ftp://night-heron.example/balcony.mp4');
  await send(page).click();
  await expect(page.getByLabel('Or a link to it')).toHaveAccessibleDescription(/Invalid link/);
  expect(sent).toEqual([]);
});

test('a file is taken that is still being looked at when it is sent', async ({ page, baseURL }) => {
  // The browser reports the duration of a file only after it is released.
  await page.addInitScript(() => {
    const released = new Promise((resolve) => globalThis.addEventListener('let-go', resolve));
    const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      ...source,
      set(this: HTMLMediaElement, address: string) {
        void released.then(() => source?.set?.call(this, address));
      },
    });
  });
  await openForm(page, baseURL);
  await fileField(page).setInputFiles(clip('quay.mp4', 605));
  await expect(page.getByText('Checking the file…').first()).toBeVisible();
  await send(page).click();
  await page.evaluate(() => globalThis.dispatchEvent(new Event('let-go')));
  await expect(page.getByRole('radio', { name: /^Picture/ }).first()).toBeVisible(whenPrepared);
});

test('a file is sent and described, and waits for moderation among the own videos', async ({ page, baseURL }) => {
  await openForm(page, baseURL);
  const title = 'Lanterns';
  const file = clip('lanterns.mp4', 605);
  await fileField(page).setInputFiles(file);
  await send(page).click();
  await describe(page, title);
  const visibility = page.getByRole('group', { name: 'Who may see it' });
  await expect(visibility.getByRole('radio', { name: 'Members who are signed in' }), 'as it is (R75)').toBeVisible();
  await expect(page.getByRole('radio', { name: /^Picture/ }).first()).toBeVisible(whenPrepared);
  await save(page).click();
  const preview = page.getByRole('group', { name: /picture that stands for it/ });
  await expect(preview).toHaveAccessibleDescription(/You must select a preview/);
  await page.getByRole('slider', { name: 'Or another moment of it' }).fill('120');
  await page.getByRole('button', { name: 'Take this picture' }).click();
  await expect(preview.getByRole('radio', { name: 'Picture 20' })).toBeChecked();
  await save(page).click();
  await expect(page.getByText('It will be shown once it has been checked.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'a step begins at its heading').toBeFocused();
  await expect.poll(() => stateOf(page, title), whenPrepared).toBe('moderation');
  await page.getByRole('link', { name: 'To your uploaded videos' }).click();
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('In moderation')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('In moderation')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Upload a video' }).click();
  await fileField(page).setInputFiles(file);
  await send(page).click();
  await expect(fileField(page)).toHaveAccessibleDescription(/has already been uploaded to the site/);
});

test('a connection that breaks is said, and the file goes on by itself', async ({ page, baseURL }) => {
  await openForm(page, baseURL);
  let broken = true;
  await page.route(parts, (route) =>
    broken && route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await fileField(page).setInputFiles(clip('harbour.mp4', 605));
  await send(page).click();
  // The inspection of the file alone may take five seconds.
  await expect(page.getByRole('alert').filter({ hasText: 'The connection broke.' })).toBeVisible();
  broken = false;
  const picture = page.getByRole('radio', { name: /^Picture/ }).first();
  await expect(picture).toBeVisible(whenPrepared);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(path);
  await page.goBack();
  await expect(picture, 'on the way back it is known to have come').toBeVisible();
  await expect(page.getByLabel('Choose harbour.mp4 again')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete this upload' }).click();
  await page.getByRole('button', { name: 'Delete this upload' }).click();
  await expect(fileField(page)).toBeVisible();
});

test('after a reload in the middle the text is still there, and the same file goes on where it stopped', async ({
  page,
  baseURL,
}) => {
  await openForm(page, baseURL);
  const offsets: number[] = [];
  let held = true;
  await page.route(parts, (route) => {
    const offset = route.request().headers()['upload-offset'];
    if (offset !== undefined) offsets.push(Number(offset));
    return held && offset !== undefined && Number(offset) > 0 ? route.abort() : route.continue();
  });
  const file = clip('trams.mp4', 605, { large: true });
  await fileField(page).setInputFiles(file);
  await send(page).click();
  await page.getByLabel('Title').fill('Trams below the balcony');
  await expect(page.getByRole('alert').filter({ hasText: 'The connection broke.' })).toBeVisible();
  await expect(page).toHaveTitle(/^[1-9]\d?\s?% – trams\.mp4 – /);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  held = false;
  await expect(page.getByLabel('Title')).toHaveValue('Trams below the balcony');
  const again = page.getByLabel('Choose trams.mp4 again');
  await again.setInputFiles({ name: 'other.mp4', mimeType: 'video/mp4', buffer: Buffer.from('another file') });
  await expect(again).toHaveAccessibleDescription(/This is another file/);
  const before = offsets.length;
  await again.setInputFiles(file);
  await expect(page.getByRole('radio', { name: /^Picture/ }).first()).toBeVisible(whenPrepared);
  expect(Math.min(...offsets.slice(before)), 'nothing is sent twice').toBeGreaterThan(0);
  await expect(page.getByLabel('Title')).toHaveValue('Trams below the balcony');
});

test('a file can be paused and gone on with, and leaving asks first', async ({ page, baseURL }) => {
  await openForm(page, baseURL);
  await page.route(parts, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await fileField(page).setInputFiles(clip('orchard.mp4', 605));
  await send(page).click();
  await expect(progress(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.getByRole('banner').getByRole('link').first().click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).not.toHaveURL(path);
});

test('several files come one after the other, each with its own text', async ({ page, baseURL }) => {
  await openForm(page, baseURL);
  await fileField(page).setInputFiles([clip('dawn.mp4', 603), clip('dusk.mp4', 604)]);
  await expect(page.getByText('and 1 more, one after the other')).toBeVisible();
  await send(page).click();
  await describe(page, 'From dawn');
  const pictures = page.getByRole('group', { name: /picture that stands for it/ }).getByRole('radio');
  await expect(pictures.first()).toBeVisible(whenPrepared);
  await pictures.first().check();
  await save(page).click();
  await expect(
    page.getByText('Your video has been uploaded. It will be shown once it has been checked.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(pictures.first()).toBeVisible(whenPrepared);
  expect((await ownUploads(page)).map(({ fileName, videoId }) => [fileName, videoId > 0])).toEqual([
    ['dusk.mp4', false],
    ['dawn.mp4', true],
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs some, and offers nothing that cannot be sent', async ({ page, baseURL }) => {
    await signIn(page.request, fullMembers.standard, baseURL);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Upload a video' })).toBeVisible();
    expect(await page.content()).toContain('Uploading needs JavaScript');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
