/** Changes that members make to their own accounts, against the real API (R80–R85, D7, D23). */
import { readFile } from 'node:fs/promises';
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { holdRequests } from './holdRequests.ts';
import { enter, join, type NewMember } from './newMember.ts';
import { act } from './twoMembers.ts';
import { expect, test, waitForHydration, waitPatiently } from './visitor.ts';

/** Signs in and returns the path of the member's page. */
const signIn = async (page: Page, member: NewMember, baseURL: string | undefined): Promise<string> =>
  `/members/${await enter(page.request, member, baseURL)}/`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#805060' } })
    .jpeg()
    .toBuffer();
const chosen = async (width: number, height: number) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture(width, height),
});
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a page on another device of the same member. */
async function onAnotherDevice(browser: Browser, member: NewMember, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await waitPatiently(context);
  const page = await context.newPage();
  await signIn(page, member, baseURL);
  return page;
}

test('a member who leaves with an unsaved profile is asked once, stays or loses it, and is not asked once it is saved', async ({
  page,
  baseURL,
}) => {
  const { path, name } = await join(page, 'Unsaved', baseURL);
  await page.goto(path);
  await waitForHydration(page);
  const edit = async () => {
    await page
      .locator('summary')
      .and(page.getByLabel(`Your menu, ${name}`))
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Edit profile' }).click();
  };
  await edit();
  const education = section(page, 'About you').getByLabel('Education');
  await education.fill('Night school');
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  const home = page.getByRole('banner').locator('a[href="/"]').first();
  await home.click();
  await expect(dialog.getByRole('list', { name: 'What has changed' })).toHaveText('Education');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(education).toHaveValue('Night school');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await home.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/');
  await edit();
  await expect(education, 'what was given up').toHaveValue('');
  await education.fill('Evening school');
  await section(page, 'About you').getByRole('button', { name: 'Save the profile' }).click();
  await expect(section(page, 'About you').getByText('Your profile has been saved.')).toBeVisible();
  await home.click();
  await expect(page).toHaveURL('/');
});

test('what is typed while a profile is being saved is not lost without a question', async ({ page, baseURL }) => {
  const { path } = await join(page, 'Hasty', baseURL);
  await page.goto(`${path}edit/`);
  await waitForHydration(page);
  const profile = section(page, 'About you');
  const release = await holdRequests(page, '**/api/**', (request) => request.method() === 'POST');
  const education = profile.getByLabel('Education');
  await education.fill('Night school');
  await profile.getByRole('button', { name: 'Save the profile' }).click();
  await education.fill('Night school by the harbour');
  release();
  await expect(profile.getByText('Your profile has been saved.')).toBeVisible();
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog.getByRole('list', { name: 'What has changed' })).toHaveText('Education');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(education, 'the draft').toHaveValue('Night school by the harbour');
});

