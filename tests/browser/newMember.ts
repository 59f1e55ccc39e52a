import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import type { Mail } from '@afterglow/contract/mailbox';
import { globalsReply } from '@afterglow/contract/globals';
import { expect, type APIRequestContext } from '@playwright/test';
import { anAddress, fromHere, signIn } from './signIn.ts';
import { unique } from './unique.ts';

/** Returns the data of a new member, unique in this worker. */
export const newMember = (kind: string) => {
  const name = unique(kind);
  return { name, email: `${name.replaceAll(' ', '-')}@mail.example`, password: 'seven small lanterns' };
};
export type NewMember = ReturnType<typeof newMember>;

/** Signs in and returns the member's id. */
export async function enter(request: APIRequestContext, { name, password }: NewMember, baseURL = ''): Promise<number> {
  await signIn(request, { name }, baseURL, password);
  const json: unknown = await (await request.get(calls.globals.path())).json();
  const { user } = decodeJson(globalsReply, json);
  return user?.id ?? 0;
}

/**
 * Returns the token of the link that was mailed to an address. Mails leave the API's outbox a moment after the reply.
 */
async function mailedToken(request: APIRequestContext, address: string): Promise<string> {
  let token = '';
  await expect(async () => {
    const reply = await (await request.get(calls.mailbox.path())).json();
    const mails: Mail[] = decodeJson(calls.mailbox.reply, reply);
    const text = mails.find(({ to }) => to === address)?.text ?? '';
    token = /\?confirm=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ intervals: [20] });
  return token;
}

/**
 * Creates a member with a confirmed address and signs in, so that a test has a member of its own. Uses only API calls:
 * `accounts.spec.ts` and the journeys test the pages for this.
 */
export async function join({ request }: Readonly<{ request: APIRequestContext }>, kind: string, baseURL = '') {
  const member = newMember(kind);
  const captcha: { token?: string; question?: string } = await (
    await request.get(`${calls.captcha.path()}?plain`)
  ).json();
  const sum = (captcha.question ?? '').match(/\d+/g)?.reduce((all, one) => all + Number(one), 0);
  const { name: username, email, password: pwd } = member;
  const headers = { ...fromHere(baseURL), 'X-Forwarded-For': anAddress() };
  const post = async (form: Record<string, string>): Promise<void> => {
    const reply = await request.post(calls.signup.path(), { form, headers });
    expect(await reply.json()).toMatchObject({ success: 1 });
  };
  await post({ username, email, pwd, captcha: `${captcha.token}.${sum}` });
  await post({ section: 'confirm', token: await mailedToken(request, email) });
  const id = await enter(request, member, baseURL);
  return { ...member, id, path: `/members/${id}/` };
}
export type JoinedMember = Awaited<ReturnType<typeof join>>;
