/** A member's own address and name: how they change, what stays with their owner, and who gets to know. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDemoAccounts, demoAccountNames } from '@afterglow/api/accounts/demo';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { users } from '@afterglow/api/schema/people';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { nameChangeDays } from '@afterglow/contract/formLimits';
import { globalsReply } from '@afterglow/contract/globals';
import { fullMemberReply } from '@afterglow/contract/member';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { createTestApi, type TestApi } from './testApi.ts';
import { patience } from '../tools/patience.ts';

// Cheap hashes: passwords.test.ts checks the real parameters.
vi.mock('@afterglow/api/accounts/hashCost', () => ({ hashCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }));

const pwd = 'a lantern in the fog';
const { id, name: oldName } = fullMembers.own;
const [oldAddress, newAddress] = ['old@members.example', 'new@members.example'];
const dayMs = 24 * 60 * 60_000;

let api: TestApi;
let as: string;
beforeEach(async () => {
  api = await createTestApi();
  await api.database
    .update(users)
    .set({ email: oldAddress, emailKey: oldAddress, passwordHash: await hashPassword(pwd), confirmed: true })
    .where(eq(users.id, id));
  as = await api.signIn(id);
});
afterEach(() => api.close());

interface Reply {
  success?: 1;
  username?: string;
  codes?: { field: string; code: string; info?: Record<string, unknown> }[];
}
const post = async (path: string, fields: Record<string, string>, session?: string): Promise<Reply> => {
  const body = new URLSearchParams(fields);
  const response = await api.get(path, { method: 'POST', body, ...(session !== undefined && { as: session }) });
  return (await response.json()) as Reply;
};
const codesOf = ({ codes }: Reply) => codes?.map(({ field, code }) => `${field} ${code}`) ?? 'done';
const own = (fields: Record<string, string>, session = as) => post(calls.ownPage.path(), fields, session);
const ask = (email = newAddress, password = pwd) => own({ section: 'email', email, pwd: password });
const press = (section: 'email' | 'keep', token: string) => post(calls.signup.path(), { section, token });
const signIn = (usr: string, password = pwd) => post(calls.login.path(), { usr, pwd: password });
const rename = (username: string, session = as) => own({ section: 'username', username }, session);
const ownPage = async () => decodeJson(fullMemberReply, await own({ section: '' }));

/** Returns the mails once as many were sent, and the token of the newest one to an address. */
const waitForMails = (count: number) => vi.waitFor(() => expect(api.mails).toHaveLength(count), patience);
const tokenTo = (address: string) =>
  /(?:email|keep)=([\w-]{43})/.exec(api.mails.findLast((mail) => mail.address === address)?.text ?? '')?.[1] ?? '';

test('an address changes once the new one is confirmed, and both are told', async () => {
  expect(codesOf(await ask())).toBe('done');
  await waitForMails(2);
  expect(await ownPage()).toMatchObject({ email: oldAddress });
  expect((await signIn(newAddress)).success).toBeUndefined();
  const token = tokenTo(newAddress);
  expect(await press('email', token)).toMatchObject({ success: 1, username: oldName });
  // The session goes on.
  expect(await ownPage()).toMatchObject({ email: newAddress });
  expect([(await signIn(newAddress)).success, codesOf(await signIn(oldAddress))]).toEqual([
    1,
    ['pwd invalid_usr_or_pwd'],
  ]);
  expect(codesOf(await press('email', token))).toEqual(['token invalid']);
});

test('nothing is mailed without the password, and for the own address', async () => {
  expect(codesOf(await ask(newAddress, 'a guess'))).toEqual(['pwd invalid']);
  expect(codesOf(await ask(' OLD@members.example '))).toEqual(['email already']);
  expect(codesOf(await ask('no address'))).toEqual(['email invalid']);
  await ask();
  await waitForMails(2);
});

test('the link to a new address ends after an hour', async () => {
  await ask();
  await waitForMails(2);
  api.clock.now += 60 * 60_000 + 1;
  expect(codesOf(await press('email', tokenTo(newAddress)))).toEqual(['token invalid']);
  expect(await ownPage()).toMatchObject({ email: oldAddress });
});

test('the owner of the old address stops a change, and signs everybody out', async () => {
  await ask();
  await waitForMails(2);
  expect(await press('keep', tokenTo(oldAddress))).toMatchObject({ username: oldName });
  expect(codesOf(await press('email', tokenTo(newAddress)))).toEqual(['token invalid']);
  expect(codesOf(await own({ section: '' }))).toEqual(['notify login']);
  expect((await signIn(oldAddress)).success).toBe(1);
});

