import { expect, test as base, type Page } from '@playwright/test';

/** What went wrong on a page without a test asking for it. */
export interface PageErrors {
  violations: string[];
  messages: string[];
}

declare global {
  interface Window {
    violations?: string[];
  }
}

async function collectErrors(page: Page): Promise<PageErrors> {
  const pageErrors: PageErrors = { violations: [], messages: [] };
  await page.exposeFunction('complain', (text: string) => pageErrors.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // The function is exposed just above.
      (window as unknown as { complain: (text: string) => void }).complain(
        `${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`,
      );
    });
  });
  page.on('pageerror', (error) => pageErrors.messages.push(error.message));
  page.on('console', (message) => {
    // The browser reports every answer above 399 itself; whether one is right is the test's business.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      pageErrors.messages.push(message.text());
  });
  return pageErrors;
}

/** A page on which nothing may go wrong unasked: no breach of the content policy, no error, no warning. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page, javaScriptEnabled }, use) => {
      const pageErrors = javaScriptEnabled ? await collectErrors(page) : { violations: [], messages: [] };
      await use(pageErrors);
      expect(pageErrors).toEqual({ violations: [], messages: [] });
    },
    { auto: true },
  ],
});

/** Waits until the page answers to clicks and keys. */
export const waitForHydration = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached();

export { expect };
