/** Complete ways of a person through the site, against the real API. Other files test single pages. */
import { join as joinPath } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Browser, Page } from '@playwright/test';
import { demoPassword, openDemoAccounts } from '@afterglow/api/accounts/demo';
import { moderate } from '@afterglow/api/moderation/moderate';
import { sendToRunningApi } from '@afterglow/api/moderation/socket';
import { createTestApi, moderationContextOf } from '../api/testApi.ts';
import { root } from '../tools/repository.ts';
import { closeServer, listen } from '../tools/server.ts';
import { clip } from './clip.ts';
import { startSite, type OwnSite } from './ownSite.ts';
import { submitMailedLink } from './mailbox.ts';
import { join, newMember } from './newMember.ts';
import { whenPrepared } from './ownUploads.ts';
import { anAddress, fromOwnAddress } from './signIn.ts';
import { act } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration, waitPatiently } from './visitor.ts';

// The API limits sign-ins, sign-ups and reports per address.
test.use(fromOwnAddress());

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page, text: string) => main(page).getByRole('article').filter({ hasText: text });
const menu = (page: Page) => page.locator('summary').and(page.getByLabel(/^Your menu, /));
const pathOf = ({ id, dir }: { id: number; dir: string }) => `/video/${id}/${dir}/`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page in another person's browser. */
async function someoneElse(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': anAddress() } });
  await waitPatiently(context);
  return context.newPage();
}

/** Runs a command of `npm run moderate` in the API of this site. */
const moderated = async ({ dataFolder }: OwnSite, ...args: string[]): Promise<string> =>
  (await sendToRunningApi(dataFolder, args)) ?? '';

const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ });

async function comment(page: Page, text: string): Promise<void> {
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page).getByLabel('Your comment', { exact: true }).fill(text);
  await comments(page).getByRole('button', { name: 'Post the comment' }).click();
  await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
}