test('the owner of the old address takes a change back, after a further change and another password', async () => {
  await ask();
  await waitForMails(2);
  const keep = tokenTo(oldAddress);
  await press('email', tokenTo(newAddress));
  await ask('third@members.example');
  await waitForMails(4);
  const keepOfThief = tokenTo(newAddress);
  await press('email', tokenTo('third@members.example'));
  await own({ section: 'password', old: pwd, new: 'a word of the thief' });
  api.clock.now += 6 * dayMs;
  expect(await press('keep', keep)).toMatchObject({ success: 1 });
  expect((await signIn(oldAddress, 'a word of the thief')).success).toBe(1);
  // The thief's own link is worth nothing after that, and the owner's works once.
  expect([codesOf(await press('keep', keepOfThief)), codesOf(await press('keep', keep))]).toEqual([
    ['token invalid'],
    ['token invalid'],
  ]);
});

test('an address of another member is not disclosed: the reply is the same, and nobody gets a link to it', async () => {
  const taken = 'friend@members.example';
  await api.database.update(users).set({ email: taken, emailKey: taken }).where(eq(users.id, fullMembers.friend.id));
  expect(await ask(taken)).toEqual(await ask());
  await waitForMails(3);
  expect(api.mails.map(({ address }) => address).toSorted()).toEqual([newAddress, oldAddress, oldAddress]);
});

test('an address that another member has confirmed in the meantime stays theirs', async () => {
  await ask();
  await waitForMails(2);
  await api.database
    .update(users)
    .set({ email: newAddress, emailKey: newAddress })
    .where(eq(users.id, fullMembers.friend.id));
  expect(codesOf(await press('email', tokenTo(newAddress)))).toEqual(['token invalid']);
  expect(await ownPage()).toMatchObject({ email: oldAddress });
});

test('three changes an hour are mailed', async () => {
  for (const number of [1, 2, 3]) expect(codesOf(await ask(`new${number}@members.example`))).toBe('done');
  expect(codesOf(await ask('new4@members.example'))).toEqual(['email too_many_attempts']);
});

test('a name changes, signs in, and is refused again for thirty days, with the day', async () => {
  expect(await ownPage()).toMatchObject({ nameChangeFrom: 0 });
  expect(codesOf(await rename('Captain Lantern'))).toBe('done');
  expect([(await signIn('captain lantern')).success, codesOf(await signIn(oldName))]).toEqual([
    1,
    ['pwd invalid_usr_or_pwd'],
  ]);
  // Addresses have the id, so old links lead to the same page.
  const page = await api.get(calls.member.path({ id }));
  expect(await page.json()).toMatchObject({ member: { username: 'Captain Lantern' } });
  const from = api.clock.now + nameChangeDays * dayMs;
  const refused = await rename('Another Name');
  expect([codesOf(refused), refused.codes?.[0]?.info]).toEqual([
    ['username limit_user'],
    { until: new Date(from).toISOString() },
  ]);
  expect((await ownPage()).nameChangeFrom).toBe(Math.floor(from / 1_000) * 1_000);
  api.clock.now = from;
  as = await api.signIn(id);
  expect(codesOf(await rename('Another Name'))).toBe('done');
});

test('a former name, and one that looks like it, is for its former holder alone', async () => {
  await rename('Captain Lantern');
  const other = await api.signIn(fullMembers.friend.id);
  for (const name of [oldName, oldName.toUpperCase(), oldName.replace('o', '0'), 'captain lantern'])
    expect(codesOf(await rename(name, other)), name).toEqual(['username username_taken']);
  api.clock.now += nameChangeDays * dayMs;
  as = await api.signIn(id);
  expect(codesOf(await rename(oldName))).toBe('done');
});

test.each([
  ['admin', ['username username_taken']],
  ['аfterglow lover', ['username illegal_chars']],
  ['a\u200bb name', ['username illegal_chars']],
  ['ab', ['username min']],
  [oldName, ['username already']],
])('the name %o is refused', async (name, refused) => {
  expect(codesOf(await rename(name))).toEqual(refused);
});

test('a demo signs in with its accounts by their names, and only with them', async () => {
  await openDemoAccounts(api.database);
  const globals = decodeJson(globalsReply, await (await api.get(calls.globals.path())).json());
  expect(globals.demoAccounts).toEqual(demoAccountNames);
  for (const usr of demoAccountNames)
    expect(await post(calls.login.path(), { section: 'demo', usr })).toMatchObject({ success: 1 });
  expect(codesOf(await post(calls.login.path(), { section: 'demo', usr: oldName }))).toEqual(['notify bad_request']);
});

test('in production nobody signs in by a name, and no account is offered', async () => {
  await openDemoAccounts(api.database);
  const production = await createTestApi({ profile: 'production' }, undefined, () => Promise.resolve(api.database));
  const answer = async (path: string, init?: RequestInit) => (await production.get(path, init)).text();
  expect(await answer(calls.globals.path())).not.toContain('demo_accounts');
  const body = new URLSearchParams({ section: 'demo', usr: demoAccountNames[0] ?? '' });
  expect(await answer(calls.login.path(), { method: 'POST', body })).toContain('bad_request');
});
