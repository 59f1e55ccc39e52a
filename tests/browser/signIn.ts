import { randomInt } from 'node:crypto';
import { calls } from '@afterglow/fixtures/contract/calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from '../../fixtures/api/accounts/demo.ts';

/** What the API expects of a request that the site's own page sends. */
export const fromHere = (baseURL = ''): Record<string, string> => ({
  Origin: baseURL,
  'Sec-Fetch-Site': 'same-origin',
});

/** Of an address of its own, as few may sign in or up from one. The tests' connection is a proxy that the site believes. */
export const anAddress = (): string =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** Signs a browser in, or a context of requests. */
export async function signIn(
  request: APIRequestContext,
  { name }: Readonly<{ name: string }>,
  baseURL = '',
  password = demoPassword,
): Promise<void> {
  const signedIn = await request.post(calls.login.path(), {
    form: { usr: name, pwd: password },
    headers: { ...fromHere(baseURL), 'X-Forwarded-For': anAddress() },
  });
  expect(await signedIn.json()).toMatchObject({ success: 1 });
}
