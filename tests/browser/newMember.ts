import { calls } from '@afterglow/fixtures/contract/calls';
import { globalsReply } from '@afterglow/fixtures/contract/globals';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { mailedLink } from './mailbox.ts';
import { anAddress, fromHere, signIn } from './signIn.ts';

/** A member of this run, unique in the tests' data folder, which may be an older one. */
export const newMember = (kind: string) => {
  const id = Date.now().toString(36);
  return { name: `${kind} ${id}`, email: `${kind}-${id}@mail.example`, password: 'seven small lanterns' };
};
export type NewMember = ReturnType<typeof newMember>;

/** Signs in; returns the member's id. */
export async function enter(page: Page, { name, password }: NewMember, baseURL = ''): Promise<number> {
  await signIn(page.request, { name }, baseURL, password);
  const json: unknown = await (await page.request.get(calls.globals.path())).json();
  const { user } = z.decode(globalsReply, json as z.input<typeof globalsReply>); // what this call replies
  return user?.id ?? 0;
}

/** A new member whose address is confirmed, signed in: tests that run beside each other change accounts of their own. */
export async function join(page: Page, kind: string, baseURL = '') {
  const member = newMember(kind);
  const captcha: { token?: string; question?: string } = await (
    await page.request.get(`${calls.captcha.path()}?plain`)
  ).json();
  const sum = (captcha.question ?? '').match(/\d+/g)?.reduce((all, one) => all + Number(one), 0);
  const { name: username, email, password: pwd } = member;
  const signedUp = await page.request.post(calls.signup.path(), {
    form: { username, email, pwd, captcha: `${captcha.token}.${sum}` },
    headers: { ...fromHere(baseURL), 'X-Forwarded-For': anAddress() },
  });
  expect(await signedUp.json()).toMatchObject({ success: 1 });
  // Not pressed: that is what journeys are for, and these pages may be without script.
  await page.goto(await mailedLink(page, member));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  const id = await enter(page, member, baseURL);
  return { ...member, id, path: `/members/${id}/` };
}
