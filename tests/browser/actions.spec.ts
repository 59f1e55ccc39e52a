import { calls } from '@afterglow/contract/calls';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import type { Page } from '@playwright/test';
import { watchRest } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { join, type JoinedMember } from './newMember.ts';
import { toasts } from './toasts.ts';
import { act } from './twoMembers.ts';
import { documentAnswers, expect, test, waitForHydration } from './visitor.ts';
import { countWaiting, farWaitingCards } from './waitingCards.ts';

const { standard } = fullVideos;
const standardPath = `/video/${standard.id}/${standard.dir}/`;

const action = (page: Page, name: string | RegExp) =>
  page.locator('[data-component="ActionBar"]').getByRole('button', { name });

/** Creates an account and signs out again. */
async function guestWithAccount(page: Page, baseURL: string | undefined): Promise<JoinedMember> {
  const guest = await join(page, 'guest', baseURL);
  await page.context().clearCookies();
  return guest;
}

/** Creates a playlist of the member. */
async function makePlaylist(page: Page, title: string, baseURL: string | undefined) {
  const fields = { orientation: 'str', title, desc: 'Of harbours.' };
  const { playlist_id: id } = await act(page.request, { act: 'playlist', section: 'new', ...fields }, baseURL);
  return { id: Number(id), title };
}

/** Opens a video as a member and waits until the member's own actions are known. */
async function openVideo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(action(page, 'Favourite')).not.toHaveAttribute('aria-busy');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what a member does hydrates none of the cards that wait far below', async ({ page, baseURL }) => {
    await join(page, 'unhurried', baseURL);
    await openVideo(page, standardPath);
    const far = await farWaitingCards(page);
    const waiting = await countWaiting(far);
    expect(waiting).toBeGreaterThan(0);
    await action(page, /^Like/).click();
    await expect(toasts(page)).toContainText('Thank you for your vote.');
    await action(page, 'Watch later').click();
    await expect(action(page, 'Watch later')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Subscribe to/ }).click();
    await expect(page.getByRole('button', { name: /^Subscribed to/ })).toBeVisible();
    await action(page, 'Share').click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await countWaiting(far)).toBe(waiting);
  });

  test('a subscription hydrates none of the cards that wait far below', async ({ page, baseURL }) => {
    await join(page, 'unhurried', baseURL);
    for (const path of [`/pornstar/${fullModels.standard.dir}/`, `/pornsite/${fullChannels.standard.dir}/`]) {
      await page.goto(path);
      await waitForHydration(page);
      const far = await farWaitingCards(page);
      const waiting = await countWaiting(far);
      expect(waiting).toBeGreaterThan(0);
      await page
        .getByRole('button', { name: /^Subscribe to/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Subscribed to/ }).first()).toBeVisible();
      expect(await countWaiting(far), path).toBe(waiting);
    }
  });
});