test('a new member’s first day', async ({ page }) => {
  const mira = newMember('Mira');
  const [words, playlist] = [unique('Such a calm evening.'), unique('Evenings')];
  const { standard: model } = fullModels;

  await test.step('signs up, and confirms the address by the mail', async () => {
    await open(page, '/signup/');
    await page.getByLabel('User name').fill(mira.name);
    await page.getByLabel('E-mail address').fill(mira.email);
    await page.getByLabel('Password', { exact: true }).fill(mira.password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await submitMailedLink(page, mira);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your address is confirmed.').first()).toBeVisible();
  });

  await test.step('signs in, and tells something of herself', async () => {
    await expect(page.getByLabel('User name')).toHaveValue(mira.name);
    await page.getByLabel('Password', { exact: true }).fill(mira.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Edit profile' }).click();
    const profile = page.getByRole('region', { name: 'About you', exact: true });
    await profile.getByLabel('Country').selectOption('nl');
    await profile.getByLabel('Education').fill('Night school');
    await profile.getByRole('button', { name: 'Save the profile' }).click();
    await expect(profile.getByText('Your profile has been saved.')).toBeVisible();
  });

  await test.step('subscribes to a model', async () => {
    await open(page, `/pornstar/${model.dir}/`);
    await page.locator('[data-component="SubscribeButton"] button').click();
    await expect(page.getByText('You are subscribed.').first()).toBeVisible();
  });

  await test.step('comments on a video, and puts it into a playlist that she makes for it', async () => {
    await open(page, pathOf(fullVideos.standard));
    await comment(page, words);
    await page.locator('[data-component="ActionBar"]').getByRole('button', { name: 'Add to' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
    await dialog.getByLabel('Title', { exact: true }).fill(playlist);
    await dialog.getByLabel('Description', { exact: true }).fill('For the end of a day.');
    await dialog.getByRole('radio', { name: 'Straight' }).check();
    await dialog.getByRole('button', { name: 'Create the playlist' }).click();
    await expect(dialog.getByRole('checkbox', { name: playlist })).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('finds all of it on her own page', async () => {
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Playlists', exact: true }).last().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Playlists');
    await cards(page, playlist).getByRole('link').first().click();
    await expect(cards(page, fullVideos.standard.title)).toBeVisible();
    await page.goBack();
    await main(page).getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await expect(cards(page, model.title)).toBeVisible();
  });

  await test.step('signs out: the page is a guest’s, and what she wrote stays', async () => {
    const own = page.url();
    await menu(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu(page)).toHaveCount(0);
    await page.goto(own);
    await expect(page.getByText('You do not have permission to view.')).toBeVisible();
    await open(page, pathOf(fullVideos.standard));
    await comments(page).scrollIntoViewIfNeeded();
    await expect(comments(page).getByRole('article').filter({ hasText: words })).toContainText(mira.name);
  });
});

test('an uploader’s video, from a file to a page that everybody finds', async ({ page, browser, baseURL, ownSite }) => {
  const ove = await join(page, 'Ove', baseURL);
  const title = unique('Lanterns over the canal');
  const word = title.split(' ').at(-1) ?? '';
  let id = '';

  await test.step('sends a file, and says what it is', async () => {
    await open(page, '/upload-video/');
    await page.getByLabel('Video file').setInputFiles(clip('canal.mp4', 605));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
    for (const tick of [/are adults/, /have agreed/, /hold the rights/]) await page.getByLabel(tick).check();
    await page
      .getByRole('radio', { name: /^Picture/ })
      .first()
      .check(whenPrepared);
    await page.getByRole('button', { name: 'Save and send to moderation' }).click();
    await expect(page.getByText('It will be shown once it has been checked.').first()).toBeVisible();
  });

  await test.step('until it is approved, only its uploader sees it', async () => {
    await page.getByRole('link', { name: 'To your uploaded videos' }).click();
    await expect(cards(page, title).getByText('In moderation')).toBeVisible(whenPrepared);
    await expect
      .poll(async () => {
        [, id = ''] = new RegExp(`^ *(\\d+) .*${title}$`, 'm').exec(await moderated(ownSite)) ?? [];
        return id;
      })
      .not.toBe('');
    expect(await moderated(ownSite, 'upload', id)).toContain(title);
    const guest = await page.request.get(`/video/${id}/lanterns/`, { headers: { cookie: '' } });
    expect(guest.status()).toBe(404);
    await moderated(ownSite, 'approve', id);
    await page.reload();
    await expect(cards(page, title)).toBeVisible();
    await expect(cards(page, title).getByText('In moderation')).toHaveCount(0);
  });

  await test.step('a guest finds it by search and on the uploader’s page, and plays it', async () => {
    const guest = await someoneElse(browser, baseURL);
    await open(guest, ove.path);
    await expect(cards(guest, title)).toBeVisible();
    await open(guest, '/');
    await guest.getByRole('combobox', { name: /search/i }).fill(word);
    await guest.keyboard.press('Enter');
    await expect(guest).toHaveURL(/\/search\//);
    await cards(guest, title).getByRole('link').first().click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(guest).getByRole('link', { name: ove.name }).first()).toBeVisible();
    await guest.getByRole('button', { name: 'Play the video' }).click();
    await expect
      .poll(() => guest.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
      .toBeGreaterThan(0);
    await guest.context().close();
  });
});

test('two members become friends, write to each other, and show each other what they like', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await someoneElse(browser, baseURL);
  const [una, tom] = [await join(page, 'Una', baseURL), await join(other, 'Tom', baseURL)];
  const [question, answer, playlist] = [unique('The harbour at six?'), unique('At seven'), unique('Harbours')];

  await test.step('one asks, the other accepts', async () => {
    await open(page, tom.path);
    await main(page).getByRole('button', { name: 'Add friend', exact: true }).click();
    await expect(main(page).getByRole('button', { name: 'Request sent', exact: true })).toBeEnabled();
    await open(other, `${tom.path}friends/1/`);
    const request = other.getByRole('region', { name: 'Requests to you' }).getByRole('article');
    await expect(request).toContainText(una.name);
    await request.getByRole('button', { name: 'Accept' }).click();
    await expect(request).toContainText('You are friends now.');
  });

  await test.step('she writes, he answers, and she reads it', async () => {
    await open(page, tom.path);
    await main(page).getByRole('link', { name: 'Message', exact: true }).click();
    await page.getByLabel('Your message', { exact: true }).fill(question);
    await page.getByRole('button', { name: 'Send the message' }).click();
    const said = (who: Page, text: string) => who.getByRole('log').getByRole('listitem').filter({ hasText: text });
    await expect(said(page, question)).not.toContainText('Being sent');
    await open(other, '/messages/');
    await main(other).getByRole('link', { name: una.name, exact: true }).click();
    await expect(said(other, question)).toBeVisible();
    await other.getByLabel('Your message', { exact: true }).fill(answer);
    await other.getByRole('button', { name: 'Send the message' }).click();
    await expect(said(other, answer)).not.toContainText('Being sent');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(said(page, answer)).toBeVisible();
  });

  await test.step('a playlist is for all, or for its maker alone; what is not open to others is not', async () => {
    const fields = { desc: 'Long takes with lakes.', orientation: 'str', video_id: fullVideos.standard.id };
    const made = async (title: string, hidden: 0 | 1) => {
      const input = { act: 'playlist', section: 'new', ...fields, title, private: hidden } as const;
      return Number((await act(page.request, input, baseURL))['playlist_id']);
    };
    const [shown, own] = [await made(playlist, 0), await made(unique('For me alone'), 1)];
    await open(other, `${una.path}playlists/1/`);
    await cards(other, playlist).getByRole('link').first().click();
    await expect(other).toHaveURL(`/playlist/${shown}/`);
    expect((await other.request.get(`/playlist/${own}/`)).status()).toBe(404);
    await open(page, `${una.path}edit/`);
    const privacy = page.getByRole('region', { name: 'Who sees what', exact: true });
    await privacy.getByLabel('Friends').selectOption('Only me');
    await privacy.getByRole('button', { name: 'Save who may see what' }).click();
    await expect(privacy.getByText('It has been saved who may see what.')).toBeVisible();
  });

  await test.step('a guest sees of them what they have left open', async () => {
    const guest = await someoneElse(browser, baseURL);
    await open(guest, `${tom.path}friends/1/`);
    await expect(main(guest).getByRole('link', { name: una.name, exact: true }).first()).toBeVisible();
    await open(guest, una.path);
    await expect(main(guest).getByRole('link', { name: 'Friends', exact: true })).toHaveCount(0);
    await guest.goto(`${una.path}friends/1/`);
    await expect(guest.getByText('You do not have permission to view.')).toBeVisible();
    await open(page, `${una.path}friends/1/`);
    await expect(main(page).getByRole('link', { name: tom.name, exact: true }).first()).toBeVisible();
    await guest.context().close();
  });
  await other.context().close();
});

/** Fills in and sends a report. Returns its number. */
async function report(page: Page, reason: string, words: string): Promise<string> {
  await page.getByLabel(reason).check();
  await page.getByLabel('What is wrong with it?').fill(words);
  await page.getByLabel('Your name').fill('Helena Lindqvist');
  await page.getByLabel('E-mail address').fill('helena@mail.example');
  await page.getByLabel(/in good faith/).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  const receipt = page.getByText(/Your report has the number R-\d+/).first();
  await expect(receipt).toBeVisible();
  return /R-\d+/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
}

test('a member reports a comment, a guest a video; both reach moderation, which decides', async ({
  page,
  browser,
  baseURL,
  ownSite,
}) => {
  const [words, why] = [unique('Buy lamps at lamps.example'), unique('Nothing but advertising.')];
  const { noVotes: video } = fullVideos;
  const other = await someoneElse(browser, baseURL);
  const shady = await join(other, 'Lamps', baseURL);
  await open(other, pathOf(video));
  await comment(other, words);
  await other.context().close();

  await test.step('a member reports the comment, which stays until it is decided on', async () => {
    await join(page, 'Runar', baseURL);
    await open(page, pathOf(video));
    await comments(page).scrollIntoViewIfNeeded();
    const spam = comments(page).getByRole('article').filter({ hasText: words });
    await spam.getByRole('link', { name: 'Report', exact: true }).click();
    const number = await report(page, 'Advertising or fraud', why);
    expect(await moderated(ownSite)).toContain(number);
    const shown = await moderated(ownSite, 'show', number);
    expect(shown).toContain(why);
    expect(shown).toMatch(/about +comment \d+: spam/);
    await open(page, pathOf(video));
    await comments(page).scrollIntoViewIfNeeded();
    await expect(spam).toContainText(shady.name);
    await moderated(ownSite, 'uphold', number, 'advertising');
    await page.reload();
    await comments(page).scrollIntoViewIfNeeded();
    await expect(comments(page).getByLabel('Your comment', { exact: true })).toBeVisible();
    await expect(spam).toHaveCount(0);
  });

  await test.step('a guest reports the video, which is found to be in order', async () => {
    const guest = await someoneElse(browser, baseURL);
    await open(guest, pathOf(video));
    await main(guest).getByRole('link', { name: 'Report', exact: true }).first().click();
    await expect(guest.getByLabel('Address of the page')).toHaveValue(new RegExp(`${pathOf(video)}$`));
    const number = await report(guest, 'Something else', why);
    expect(await moderated(ownSite, 'show', number)).toMatch(new RegExp(`about +video ${video.id}: other`));
    await moderated(ownSite, 'refuse', number, 'in order');
    expect(await moderated(ownSite)).not.toContain(number);
    expect((await guest.goto(pathOf(video)))?.status()).toBe(200);
    await guest.context().close();
  });
});

test('a visitor in the United Kingdom sends a photo, and comes in when a moderator has looked at it', async ({
  browser,
}) => {
  const secret = 'a secret of this test, of 32 letters';
  const api = await createTestApi({ ageAdapter: 'manual', ageSecret: secret });
  // Cookies of the browser expire by the real clock.
  api.clock.now = Date.now();
  await openDemoAccounts(api.database);
  const server = createServer((request, response) => void getRequestListener(api.app.fetch)(request, response));
  const site = await startSite({ API_ORIGIN: `http://127.0.0.1:${await listen(server)}`, AGE_SECRET: secret });
  const baseURL = site.origin;
  // The port of the site is known only now.
  api.settings.publicOrigin = baseURL;
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-country': 'gb' },
  });
  try {
    const page = await context.newPage();
    const list = '/videos/longest/1/';
    const photo = joinPath(root, 'fixtures/media/scenes/01/640x360/1.jpg');
    const pending = page.getByText('We have your photo and are checking it.');
    const sendPhoto = async () => {
      await page.getByLabel('A photo of your face').setInputFiles(photo);
      await page.getByRole('button', { name: 'Have my age checked' }).click();
      await expect(pending).toBeVisible();
    };
    /** Decides on the waiting photo. */
    const decide = async (verdict: 'granted' | 'refused') => {
      const context = moderationContextOf(api);
      const [, id = ''] = /^ *(\d+) +member \d+/m.exec(await moderate(context, [])) ?? [];
      await moderate(context, ['age', id, verdict]);
    };

    await test.step('signs in at the check', async () => {
      await page.goto(list);
      await expect(page.getByRole('heading', { name: 'Please show that you are an adult' })).toBeVisible();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await waitForHydration(page);
      await page.getByLabel('User name').fill(fullMembers.bare.name);
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText(`You are signed in as ${fullMembers.bare.name}.`)).toBeVisible();
    });

    await test.step('a photo is on its way, and is refused with a sentence', async () => {
      await sendPhoto();
      await page.getByRole('link', { name: 'Look again' }).click();
      await expect(pending, 'nobody has looked yet').toBeVisible();
      await decide('refused');
      await page.getByRole('link', { name: 'Look again' }).click();
      await expect(page.getByLabel('A photo of your face')).toHaveAccessibleDescription(
        /did not show that you are of age/,
      );
    });

    await test.step('another is accepted, and the page that was asked for is there', async () => {
      await sendPhoto();
      await decide('granted');
      await page.getByRole('link', { name: 'Look again' }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  } finally {
    await context.close();
    await site.end();
    await closeServer(server);
    await api.close();
  }
});
