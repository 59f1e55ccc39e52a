import { calls } from '@afterglow/contract/calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from '@afterglow/api/accounts/demo';

/** What the API expects of a request that the site's own page sends. */
export const fromHere = (baseURL = ''): Record<string, string> => ({
  Origin: baseURL,
  'Sec-Fetch-Site': 'same-origin',
});

let addresses = 0;

/** An address that nobody else has, as few may sign in or up from one. The tests' connection is a proxy that the site believes. */
export function anAddress(): string {
  addresses += 1;
  return `2001:db8:0:${addresses.toString(16)}::1`;
}

/** Options with which each test of a file comes from an address of its own, and sends these headers besides. */
export const fromOwnAddress = (headers: Readonly<Record<string, string>> = {}) => ({
  extraHTTPHeaders: async (
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern
    {}: object,
    provide: (all: Record<string, string>) => Promise<void>,
  ): Promise<void> => provide({ ...headers, 'x-forwarded-for': anAddress() }),
});

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
