import { calls } from '@afterglow/contract/calls';
import { demoPassword } from '@afterglow/api/accounts/demo';

/**
 * Signs in as the demo's member and returns name and value of the session cookie.
 *
 * @param publicOrigin the origin that visitors use, if the site is behind a proxy
 */
export async function demoSession(origin: string, publicOrigin = origin): Promise<[string, string]> {
  const response = await fetch(origin + calls.login.path(), {
    method: 'POST',
    headers: { Host: new URL(publicOrigin).host, Origin: publicOrigin, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ usr: 'night_heron', pwd: demoPassword }),
  });
  for (const text of response.headers.getSetCookie()) {
    const [, name, value] = /^([\w-]+)=([^;]+)/.exec(text) ?? [];
    if (name !== undefined && value !== undefined) return [name, value];
  }
  throw new Error(`The demo's member could not be signed in (${response.status}).`);
}
