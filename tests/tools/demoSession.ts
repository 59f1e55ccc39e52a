import { calls } from '@afterglow/contract/calls';
import { demoPassword } from '@afterglow/api/accounts/demo';

interface DemoSignIn {
  /** The origin that visitors use, if the site is behind a proxy. */
  publicOrigin?: string;
  /** The account, if it is another one of the demo. */
  name?: string;
  /** The visitor's address: limits count by it. */
  address?: string;
}

/** Signs in as the demo's member and returns name and value of the session cookie. */
export async function demoSession(
  origin: string,
  { publicOrigin = origin, name: usr = 'night_heron', address }: DemoSignIn = {},
): Promise<[string, string]> {
  const { host } = new URL(publicOrigin);
  const response = await fetch(origin + calls.login.path(), {
    method: 'POST',
    headers: {
      ...{ Host: host, Origin: publicOrigin, 'Sec-Fetch-Site': 'same-origin' },
      ...(address !== undefined && { 'X-Forwarded-For': address }),
    },
    body: new URLSearchParams({ usr, pwd: demoPassword }),
  });
  for (const text of response.headers.getSetCookie()) {
    const [, name, value] = /^([\w-]+)=([^;]+)/.exec(text) ?? [];
    if (name !== undefined && value !== undefined) return [name, value];
  }
  throw new Error(`The demo's member could not be signed in (${response.status}).`);
}