test('a guest who votes is asked to sign in over the page, and is then a member on it', async ({ page, baseURL }) => {
  const { name, password } = await guestWithAccount(page, baseURL);
  await page.goto(standardPath);
  await waitForHydration(page);
  const like = page.locator('[data-component="ActionBar"]').getByRole('link', { name: /^Like/ });
  await like.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(like).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('User name').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText('Invalid username or password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(action(page, /^Like/)).toBeVisible();
  await expect(page).toHaveURL(standardPath);
});

test('what lies over a page goes as the visitor leaves it, and the page scrolls again', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.locator('[data-component="SubscribeButton"] a').click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('body[data-scroll-locked]')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/videos/most-popular/1/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body[data-scroll-locked]')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('[data-component="SubscribeButton"] a')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Share opens the address, at the place that was reached, and the code for other sites', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((id) => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url = '' }: ShareData) => void (document.body.dataset['shared'] = url),
    });
    const value = [{ id, seconds: 282, length: 754 }];
    localStorage.setItem('positions', JSON.stringify({ until: Date.now() + 60_000, value }));
  }, standard.id);
  await page.goto(standardPath);
  await waitForHydration(page);
  const share = action(page, 'Share');
  await share.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(`${baseURL}${standardPath}`);
  await dialog.getByRole('checkbox', { name: 'Start at 4:42' }).check();
  await dialog.getByRole('button', { name: 'Copy: Address' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${standardPath}#t=282`);
  await expect(dialog.getByLabel('Code for another site', { exact: true })).toHaveValue(
    /^<iframe src=".*\/embed\/\d+\/"/,
  );
  await dialog.getByRole('button', { name: 'Share with an app' }).click();
  await expect.poll(() => page.locator('body').getAttribute('data-shared')).toBe(`${baseURL}${standardPath}#t=282`);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

for (const start of ['#t=282', '#t=4m42s', '?t=282', '?start=282'])
  test(`a shared address starts its video where it says: ${start}`, async ({ page }) => {
    await page.goto(`${standardPath}${start}`);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
      .toBeGreaterThan(280);
  });

test('a press beside the modal closes it', async ({ page }) => {
  await page.goto(standardPath);
  await waitForHydration(page);
  await page.locator('[data-component="SubscribeButton"] a').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeFocused();
  // Radix listens for presses only from the task after its dialog took the focus.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a modal changes no style of the page behind it', async ({ page }) => {
  await page.goto(standardPath);
  await waitForHydration(page);
  const main = page.locator('main');
  const styles = () =>
    main.evaluate((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  const before = await styles();
  await action(page, 'Share').click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeFocused();
  await expect(page.locator('body'), 'Radix keeps the page from being pressed').toHaveCSS('pointer-events', 'none');
  expect(await styles()).toEqual(before);
});

test('a member’s vote and favourite show at once, are sent once, and are there after a reload', async ({
  page,
  baseURL,
}) => {
  await join(page, 'voter', baseURL);
  await openVideo(page, standardPath);
  const like = action(page, /^Like/);
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls.input.path(), async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('act') ?? '');
    await held;
    await route.continue();
  });
  await like.dblclick();
  await action(page, 'Favourite').press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(action(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(toasts(page)).toContainText('Thank you for your vote.');
  expect(sent).toEqual(['vote', 'favourite']);
  await expect(action(page, 'Favourite')).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(action(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
  await action(page, /^Dislike/).click();
  await expect(page.getByText('You have already voted.').first()).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await action(page, 'Favourite').click();
  await expect(action(page, 'Favourite')).toHaveAttribute('aria-pressed', 'false');
});

test('a member subscribes to the channel of a video, and ends that', async ({ page, baseURL }) => {
  await join(page, 'follower', baseURL);
  await openVideo(page, standardPath);
  const subscribe = page.locator('[data-component="SubscribeButton"] button');
  await expect(subscribe).not.toHaveAttribute('aria-busy');
  await expect(subscribe).toHaveText('Subscribe');
  await subscribe.click();
  await expect(subscribe).toHaveText('Subscribed');
  await expect(page.getByText('You are subscribed.').first()).toBeVisible();
  await page.reload();
  await expect(subscribe).toHaveText('Subscribed');
  await expect(subscribe).not.toHaveAttribute('aria-busy');
  await subscribe.click();
  await expect(subscribe).toHaveText('Subscribe');
});

test('a press that is refused is taken back, and why is said in a toast', async ({ page, baseURL }) => {
  await join(page, 'refused', baseURL);
  await openVideo(page, standardPath);
  await page.route(calls.input.path(), (route) => route.abort());
  const later = action(page, 'Watch later');
  await later.click();
  await expect(toasts(page)).toContainText('connection');
  await expect(later).toHaveAttribute('aria-pressed', 'false');
});

test('a member puts a video into a playlist, and takes it out', async ({ page, baseURL }) => {
  await join(page, 'collector', baseURL);
  const { title } = await makePlaylist(page, 'Walls', baseURL);
  await openVideo(page, standardPath);
  await action(page, 'Add to').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
  const tick = dialog.getByRole('checkbox', { name: title });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(page.getByText('Added to your playlist.').first()).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(action(page, 'Favourite')).not.toHaveAttribute('aria-busy');
  await action(page, 'Add to').click();
  await expect(tick).toBeChecked();
  const answered = page.waitForResponse((response) => response.url().endsWith(calls.input.path()));
  await tick.uncheck();
  expect(await (await answered).json()).toMatchObject({ ok: 1 });
  await page.keyboard.press('Escape');
  await expect(action(page, 'Add to')).toBeFocused();
});

test('a video is put into two playlists before the first reply has come', async ({ page, baseURL }) => {
  await join(page, 'collector', baseURL);
  const made = [await makePlaylist(page, 'Piers', baseURL), await makePlaylist(page, 'Quays', baseURL)];
  await openVideo(page, standardPath);
  await action(page, 'Add to').click();
  const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
  const release = await holdRequests(page, `**${calls.input.path()}`);
  const replies = made.map(({ id }) =>
    page.waitForResponse((response) => response.request().postData()?.includes(`playlist_id=${id}`) === true),
  );
  for (const { title } of made) {
    await dialog.getByRole('checkbox', { name: title }).click();
    await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked();
  }
  release();
  for (const reply of replies) expect(await (await reply).json()).toMatchObject({ ok: 1 });
  await expect(page.getByText('Added to your playlist.').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await waitForHydration(page);
  await expect(action(page, 'Favourite')).not.toHaveAttribute('aria-busy');
  await action(page, 'Add to').click();
  for (const { title } of made) await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked();
});

test('a member makes a playlist while adding a video, which is in it at once', async ({ page, baseURL }) => {
  await join(page, 'collector', baseURL);
  await makePlaylist(page, 'Piers', baseURL);
  await openVideo(page, standardPath);
  await action(page, 'Add to').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
  await dialog.getByRole('button', { name: 'New playlist' }).press('Enter');
  const title = dialog.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  const name = 'Harbours';
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const description = dialog.getByLabel('Description', { exact: true });
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/This field is required/);
  await expect(title, 'nothing typed is lost').toHaveValue(name);
  await page.keyboard.type('Ships at night.');
  await expect(dialog.getByRole('radio', { name: 'Straight' }), 'nothing is presumed').not.toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Catalogue' })).toHaveAccessibleDescription(/This field is required/);
  await dialog.getByRole('radio', { name: 'Straight' }).check();
  await dialog.getByText('Categories, and who can see it').click();
  await dialog.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await dialog.getByRole('radio', { name: 'Private' }).check();
  await dialog.getByRole('button', { name: 'Create the playlist' }).click();
  await expect(page.getByText('Your playlist is created.').first()).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: `${name} private` })).toBeChecked();
  await expect(title).toHaveCount(0);
});

test('what a member has done comes with the page, and nothing is asked of it while that hydrates (D60)', async ({
  page,
  baseURL,
}) => {
  await join(page, 'keeper', baseURL);
  await act(page.request, { act: 'favourite', section: 'add', video_id: standard.id }, baseURL);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.startsWith('section=state') === true) asked.push(request.postData() ?? '');
  });
  const rest = watchRest(page);
  await page.goto(standardPath);
  const answers = await documentAnswers(page);
  expect(Object.keys(answers).join(' ')).toMatch(/state&video_id.*state&channel_id/);
  await rest();
  // Comments load only when they are near the viewport.
  expect(asked.filter((body) => !body.includes('comment_ids'))).toEqual([]);
  await expect(action(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
  await action(page, 'Favourite').click();
  await expect(action(page, 'Favourite')).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const main = (page: Page) => page.getByRole('main');
  const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
  const noteOf = (page: Page) => main(page).locator('[data-component=ActionMessage]').first();

  test('a member votes for a video, keeps it, in a playlist too, and follows its author on a page of buttons', async ({
    page,
    baseURL,
  }) => {
    await join(page, 'voter', baseURL);
    const { title } = await makePlaylist(page, 'Walls', baseURL);
    await page.goto(standardPath);
    await expect(press(page, 'Add to'), 'does nothing without script').toHaveCount(0);
    await main(page).getByRole('link', { name: 'Vote or keep it' }).click();
    await press(page, 'Like').click();
    await expect(noteOf(page)).toHaveText('Thank you for your vote.');
    await expect(press(page, 'Like')).toHaveAttribute('aria-pressed', 'true');
    const [again] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      press(page, 'Dislike').click(),
    ]);
    expect(again.status()).toBe(422);
    await expect(noteOf(page)).toHaveText('You have already voted.');
    await press(page, 'Watch later').click();
    await expect(noteOf(page)).toHaveText('Kept for later.');
    await press(page, 'Watch later').click();
    await expect(press(page, 'Watch later')).toHaveAttribute('aria-pressed', 'false');
    const playlist = press(page, title);
    await playlist.click();
    await expect(noteOf(page)).toHaveText('Added to your playlist.');
    await expect(playlist).toHaveAttribute('aria-pressed', 'true');
    await playlist.click();
    await expect(playlist).toHaveAttribute('aria-pressed', 'false');
    const follow = press(page, /^Subscribe/);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await main(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(standardPath);
    await page.reload();
    // Locators find no text in a `noscript`.
    expect(await page.content()).toContain('You like it.');
  });

  test('a member votes for who is shown, for a playlist and for a comment', async ({ page, baseURL }) => {
    await join(page, 'voter', baseURL);
    for (const path of [`/pornstar/${fullModels.standard.dir}/`, `/pornsite/${fullChannels.standard.dir}/`]) {
      await page.goto(path);
      await main(page).getByRole('link', { name: 'Subscribe or vote' }).click();
      await press(page, 'Like').click();
      await expect(noteOf(page)).toHaveText('Thank you for your vote.');
    }
    await page.goto(`/playlist/${playlists.standard.id}/`);
    await main(page).getByRole('link', { name: 'Vote', exact: true }).click();
    await press(page, 'Like').click();
    await expect(noteOf(page)).toHaveText('Thank you for your vote.');

    await page.goto(`${standardPath}?page=1`);
    const comment = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Like/ }) })
      .nth(1);
    await comment.getByRole('button', { name: /^Like/ }).click();
    await expect(page).toHaveURL(/\?page=1(?:&step=press)?#comment-\d+$/);
    await expect(main(page).getByText('Thank you for your vote.')).toBeVisible();
    await comment.getByRole('button', { name: /^Like/ }).click();
    await expect(main(page).getByText('You have already voted.')).toBeVisible();
    await page.goto(`${standardPath}?page=1`);
    await expect(comment.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a guest is asked to sign in before the page of buttons, and led back to it', async ({ page, baseURL }) => {
    const { name, password } = await guestWithAccount(page, baseURL);
    const path = `/actions/?object=video+${standard.id}`;
    expect((await page.goto(path))?.status()).toBe(403);
    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await main(page).getByLabel('User name').fill(name);
    await main(page).getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('button', { name: 'Like', exact: true })).toBeVisible();
    expect((await page.goto('/actions/?object=nothing'))?.status()).toBe(404);
  });
});
