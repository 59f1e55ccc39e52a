/** The bell: what one member does is told to the other, counted in header and title, and marked as read (D59). */
import type { Page } from '@playwright/test';
import { act, test } from './twoMembers.ts';
import { expect, waitForHydration } from './visitor.ts';

const bell = (page: Page) => page.getByRole('banner').locator('[data-component="NotificationBell"] > summary');
const panel = (page: Page) => page.getByRole('banner').locator('[data-part="bell-panel"]');
const entry = (page: Page, name: RegExp) => page.getByRole('article', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('a request and a word on the wall ring, lead there, and are read', async ({ page, member, other, baseURL }) => {
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  const text = 'A lamp at the window';
  await act(other.page.request, { act: 'comment', section: 'member', object_id: member.id, text }, baseURL);
  await open(page, '/categories/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(page).toHaveTitle(/^\(2\) /);

  await bell(page).click();
  await expect(panel(page).getByRole('article')).toHaveCount(2);
  await panel(page)
    .getByRole('link', { name: `${other.name} has written on your wall` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${member.path}wall/1/#comment-\\d+$`));
  await expect(page.getByRole('main')).toContainText(text);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle(/^\(1\) /);

  await bell(page).click();
  await panel(page).getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/notifications/');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  const request = entry(page, /would like to be your friend/);
  await expect(request).toContainText('Unread');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(request).not.toContainText('Unread');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^Notifications/);
  await page.reload();
  await expect(entry(page, /has written on your wall/)).toContainText(text);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('what comes later rings without a reload: every minute while the page is visible, and on coming back', async ({
  page,
  member,
  other,
  baseURL,
}) => {
  await page.clock.install();
  await open(page, '/notifications/');
  await expect(page.getByRole('main')).toContainText('No notifications yet');
  await act(other.page.request, { act: 'message', user_id: member.id, text: 'Are you there?' }, baseURL);
  // The code that reads every minute comes when the page is idle: a minute may pass before it is there.
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(entry(page, /has written to you/), 'the list follows').toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('a kind that is switched off does not ring, and the choice is kept', async ({ page, member, other, baseURL }) => {
  await open(page, `${member.path}edit/#notifications`);
  const settings = page.getByRole('region', { name: 'Notifications' });
  await settings.getByRole('checkbox', { name: 'Messages' }).uncheck();
  await settings.getByLabel('By mail').selectOption('Once a week');
  await settings.getByRole('button', { name: 'Save notifications' }).click();
  await expect(settings).toContainText('It has been saved what you are told.');
  await act(other.page.request, { act: 'message', user_id: member.id, text: 'Unheard' }, baseURL);
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  await page.reload();
  await expect(settings.getByRole('checkbox', { name: 'Messages' })).not.toBeChecked();
  await expect(settings.getByLabel('By mail')).toHaveValue('weekly');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('a discreet tab shows no number', async ({ page, member, other, baseURL }) => {
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  await page.context().addCookies([{ name: 'discreet', value: 'on', url: baseURL ?? '' }]);
  await open(page, '/categories/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle('Start page');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bell leads to the page, whose forms mark what is read', async ({ page, member, other, baseURL }) => {
    await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
    await act(other.page.request, { act: 'message', user_id: member.id, text: 'Hello' }, baseURL);
    await page.goto('/categories/');
    await bell(page).click();
    await panel(page).getByRole('link', { name: 'All notifications' }).click();
    await page.getByRole('button', { name: `Mark as read: ${other.name} has written to you` }).click();
    await expect(entry(page, /has written to you/)).not.toContainText('Unread');
    await expect(entry(page, /would like to be your friend/)).toContainText('Unread');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(entry(page, /would like to be your friend/)).not.toContainText('Unread');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
});
