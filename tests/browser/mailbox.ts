import { expect, type Page } from '@playwright/test';

/** The link of the newest mail to a new member, by subject if there are several; the page is at the mailbox afterwards. */
export async function mailedLink(page: Page, name: string, subject = ''): Promise<string> {
  const mail = page.getByRole('article').filter({ hasText: name }).filter({ hasText: subject }).first();
  // Mails leave the API's outbox a moment later, and the page shows what was there when it was asked for.
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await mail.getByRole('link').getAttribute('href')) ?? '';
}
