/** A password that is changed while somebody signs in with the old one. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { sessions } from '@afterglow/api/schema/accounts';
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { createTestApi, type TestApi } from './testApi.ts';

/** Runs between reading the account and checking its password, which takes long on purpose. */
let meanwhile = async (): Promise<void> => {};
vi.mock('@afterglow/api/accounts/passwords', async (original) => {
  const passwords = await original<typeof import('@afterglow/api/accounts/passwords')>();
  const verifyPassword = async (hash: string, password: string) => {
    await meanwhile();
    return passwords.verifyPassword(hash, password);
  };
  return { ...passwords, verifyPassword };
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const { id, name } = fullMembers.standard;
const old = 'the last lantern';
const setPassword = async (password: string) =>
  api.database.execute(sql`update users set password_hash = ${await hashPassword(password)} where id = ${id}`);
const signIn = async (): Promise<unknown> => {
  const body = new URLSearchParams({ usr: name, pwd: old });
  return (await api.get(calls.login.path(), { method: 'POST', body })).json();
};

test('no session of the old password is left', async () => {
  await setPassword(old);
  expect(await signIn()).toMatchObject({ success: 1 });
  meanwhile = async () => {
    await setPassword('another lantern');
    await api.database.delete(sessions).where(eq(sessions.userId, id));
  };
  expect(await signIn()).toMatchObject({ codes: [{ field: 'pwd', code: 'invalid_usr_or_pwd' }] });
  expect(await api.database.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
});
