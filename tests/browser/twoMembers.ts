import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { APIRequestContext, Page } from '@playwright/test';
import { join, type JoinedMember } from './newMember.ts';
import { fromHere } from './signIn.ts';
import { test as visited, waitPatiently } from './visitor.ts';

/** Sends an act to input.php and returns the reply. */
export async function act(request: APIRequestContext, input: ActInput, baseURL = ''): Promise<Record<string, unknown>> {
  const answer = await request.post(calls.input.path(), {
    form: callFields(input),
    headers: fromHere(baseURL),
  });
  return (await answer.json()) as Record<string, unknown>; // an object, like every reply of this call
}

/**
 * Tests with two members who are created for them: the page belongs to the first, and the second has a separate
 * browser.
 */
export const test = visited.extend<{ member: JoinedMember; other: JoinedMember & { page: Page } }>({
  member: [async ({ page, baseURL }, provide) => provide(await join(page, 'One', baseURL)), { auto: true }],
  other: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await waitPatiently(context);
    const page = await context.newPage();
    await provide({ ...(await join(page, 'Other', baseURL)), page });
    await context.close();
  },
});
