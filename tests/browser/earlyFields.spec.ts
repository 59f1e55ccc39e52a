/** Text, ticks and choices that are entered before a page's scripts have loaded are kept, and are sent. */
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import type { Locator, Page } from '@playwright/test';
import { watchRest } from './atRest.ts';
import { clip } from './clip.ts';
import { holdRequests } from './holdRequests.ts';
import { join } from './newMember.ts';
import { act } from './twoMembers.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** A picture of one pixel. */
const picture = {
  name: 'early.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');

const words: Record<string, string> = {
  email: 'early@mail.example',
  url: 'https://early.example/',
  number: '7',
  date: '1980-02-03',
  password: 'seven small lanterns',
};

/** Changes the value of a field. Returns whether it could. */
async function change(field: Locator): Promise<boolean> {
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  switch (kind) {
    case 'hidden':
    case 'submit':
      return false;
    case 'file':
      await field.setInputFiles(
        ((await field.getAttribute('accept')) ?? '').includes('mp4') ? clip('early.mp4', 605) : picture,
      );
      return true;
    case 'checkbox':
      await field.setChecked(!(await field.isChecked()), { force: true });
      return true;
    case 'radio':
      await field.check({ force: true });
      return true;
    case 'select': {
      const values = await field
        .locator('option')
        .evaluateAll((options: HTMLOptionElement[]) =>
          options.filter(({ selected, disabled }) => !selected && !disabled).map(({ value }) => value),
        );
      const last = values.at(-1);
      if (last !== undefined) await field.selectOption(last);
      return last !== undefined;
    }
    default:
      await field.fill(words[kind] ?? '12');
      return true;
  }
}

/**
 * Returns the values of all form fields as they would be sent, with the name of a file. Some forms exist only without
 * JavaScript.
 */
const held = (page: Page) =>
  page
    .locator('form')
    .evaluateAll((forms: HTMLFormElement[]) =>
      forms.flatMap((form) =>
        [...new FormData(form)]
          .filter(([name]) => form.querySelector(`[name="${name}"]:not([type="hidden"])`) !== null)
          .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`),
      ),
    );

async function fillEarly(page: Page, path: string): Promise<number> {
  const release = await holdScripts(page);
  const rest = watchRest(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#page-answers')).toBeAttached();
  // Menus open without JavaScript.
  for (const menu of await page.getByRole('main').locator('details').all()) {
    const summary = menu.locator('> summary');
    const open = await menu.evaluate((element: HTMLDetailsElement) => element.open);
    if (!open && (await summary.isVisible())) await summary.click();
  }
  let changed = 0;
  for (const field of await page.locator('form').locator('input, select, textarea').all()) {
    const usable = (await field.isVisible()) || (await field.getAttribute('type')) === 'file';
    if (usable && (await field.isEnabled()) && (await change(field))) changed += 1;
  }
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  const before = await held(page);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await rest();
  expect(await held(page), path).toEqual(before);
  return changed;
}

test('what a guest puts into the forms of all pages before they are live stays in them', async ({ page }) => {
  // A dozen pages take longer.
  test.slow();
  const paths = [
    '/signin/',
    '/signup/',
    '/restore-password/',
    '/restore-password/?token=0123456789abcdef',
    '/report/',
    `/report/?object=video+${fullVideos.standard.id}`,
    '/information/support/',
    '/information/cookies/',
    '/pornstars/most-popular/1/',
    '/community/recent/1/',
    '/search/1/?s=ab',
    '/device/',
    `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/?page=1`,
    '/nothing-here/',
  ];
  for (const path of paths) await test.step(path, () => fillEarly(page, path));
});

const harbours: ActInput = {
  ...{ act: 'playlist', section: 'new' },
  ...{ title: 'Harbours', desc: 'Ships at night.', orientation: 'str' },
};

test('what a member puts into the forms of all pages before they are live stays in them', async ({ page, baseURL }) => {
  test.slow();
  const { path } = await join(page, 'early', baseURL);
  const { playlist_id: own } = await act(page.request, harbours, baseURL);
  const paths = [
    `${path}edit/`,
    `${path}wall/1/`,
    `${path}playlists/1/?step=new`,
    '/upload-video/',
    `/playlist/${String(own)}/info/?step=edit`,
    `/playlist/${String(own)}/info/?step=delete`,
    `/messages/${fullMembers.standard.id}/`,
    `/members/${fullMembers.standard.id}/wall/1/`,
    `/pornstar/${fullModels.standard.dir}/comments/`,
    `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/?page=1`,
    `/actions/?object=video+${fullVideos.standard.id}`,
    `/playlist/${playlists.standard.id}/`,
  ];
  const changed: Record<string, number> = {};
  for (const at of paths) changed[at] = await test.step(at, () => fillEarly(page, at));
  // The fields are of several kinds: text, choices, ticks, a date and two files.
  expect(changed[`${path}edit/`]).toBeGreaterThan(10);
});

test('a file that is chosen early is shown in its field, and looked at before it is sent', async ({
  page,
  baseURL,
}) => {
  await join(page, 'early', baseURL);
  const release = await holdScripts(page);
  await page.goto('/upload-video/', { waitUntil: 'commit' });
  await page.getByLabel('Video file').setInputFiles(clip('too short.mp4', 20));
  release();
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByText('too short.mp4', { exact: true })).toBeVisible();
  await expect(
    main.getByText('Only Latin letters and numbers may be in the name of the file', { exact: false }),
  ).toBeVisible();
});

test('a text that came with the page and was changed early is sent as it was changed', async ({ page, baseURL }) => {
  await join(page, 'early', baseURL);
  const { playlist_id: own } = await act(page.request, harbours, baseURL);
  const release = await holdScripts(page);
  await page.goto(`/playlist/${String(own)}/info/?step=edit`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Description', { exact: true }).fill('Ships by day.');
  await main.getByRole('radio', { name: 'Private' }).check();
  release();
  await waitForHydration(page);
  await page.unrouteAll({ behavior: 'wait' });
  const sent = page.waitForRequest((request) => request.url().endsWith(calls.input.path()));
  await main.getByRole('button', { name: /Save|Change/ }).click();
  const fields = new URLSearchParams((await sent).postData() ?? '');
  expect(fields.get('desc')).toBe('Ships by day.');
  expect(fields.get('private')).toBe('1');
});

test('a list of filters counts what was chosen early', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pornstars/most-popular/1/', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'Filters' }).click();
  const button = main.locator('form button[type="submit"]');
  const before = await button.textContent();
  const select = main.locator('form select').first();
  await select.selectOption({ index: 2 });
  release();
  await waitForHydration(page);
  await expect(button).not.toHaveText(before ?? '');
});