test('a member is refused, corrects, and sees the profile on the page', async ({ page, baseURL }) => {
  const { path } = await join(page, 'Ilse', baseURL);
  await page.goto(`${path}edit/`);
  await waitForHydration(page);
  const profile = section(page, 'About you');
  const [website, education] = [profile.getByLabel('Website'), profile.getByLabel('Education')];
  await education.fill('Night school');
  await website.fill('my site');
  await profile.getByRole('button', { name: 'Save the profile' }).click();
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(/Write the whole address/);
  await website.fill('https://ilse.example/');
  await profile.getByLabel('Country').selectOption('nl');
  await profile.getByRole('button', { name: 'Save the profile' }).click();
  await expect(profile.getByText('Your profile has been saved.')).toBeVisible();
  await expect(education).toHaveValue('Night school');
  await expect(profile.getByLabel('Country')).toHaveValue('nl');

  const privacy = section(page, 'Who sees what');
  await privacy.getByLabel('Wall').selectOption('Only me');
  await privacy.getByRole('button', { name: 'Save who may see what' }).click();
  await expect(privacy.getByText('It has been saved who may see what.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${path}info/`);
  await expect(page.getByText('Night school')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wall' })).toHaveCount(0);
});

test('pictures are cropped, sent and shown; one that is too small is not sent', async ({ page, baseURL }) => {
  const { path } = await join(page, 'Runa', baseURL);
  await page.goto(`${path}edit/#pictures`);
  await waitForHydration(page);
  const pictures = section(page, 'Pictures');
  const [avatar, cover] = [pictures.getByLabel('Your picture'), pictures.getByLabel('The cover of your page')];
  const [takeAvatar, takeCover] = [0, 1].map((index) =>
    pictures.getByRole('button', { name: 'Take this picture' }).nth(index),
  );
  await avatar.setInputFiles(await chosen(200, 400));
  await expect(avatar).toHaveAccessibleDescription(/Invalid image size/);
  await avatar.setInputFiles(await chosen(600, 400));
  await expect(pictures.getByRole('application')).toBeVisible();
  await takeAvatar?.click();
  // Cropped in the browser; the API scales it to all sizes.
  await expect(pictures.getByText('This is your picture now.')).toBeVisible();
  await cover.setInputFiles(await chosen(1400, 500));
  await expect(pictures.getByRole('application')).toHaveCount(2);
  await takeCover?.click();
  await expect(pictures.getByText('This is the cover of your page now.')).toBeVisible();
  await page.goto(path);
  const shown = page.getByRole('main').locator('[data-component="ProfileHead"] img');
  await expect(shown).toHaveCount(2);
  for (const one of await shown.all())
    await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a new password signs out other devices, each of which can be signed out alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path, ...member } = await join(page, 'Odile', baseURL);
  const phone = await onAnotherDevice(browser, member, baseURL);
  await page.goto(`${path}edit/`);
  await waitForHydration(page);
  const devices = section(page, 'Devices');
  await devices.getByRole('button', { name: /^Sign out: / }).click();
  await expect(devices.getByText('has been signed out.')).toBeVisible();
  await expect(devices.getByText('You are signed in nowhere else.')).toBeVisible();
  expect((await phone.goto(`${path}edit/`))?.status()).toBe(403);
  await phone.context().close();

  const password = section(page, 'Password');
  const [old, next] = [password.getByLabel('Current password'), password.getByLabel('New password')];
  const change = password.getByRole('button', { name: 'Change the password' });
  await old.fill('a wrong lantern');
  await next.fill('ten tall towers');
  await change.click();
  await expect(old).toHaveAccessibleDescription('Invalid password');
  await expect(next).toHaveValue('ten tall towers');
  await old.fill(member.password);
  await change.click();
  await expect(password.getByText('Your password has been changed')).toBeVisible();
  await expect(old).toHaveValue('');
  await page.context().clearCookies();
  await signIn(page, { ...member, password: 'ten tall towers' }, baseURL);
});

test('a member takes a copy of all data along and deletes the account', async ({ page, baseURL }) => {
  const { path, ...member } = await join(page, 'Vesna', baseURL);
  await page.goto(`${path}edit/`);
  await waitForHydration(page);
  const download = page.waitForEvent('download');
  await section(page, 'A copy of your data').getByRole('button', { name: 'Save a copy' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { name: member.name } });

  const end = section(page, 'Delete the account');
  const pwd = end.getByLabel(/^Your password/);
  await pwd.fill('a wrong lantern');
  await pwd.press('Enter');
  await expect(pwd).toHaveAccessibleDescription('Invalid password');
  await pwd.fill(member.password);
  await pwd.press('Enter');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page.getByRole('banner').locator('[data-part="user-face"]')).toHaveCount(0);
  expect((await page.goto(path))?.status()).toBe(404);
});

test('the history is shown to its member, who takes out one video, clears it and switches it off', async ({
  page,
  baseURL,
}) => {
  const { path } = await join(page, 'Maren', baseURL);
  const watched = [fullVideos.standard, fullVideos.longTitle];
  for (const { id } of watched) await act(page.request, { act: 'view', video_id: id }, baseURL);
  await page.goto(`${path}history/1/`);
  await waitForHydration(page);
  const cards = page.getByRole('main').getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  const answer = await holdRequests(page, `**${calls.input.path()}`);
  await page
    .getByRole('button', { name: /^Remove from your history/ })
    .first()
    .click();
  const removed = page.getByText('The video is removed from your history.').first();
  await expect(cards, 'at once').toHaveCount(count - 1);
  await expect(removed, 'not before it is true').toHaveCount(0);
  answer();
  await expect(removed).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(count - 1);
  await waitForHydration(page);
  await page.getByText('Clear the history').click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByText('Your history is cleared.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('button', { name: 'Switch it on' })).toBeVisible();
  await page.goto(`${path}edit/`);
  await expect(section(page, 'History').getByText(/switched off: nothing/)).toBeVisible();
});

test('the edit tab leads to its sections and has no barrier', async ({ page, baseURL }) => {
  const { path } = await join(page, 'Birte', baseURL);
  await page.goto(`${path}edit/`);
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Password' }).click();
  await expect(page).toHaveURL(`${path}edit/#password`);
  await expect(section(page, 'Password').getByRole('heading')).toBeInViewport();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member changes the account and is told so at each form', async ({ page, browser, baseURL }) => {
    const { path, ...member } = await join(page, 'Gesa', baseURL);
    const phone = await onAnotherDevice(browser, member, baseURL);
    await phone.context().close();
    await page.goto(`${path}edit/`);
    const profile = section(page, 'About you');
    await profile.getByLabel('Education').fill('Night school');
    await profile.getByLabel('Date of birth').fill('2020-01-31');
    await profile.getByRole('button', { name: 'Save the profile' }).click();
    await expect(page).toHaveURL(`${path}edit/?step=profile#profile`);
    await expect(profile.getByLabel('Date of birth')).toHaveAccessibleDescription(/at least 18 years ago/);
    await profile.getByLabel('Date of birth').fill('1980-01-31');
    await profile.getByRole('button', { name: 'Save the profile' }).click();
    await expect(page).toHaveURL(`${path}edit/#profile`);
    await expect(profile.getByText('Your profile has been saved.')).toBeVisible();
    await expect(profile.getByLabel('Education')).toHaveValue('Night school');

    const privacy = section(page, 'Who sees what');
    await privacy.getByLabel('Wall').selectOption('Friends');
    await privacy.getByRole('button', { name: 'Save who may see what' }).click();
    await expect(privacy.getByText('It has been saved who may see what.')).toBeVisible();
    await expect(privacy.getByLabel('Wall')).toHaveValue('friends');
    await expect(privacy.getByLabel('Info')).toHaveValue('everybody');

    const pictures = section(page, 'Pictures');
    const avatar = pictures.getByLabel('Your picture');
    await avatar.setInputFiles(await chosen(200, 200));
    await pictures.getByRole('button', { name: 'Take this picture' }).first().click();
    await expect(avatar).toHaveAccessibleDescription(/Invalid image size/);
    await avatar.setInputFiles(await chosen(300, 300));
    await pictures.getByRole('button', { name: 'Take this picture' }).first().click();
    await expect(pictures.getByText('This is your picture now.')).toBeVisible();

    const devices = section(page, 'Devices');
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(devices.getByText('All your other devices have been signed out.')).toBeVisible();

    const history = section(page, 'History');
    await history.getByRole('button', { name: 'Switch it off' }).click();
    await expect(history.getByText('Your history is switched off.', { exact: true })).toBeVisible();

    const end = section(page, 'Delete the account');
    await end.getByLabel(/^Your password/).fill(member.password);
    await end.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('main').getByText(member.name)).toHaveCount(0);
  });

  test('a guest may not see the tab of a member', async ({ page }) => {
    expect((await page.goto(`/members/${fullVideos.standard.user?.id ?? 1}/edit/`))?.status()).toBe(403);
    await expect(page.getByText('You do not have permission to view.')).toBeVisible();
  });
});
