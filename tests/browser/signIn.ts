import { calls } from '@afterglow/contract/calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from '@afterglow/api/accounts/demo';

/** Returns headers that the API expects of a request from the site's own page. */
export const fromHere = (baseURL = ''): Record<string, string> => ({
  Origin: baseURL,
  'Sec-Fetch-Site': 'same-origin',
});

let addresses = 0;

/**
 * Returns an address that no other test uses, because sign-ins and sign-ups are limited per address. The site trusts
 * the X-Forwarded-For header of the tests' connection.
 */
export function anAddress(): string {
  addresses += 1;
  return `2001:db8:0:${addresses.toString(16)}::1`;
}

/** Options that give each test of a file an address of its own, and these additional headers. */
export const fromOwnAddress = (headers: Readonly<Record<string, string>> = {}) => ({
  extraHTTPHeaders: async (
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern
    {}: object,
    provide: (all: Record<string, string>) => Promise<void>,
  ): Promise<void> => provide({ ...headers, 'x-forwarded-for': anAddress() }),
});

/** Signs in a browser or a request context. */
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
