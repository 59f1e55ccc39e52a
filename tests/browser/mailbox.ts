import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './visitor.ts';

/** Selects the newest mail to a new member. */
interface Mailed {
  name: string;
  /** Part of the mail's subject, if there are several mails. */
  subject?: string;
}

async function showMailbox(page: Page, { name, subject = '' }: Mailed): Promise<Locator> {
  const mail = page.getByRole('article').filter({ hasText: name }).filter({ hasText: subject }).first();
  // Mails leave the API's outbox a moment later, and the page shows only those that were there when it was requested.
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail.getByRole('link');
}

/** Opens the demo's mailbox and presses the link in a mail. Pass false for `script` in a browser without JavaScript. */
export async function submitMailedLink(page: Page, mailed: Mailed, script = true): Promise<void> {
  const link = await showMailbox(page, mailed);
  // Before hydration, every link loads a document.
  if (script) await waitForHydration(page);
  await link.click();
}

/** Returns the link in a mail, for a visitor who reads mails in another program. */
export const mailedLink = async (page: Page, mailed: Mailed): Promise<string> =>
  (await (await showMailbox(page, mailed)).getAttribute('href')) ?? '';
