import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './visitor.ts';

/** Of the newest mail to a new member. */
interface Mailed {
  name: string;
  /** If there are several. */
  subject?: string;
}

async function showMailbox(page: Page, { name, subject = '' }: Mailed): Promise<Locator> {
  const mail = page.getByRole('article').filter({ hasText: name }).filter({ hasText: subject }).first();
  // Mails leave the API's outbox a moment later, and the page shows what was there when it was asked for.
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail.getByRole('link');
}

/** Presses the link in the demo's mailbox; `script` is false in a browser without script. */
export async function pressMailedLink(page: Page, mailed: Mailed, script = true): Promise<void> {
  const link = await showMailbox(page, mailed);
  // Before that, every link loads a document.
  if (script) await waitForHydration(page);
  await link.click();
}

/** The link itself, for a visitor whose mails are read in another program. */
export const mailedLink = async (page: Page, mailed: Mailed): Promise<string> =>
  (await (await showMailbox(page, mailed)).getAttribute('href')) ?? '';
