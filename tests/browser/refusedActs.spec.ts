/** Messages about acts that the API refuses: a toast, wherever the button is (R105, R121, R133, R134). */
import { refusalSentence, type Act } from '@afterglow/design-system/forms/refusals';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { calls } from '@afterglow/contract/calls';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import type { Locator, Page } from '@playwright/test';
import { join } from './newMember.ts';
import { signIn } from './signIn.ts';
import { act } from './twoMembers.ts';
import { countUnanswered } from './requests.ts';
import { dismissToasts, toasts } from './toasts.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const reader = readerFor('en');

/** Every code with which input.php refuses an act, and one of another API. `login` is tested below. */
const refusals = [
  { code: 'already' },
  { code: 'self' },
  { code: 'limit_user' },
  { code: 'limit_user', info: { seconds: 40 } },
  { code: 'limit_ip' },
  { code: 'not_found' },
  { code: 'required' },
  { code: 'min', info: { length: 3 } },
  { code: 'max', info: { length: 500 } },
  { code: 'forbidden' },
  { code: 'quota_9', info: { left: 0, until: 'Monday' } },
];

/**
 * One of each kind: a note, a failure with a number, a code that nobody knows. What each code says of each act is tested
 * beside `refusalSentence`; one button of the page goes through them all.
 */
const kinds = refusals.filter(({ code, info }) => code === 'already' || info?.seconds || code === 'quota_9');

/** Refuses acts of the page, except `seen`. The returned function sets the refusal. */
async function refuseActs(page: Page): Promise<(refusal: (typeof refusals)[number] | { code: 'login' }) => void> {
  let answer: object = {};
  await page.route(calls.input.path(), (route) =>
    new URLSearchParams(route.request().postData() ?? '').get('act') === 'seen'
      ? route.fulfill({ json: { ok: 1 } })
      : route.fulfill({ json: answer }),
  );
  return (refusal) => (answer = { error: 1, field: 'notify', ...refusal });
}

async function expectToasts(
  page: Page,
  of: Act,
  press: () => Promise<void>,
  state: () => Promise<unknown>,
  all = kinds,
) {
  const refuse = await refuseActs(page);
  const before = await state();
  for (const refusal of all) {
    refuse(refusal);
    await press();
    const said = toasts(page).getByText(refusalSentence(of, refusal, reader), { exact: true });
    await expect(said, `${of} ${refusal.code}`).toBeVisible();
    expect(await state(), 'taken back').toEqual(before);
    await dismissToasts(page);
    await expect(said).toHaveCount(0);
  }
  await expect(page.locator('[data-component="ActionMessage"]:not(:empty)'), 'nothing stays in the page').toHaveCount(
    0,
  );
  await page.unroute(calls.input.path());
}

/** Presses a button of the page for each refusal, and compares its name and pressed state. */
const expectToastsOf = (page: Page, of: Act, button: Locator, all = kinds) =>
  test.step(of, async () => {
    await expect(button).not.toHaveAttribute('aria-busy');
    const state = async () => [await button.textContent(), await button.getAttribute('aria-pressed')];
    await expectToasts(
      page,
      of,
      () => button.click(),
      async () => {
        await expect(button).not.toHaveAttribute('aria-busy');
        return state();
      },
      all,
    );
  });

const mainButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

const places: { place: string; path: string; buttons: [Act, RegExp][] }[] = [
  {
    place: 'a video',
    path: videoPath,
    buttons: [
      ['vote', /^Like/],
      ['favourite', /^Favourite$/],
      ['watch_later', /^Watch later$/],
      ['subscribe', /^Subscribe/],
    ],
  },
  {
    place: 'a model',
    path: `/pornstar/${fullModels.standard.dir}/`,
    buttons: [
      ['vote', /^Like/],
      ['subscribe', /^Subscribe/],
    ],
  },
  {
    place: 'a channel',
    path: `/pornsite/${fullChannels.standard.dir}/`,
    buttons: [
      ['vote', /^Like/],
      ['subscribe', /^Subscribe/],
    ],
  },
  { place: 'a playlist', path: `/playlist/${playlists.standard.id}/`, buttons: [['vote', /^Like/]] },
  {
    place: 'a member',
    path: `/members/${fullMembers.standard.id}/`,
    buttons: [
      ['subscribe', /^Subscribe/],
      ['friend', /^Add friend$/],
      ['block', /^Block$/],
    ],
  },
];

for (const { place, path, buttons } of places)
  test(`each refusal of an act is a toast on the page of ${place}, and each kind of them of its other acts`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await join(page, 'refused', baseURL);
    await page.goto(path);
    await waitForHydration(page);
    for (const [index, [of, name]] of buttons.entries())
      await expectToastsOf(page, of, mainButton(page, name), index === 0 ? refusals : kinds);
  });

test('each kind of refusal to keep a card is a toast, and of one playlist that a video is added to', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await join(page, 'kept', baseURL);
  await act(
    page.request,
    { act: 'playlist', section: 'new', title: 'Harbours', desc: 'Ships at night.', orientation: 'str' },
    baseURL,
  );
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^More: / }) });
  const keep = async () => {
    await card.first().hover();
    await card
      .first()
      .getByRole('button', { name: /^More: / })
      .click();
    await page.getByRole('menuitem', { name: 'Watch later' }).click();
  };
  await expectToasts(page, 'watch_later', keep, () => Promise.resolve(null));
  await page.goto(videoPath);
  await waitForHydration(page);
  await expect(mainButton(page, /^Favourite$/)).not.toHaveAttribute('aria-busy');
  await mainButton(page, /^Add to$/).click();
  const tick = page.getByRole('dialog').getByRole('checkbox', { name: 'Harbours' });
  await expectToasts(
    page,
    'playlist',
    () => tick.click(),
    async () => {
      await expect(tick).not.toBeChecked();
      return null;
    },
  );
});

test('who does not sign in again is told so in a toast, too', async ({ page, baseURL }) => {
  await signIn(page.request, fullMembers.standard, baseURL);
  await page.goto(videoPath);
  await waitForHydration(page);
  const later = mainButton(page, /^Watch later$/);
  await expect(later).not.toHaveAttribute('aria-busy');
  (await refuseActs(page))({ code: 'login' });
  await later.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByText('Please log in to complete this action')).toBeVisible();
});

test('a toast says that the network is gone, whose code came before', async ({ page, context, baseURL }) => {
  await signIn(page.request, fullMembers.standard, baseURL);
  const unanswered = countUnanswered(page);
  const prepared = page.waitForResponse(/\/toastParts/);
  await page.goto(videoPath);
  await waitForHydration(page);
  await prepared;
  // The sentences are in a chunk beside it.
  await expect.poll(unanswered).toBe(0);
  const later = mainButton(page, /^Watch later$/);
  await expect(later).not.toHaveAttribute('aria-busy');
  await context.setOffline(true);
  await later.click();
  await expect(toasts(page).getByText('We could not save this.', { exact: false })).toBeVisible();
  await later.click();
  await expect(toasts(page).getByRole('button'), 'the same sentence once').toHaveCount(1);
  await context.setOffline(false);
});
