import { calls } from '@afterglow/fixtures/contract/calls';
import { type APIRequestContext, type Page } from '@playwright/test';
import { fromHere, signIn } from './signIn.ts';

/** What a test needs of a demo account. */
export type Account = Readonly<{ id: number; name: string }>;

const ownForm = (form: Record<string, string>, baseURL: string) => ({
  form,
  headers: fromHere(baseURL),
});

/** One act of input.php. */
export async function act(
  request: APIRequestContext,
  fields: Record<string, string>,
  baseURL = '',
): Promise<Record<string, unknown>> {
  const answer = await request.post(calls.input.path(), ownForm(fields, baseURL));
  return (await answer.json()) as Record<string, unknown>; // an object, as every reply of this call
}

/** Nothing is between the two any more, whatever an earlier test has left. */
export async function forget(request: APIRequestContext, other: Account, baseURL = ''): Promise<void> {
  const user_id = String(other.id);
  await act(request, { act: 'block', section: 'del', user_id }, baseURL);
  await act(request, { act: 'friend', section: 'del', user_id }, baseURL);
  await act(request, { act: 'subscribe', section: 'member', object_id: user_id, del: '1' }, baseURL);
}

/** The page of a member. */
export const pathOf = ({ id }: Account) => `/members/${id}/`;

/** A second visitor in a browser of their own, signed in as this member. */
export async function another(page: Page, who: Account, baseURL = ''): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ baseURL });
  await signIn(context.request, who, baseURL);
  return context.newPage();
}
