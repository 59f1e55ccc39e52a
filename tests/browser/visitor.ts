import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './ownSite.ts';

/** Unexpected errors of a page. */
export interface PageErrors {
  violations: string[];
  messages: string[];
}

export const noErrors: PageErrors = { violations: [], messages: [] };

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
      // The function is exposed above.
      (window as unknown as { complain: (text: string) => void }).complain(
        `${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`,
      );
    });
  });
  page.on('pageerror', (error) => pageErrors.messages.push(error.message));
  page.on('console', (message) => {
    // Browsers log all responses with a status above 399; tests check the expected ones.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      pageErrors.messages.push(message.text());
  });
  return pageErrors;
}

/** Lets requests of all pages wait for as long as a test or a busy machine holds them. */
export const waitPatiently = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Fails tests with CSP violations, console errors or warnings. */
export const test = base.extend<{ isPatient: boolean; pageErrors: PageErrors }>({
  /** Whether requests of the page wait for as long as a test or a busy machine holds them, not only the usual seconds. */
  isPatient: [true, { option: true }],
  context: async ({ context, isPatient }, provide) => {
    if (isPatient) await waitPatiently(context);
    await provide(context);
  },
  pageErrors: [
    async ({ page, javaScriptEnabled }, use) => {
      const pageErrors = javaScriptEnabled ? await collectErrors(page) : noErrors;
      await use(pageErrors);
      expect(pageErrors).toEqual(noErrors);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export const waitForHydration = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached();

/** Returns the replies that came with the current document, by the key of their read. */
export const documentAnswers = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('#page-answers').textContent()) ?? '');

export { expect };
