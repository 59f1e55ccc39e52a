/** A member's own library, what others see of the page, and who they are: everybody, friends, nobody (R80, R82). */
import { act, test } from './twoMembers.ts';
import { expect, waitForHydration } from './visitor.ts';
import type { Page } from '@playwright/test';

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

test('a tab for friends is seen by friends, and by nobody else', async ({ page, member, other, baseURL }) => {
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  await open(page, `${member.path}edit/`);
  const privacy = page.getByRole('region', { name: 'Who sees what', exact: true });
  await privacy.getByLabel('Wall').selectOption('Friends');
  await privacy.getByLabel('Who sees that you are here now').selectOption('Friends');
  await privacy.getByRole('button', { name: 'Save who may see what' }).press('Enter');
  await expect(privacy.getByText('It has been saved who may see what.')).toBeVisible();

  await open(other.page, `${member.path}wall/1/`);
  await expect(other.page.getByText('You do not have permission to view.')).toBeVisible();
  await expect(link(other.page, 'Wall')).toHaveCount(0);
  await expect(main(other.page).getByText('Here now')).toHaveCount(0);

  await act(page.request, { act: 'friend', section: 'accept', user_id: other.id }, baseURL);
  await open(other.page, `${member.path}wall/1/`);
  await expect(link(other.page, 'Wall')).toHaveAttribute('aria-current', 'page');
  await expect(main(other.page).getByText('Here now')).toBeVisible();
});

test('the library is one place, beside or below its tabs, and the public page shows what others see', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, `${member.path}history/1/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  const tabs = page.getByRole('navigation', { name: 'Your library' });
  const title = page.getByRole('heading', { level: 1 });
  const left = async () => [(await tabs.boundingBox())?.x ?? 0, (await title.boundingBox())?.x ?? 0];
  const [beside = 0, content = 0] = await left();
  expect(content).toBeGreaterThan(beside + 200);
  await page.setViewportSize({ width: 390, height: 844 });
  const [, below = 0] = await left();
  expect(below).toBeLessThan(60);

  await tabs.getByRole('link', { name: 'Your public page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
  await expect(link(page, 'History')).toHaveCount(0);
  await expect(link(page, 'Favourites')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Friends', exact: true }).first().press('Enter');
  await expect(page).toHaveURL(/as=friends/);
});

test('who has been blocked is offered nothing that would be refused', async ({ page, member, other, baseURL }) => {
  await act(page.request, { act: 'block', section: 'add', user_id: other.id }, baseURL);
  await open(other.page, member.path);
  await expect(main(other.page).getByRole('button', { name: 'Block', exact: true })).toBeEnabled();
  for (const name of ['Add friend', `Subscribe to ${member.name}`])
    await expect(main(other.page).getByRole('button', { name })).toHaveCount(0);
  await open(other.page, `/messages/${member.id}/`);
  await expect(other.page.getByText('This member takes no messages from you.')).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Send the message' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member sees the own page as friends do', async ({ page, member }) => {
    await page.goto(`${member.path}edit/`);
    const privacy = page.getByRole('region', { name: 'Who sees what', exact: true });
    await privacy.getByLabel('Wall').selectOption('Friends');
    await privacy.getByRole('button', { name: 'Save who may see what' }).click();
    await page.goto(member.path);
    await expect(link(page, 'Wall')).toHaveCount(0);
    await page.goto(`${member.path}?as=friends`);
    await link(page, 'Wall').click();
    await expect(page).toHaveURL(`${member.path}wall/1/?as=friends`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
  });
});
