import { calls } from '@afterglow/contract/calls';
import type { APIRequestContext, Page } from '@playwright/test';
import { join, type JoinedMember } from './newMember.ts';
import { fromHere } from './signIn.ts';
import { test as visited } from './visitor.ts';

/** One act of input.php. */
export async function act(
  request: APIRequestContext,
  form: Record<string, string>,
  baseURL = '',
): Promise<Record<string, unknown>> {
  const answer = await request.post(calls.input.path(), { form, headers: fromHere(baseURL) });
  return (await answer.json()) as Record<string, unknown>; // an object, as every reply of this call
}

/** Tests of two members who are made for them: the page is the one's, and the other has a browser of their own. */
export const test = visited.extend<{ member: JoinedMember; other: JoinedMember & { page: Page } }>({
  member: [async ({ page, baseURL }, provide) => provide(await join(page, 'One', baseURL)), { auto: true }],
  other: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await provide({ ...(await join(page, 'Other', baseURL)), page });
    await context.close();
  },
});
