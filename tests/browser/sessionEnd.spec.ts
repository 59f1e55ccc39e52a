/**
 * Text that a member has written outlives the session: it is sent after a second sign-in, or kept (R91, R95, D55, D56).
 */
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { join, type NewMember } from './newMember.ts';
import { fromHere, fromOwnAddress, signIn } from './signIn.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// The API limits sign-ins per address.
test.use(fromOwnAddress());

const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;

/** Ends the session as if on another device: the browser keeps its cookie, but the API has deleted the session. */
async function endSession(page: Page, baseURL: string | undefined): Promise<void> {
  const cookies = await page.context().cookies();
  await page.request.post(calls.login.path(), { form: { section: 'logout' }, headers: fromHere(baseURL) });
  await page.context().addCookies(cookies);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

async function signInAgain(page: Page, { name, password }: Pick<NewMember, 'name' | 'password'>): Promise<void> {
  await dialog(page).getByLabel('User name').fill(name);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const comment = (page: Page) => comments(page).getByLabel('Your comment', { exact: true });
const post = (page: Page) => comments(page).getByRole('button', { name: 'Post the comment' });

/** A dialog knows that it is the topmost one only in the render after it took the focus. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));

async function openComments(page: Page): Promise<void> {
  await open(page, videoPath);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comment(page)).toBeVisible();
}

test('a member whose session has ended signs in above the page, and all that was written is sent', async ({
  page,
  baseURL,
}) => {
  const ines = await join(page, 'Ines', baseURL);
  const words = unique('Written before');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await test.step('a comment; the sign-in can be closed, and says who signs in', async () => {
    await openComments(page);
    await comment(page).fill(words);
    await endSession(page, baseURL);
    await post(page).click();
    await expect(dialog(page)).toContainText('Your session has ended.');
    await expect(dialog(page).getByLabel('User name')).toHaveValue(ines.name);
    await page.keyboard.press('Escape');
    await expect(comments(page).getByRole('alert')).toHaveText('Please log in to complete this action');
    await expect(comment(page)).toHaveValue(words);
    await post(page).click();
    await signInAgain(page, ines);
    await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
    await expect(comment(page)).toHaveValue('');
    await expect(comments(page).getByRole('article').filter({ hasText: words })).toHaveCount(1);
  });

  await test.step('a press', async () => {
    await endSession(page, baseURL);
    await page
      .getByRole('button', { name: /^Watch later/ })
      .first()
      .click();
    await signInAgain(page, ines);
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a playlist, in a modal that stays below', async () => {
    await open(page, `${ines.path}playlists/1/`);
    await page.getByRole('main').getByRole('link', { name: 'New playlist' }).click();
    const form = page.getByRole('dialog', { name: 'New playlist' });
    await form.getByLabel('Title', { exact: true }).fill(words);
    await form.getByLabel('Description', { exact: true }).fill('Long takes with lakes.');
    await form.getByRole('checkbox').first().check();
    await form.getByRole('radio', { name: 'Straight' }).check();
    await endSession(page, baseURL);
    await form.getByRole('button', { name: 'Create the playlist' }).click();
    await expect(dialog(page)).toBeFocused();
    await expect(page.locator('[data-component="ActionPlaylistModal"]'), 'below').toBeAttached();
    await untilDrawn(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(words);
    await form.getByRole('button', { name: 'Create the playlist' }).click();
    await signInAgain(page, ines);
    await expect(page.getByText('Your playlist is created.').first()).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: words })).toBeVisible();
  });

  await test.step('a message, in the drawer', async () => {
    await open(page, `/members/${fullMembers.own.id}/`);
    await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
    await page.getByLabel('Your message', { exact: true }).fill(words);
    await endSession(page, baseURL);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await signInAgain(page, ines);
    const said = page.getByRole('log').getByRole('listitem').filter({ hasText: words });
    await expect(said).toBeVisible();
    await expect(said).not.toContainText('Being sent');
  });

  await test.step('the profile', async () => {
    await open(page, `${ines.path}edit/`);
    const profile = page.getByRole('region', { name: 'About you', exact: true });
    await profile.getByLabel('Education').fill(words);
    await endSession(page, baseURL);
    await profile.getByRole('button', { name: 'Save the profile' }).click();
    await signInAgain(page, ines);
    await expect(profile.getByText('Your profile has been saved.')).toBeVisible();
    await open(page, `${ines.path}info/`);
    await expect(page.getByText(words)).toBeVisible();
  });
  expect(documents, 'signing in has loaded no page anew').toHaveLength(5);
});

test('who leaves before the sign-in has loaded is asked again at the next press', async ({ page, baseURL }) => {
  await join(page, 'Wanda', baseURL);
  await open(page, videoPath);
  const favourite = page.getByRole('main').getByRole('button', { name: 'Favourite' });
  await expect(favourite).not.toHaveAttribute('aria-busy');
  await endSession(page, baseURL);
  const asked = page.waitForRequest(/\/assets\/SignInAgain-/);
  const release = await holdRequests(page, /\/assets\/SignInAgain-/);
  await favourite.click();
  await asked;
  await page.getByRole('banner').getByRole('link').first().click();
  // The header updates after the page, together with the layer above the page.
  await expect(page.getByRole('banner').locator('input[name="next"]').first()).toHaveValue('/');
  release();
  await page.goBack();
  await expect(page).toHaveURL(videoPath);
  await expect(favourite).not.toHaveAttribute('aria-busy');
  await favourite.click();
  await expect(dialog(page)).toContainText('Your session has ended.');
});

test('nothing is sent or shown in the name of another member, and its writer finds it again', async ({
  page,
  baseURL,
}) => {
  const another = await join(page, 'Knut', baseURL);
  await page.context().clearCookies();
  const jorid = await join(page, 'Jorid', baseURL);
  const words = unique('Of one, not of another');
  await openComments(page);
  await comment(page).fill(words);
  await endSession(page, baseURL);
  await post(page).click();
  await signInAgain(page, another);
  await expect(page.getByLabel(`Your menu, ${another.name}`)).toBeAttached();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comment(page)).toHaveValue('');
  await expect(comments(page).getByRole('article').first()).toBeVisible();
  await expect(comments(page).getByRole('article').filter({ hasText: words })).toHaveCount(0);

  await endSession(page, baseURL);
  await comment(page).fill('Of the other');
  await post(page).click();
  await signInAgain(page, jorid);
  await expect(page.getByLabel(`Your menu, ${jorid.name}`)).toBeAttached();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comment(page)).toHaveValue(words);
});

test('signing out in one tab empties the other, and signing in fills it when it is returned to', async ({
  page,
  context,
  baseURL,
}) => {
  const kaya = await join(page, 'Kaya', baseURL);
  const menu = (tab: Page) => tab.locator('summary').and(tab.getByLabel(/^Your menu, /));
  await openComments(page);
  await comment(page).fill('In the other tab');
  const other = await context.newPage();
  await open(other, `${kaya.path}edit/`);
  await other.getByLabel('Education').fill('Night school');
  await menu(other).click();
  const emptied = page.waitForEvent('domcontentloaded');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(menu(other)).toHaveCount(0);
  await emptied;
  await expect(menu(page)).toHaveCount(0);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('link', { name: 'Sign in to comment' })).toBeVisible();
  await expect(comment(page)).toHaveCount(0);

  await open(other, '/signin/');
  await other.getByLabel('User name').fill(kaya.name);
  await other.getByLabel('Password', { exact: true }).fill(kaya.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(menu(other)).toBeVisible();
  await open(other, `${kaya.path}edit/`);
  await expect(other.getByLabel('Education')).toHaveValue('Night school');
  await page.bringToFront();
  await expect(menu(page)).toBeVisible();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comment(page)).toHaveValue('In the other tab');
});

test('a tab that begins to listen only after somebody has signed in in another is told', async ({
  page,
  context,
  baseURL,
}) => {
  const listening = /\/assets\/followSession-/;
  const release = await holdRequests(page, listening);
  const asked = page.waitForRequest(listening);
  await open(page, videoPath);
  await asked;
  await signIn(page.request, fullMembers.standard, baseURL);
  const other = await context.newPage();
  const listens = other.waitForResponse(listening);
  await open(other, '/');
  await listens;
  release();
  await expect(page.getByLabel(`Your menu, ${fullMembers.standard.name}`)).toBeAttached();
});
