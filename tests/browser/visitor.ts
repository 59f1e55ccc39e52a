import { expect, test as base, type Page } from '@playwright/test';

/** What went wrong on a page without a test asking for it. */
export interface Complaints {
  violations: string[];
  messages: string[];
}

declare global {
  interface Window {
    violations?: string[];
  }
}

async function listen(page: Page): Promise<Complaints> {
  const complaints: Complaints = { violations: [], messages: [] };
  await page.exposeFunction('complain', (text: string) => complaints.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // The function is exposed just above.
      (window as unknown as { complain: (text: string) => void }).complain(
        `${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`,
      );
    });
  });
  page.on('pageerror', (error) => complaints.messages.push(error.message));
  page.on('console', (message) => {
    // The browser reports every answer above 399 itself; whether one is right is the test's business.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      complaints.messages.push(message.text());
  });
  return complaints;
}

/** A page on which nothing may go wrong unasked: no breach of the content policy, no error, no warning. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints = javaScriptEnabled ? await listen(page) : { violations: [], messages: [] };
      await use(complaints);
      expect(complaints).toEqual({ violations: [], messages: [] });
    },
    { auto: true },
  ],
});

/** Waits until the page answers to clicks and keys. */
export const live = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached();

export { expect };
