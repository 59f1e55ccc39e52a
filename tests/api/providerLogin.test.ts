/** Sign-in through an identity provider that runs on this machine. */
import { createServer } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { users } from '@afterglow/api/schema/people';
import { readSettings } from '@afterglow/api/settings';
import { calls } from '@afterglow/contract/calls';
import { patience } from '../tools/patience.ts';
import { closeServer, listen } from '../tools/server.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { registration, startTestProvider, type Person, type TestProvider } from './testProvider.ts';

const path = calls.providerLogin.path();
const origin = 'http://localhost:3000';

let provider: TestProvider;
let api: TestApi;
beforeAll(async () => {
  provider = await startTestProvider(origin + path);
  api = await createTestApi({ google: { issuer: provider.issuer, ...registration } });
});
afterAll(() => Promise.all([api.close(), provider.close()]));
// Attempts are counted by address.
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

const cookieOf = (response: Response, name: string): string | undefined =>
  response.headers
    .getSetCookie()
    .find((text) => text.startsWith(`${name}=`))
    ?.split(';')[0];

/** Follows the way to the provider and back, up to the URL that the browser would request next. */
async function goThere(person: Person | null): Promise<{ callback: string; cookie: string; begun: Response }> {
  provider.person = person;
  const begun = await api.get(path);
  const { pathname, search } = await provider.visit(begun.headers.get('location') ?? '');
  return { callback: pathname + search, cookie: cookieOf(begun, 'providerLogin') ?? '', begun };
}

async function signIn(person: Person | null) {
  const { callback, cookie } = await goThere(person);
  const response = await api.get(callback, { as: cookie });
  return { response, location: response.headers.get('location'), session: cookieOf(response, 'session') };
}

const whoIs = async (session: string | undefined) => {
  const { user } = (await (
    await api.get(calls.globals.path(), session === undefined ? {} : { as: session })
  ).json()) as {
    user: { user_id: string | number; username: string } | null;
  };
  return user && { id: Number(user.user_id), name: user.username };
};

let people = 0;
const somebody = (properties: Partial<Person> = {}): Person => {
  people += 1;
  return { subject: `subject-${people}`, email: `person${people}@mail.example`, verified: true, ...properties };
};

const addMember = async (name: string, email: string, properties: Partial<typeof users.$inferInsert> = {}) => {
  const at = new Date(api.clock.now);
  const [row] = await api.database
    .insert(users)
    .values({
      ...{ name, nameKey: name, nameSkeleton: name, email, emailKey: email, joinedAt: at, seenAt: at },
      passwordHash: await hashPassword('a lantern at sea'),
      confirmed: true,
      ...properties,
    })
    .returning({ id: users.id });
  return row?.id ?? 0;
};
const accountsWith = (email: string) =>
  api.database.select({ id: users.id, name: users.name }).from(users).where(eq(users.emailKey, email));

test('a stranger gets an account, confirmed, under a name that says nothing of them', async () => {
  const person = somebody();
  const { begun } = await goThere(person);
  const url = new URL(begun.headers.get('location') ?? '');
  expect([begun.status, begun.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'openid email',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: origin + path,
  });
  expect(begun.headers.getSetCookie()[0]).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);

  const { response, location, session } = await signIn(person);
  expect([response.status, location, response.headers.get('cache-control')]).toEqual([303, '/', 'no-store']);
  expect(cookieOf(response, 'providerLogin')).toBe('providerLogin=');
  expect(cookieOf(response, 'device')).toBeDefined();
  expect((await whoIs(session))?.name).toMatch(/^member\d{8}$/);
});

test('who comes again has the same account, also under another address', async () => {
  const person = somebody();
  const first = await whoIs((await signIn(person)).session);
  expect(await whoIs((await signIn({ ...person, email: 'moved@mail.example', verified: false })).session)).toEqual(
    first,
  );
  expect(await accountsWith('moved@mail.example')).toEqual([]);
});

test('signing in ends the session that the browser had', async () => {
  const before = await api.signIn(await addMember('changes', 'changes@mail.example'));
  const { callback, cookie } = await goThere(somebody());
  await api.get(callback, { as: `${cookie}; ${before}` });
  expect(await whoIs(before)).toBeNull();
});

describe('an account with the same address', () => {
  test('is the one if its address is confirmed, and keeps its password', async () => {
    const person = somebody({ email: 'Helena@Mail.Example' });
    const id = await addMember('helena of old', 'helena@mail.example');
    expect(await whoIs((await signIn(person)).session)).toEqual({ id, name: 'helena of old' });
    const body = new URLSearchParams({ usr: 'helena of old', pwd: 'a lantern at sea' });
    expect(await (await api.get(calls.login.path(), { method: 'POST', body })).json()).toEqual({ success: 1 });
  });

  test('is not taken if the provider has not verified the address', async () => {
    const person = somebody({ email: 'careful@mail.example', verified: false });
    await addMember('careful', 'careful@mail.example');
    const { location, session } = await signIn(person);
    expect([location, session]).toEqual(['/signin/?notice=not_confirmed', undefined]);
    expect(await queryRows(api.database, sql`select from identities where subject = ${person.subject}`)).toEqual([]);
  });

  test('that was never confirmed is not taken over: whoever made it has no way into the new one', async () => {
    const person = somebody({ email: 'victim@mail.example' });
    const captcha = await solveCaptcha(await (await api.get(calls.captcha.path())).json());
    const form = { username: 'prepared', email: person.email, pwd: 'a trap for others', captcha };
    await api.get(calls.signup.path(), { method: 'POST', body: new URLSearchParams(form) });
    const [prepared] = await accountsWith(person.email);
    expect(prepared?.name).toBe('prepared');
    const sentToken = () => /confirm=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    const token = await vi.waitUntil(sentToken, patience);

    const own = await whoIs((await signIn(person)).session);
    expect(await accountsWith(person.email)).toEqual([own]);
    expect(own?.id).not.toBe(prepared?.id);
    for (const usr of ['prepared', person.email]) {
      const body = new URLSearchParams({ usr, pwd: form.pwd });
      expect(await (await api.get(calls.login.path(), { method: 'POST', body })).json()).toHaveProperty('error');
    }
    const body = new URLSearchParams({ section: 'confirm', token });
    expect(await (await api.get(calls.signup.path(), { method: 'POST', body })).json()).toHaveProperty('error');
  });

  test.each([
    ['disabled before its first visit', false],
    ['disabled after it was linked', true],
  ])('is refused if its sign-in was %s', async (_, linked) => {
    const person = somebody();
    const id = await addMember(`blocked ${linked}`, person.email);
    if (linked) expect((await signIn(person)).location).toBe('/');
    await api.database.update(users).set({ passwordHash: '' }).where(eq(users.id, id));
    const { location, session } = await signIn(person);
    expect([location, session]).toEqual(['/signin/?notice=forbidden', undefined]);
  });
});

test('two first visits at once make one account', async () => {
  const person = somebody();
  const flows = [await goThere(person), await goThere(person)];
  const answers = await Promise.all(flows.map(({ callback, cookie }) => api.get(callback, { as: cookie })));
  expect(answers.map((response) => response.headers.get('location'))).toEqual(['/', '/']);
  expect(await accountsWith(person.email)).toHaveLength(1);
});

describe('nobody is signed in', () => {
  const outcome = async (callback: string, cookie?: string) => {
    const response = await api.get(callback, cookie === undefined ? {} : { as: cookie });
    expect(cookieOf(response, 'session')).toBeUndefined();
    return response.headers.get('location');
  };
  const withPart = (cookie: string, index: number) => {
    const parts = cookie.replace('providerLogin=', '').split('.');
    parts[index] = 'A'.repeat(43);
    return `providerLogin=${parts.join('.')}`;
  };

  test('who refuses at the provider, without a notice', async () => {
    const { callback, cookie } = await goThere(null);
    expect(await outcome(callback, cookie)).toBe('/signin/');
  });
  test('in a browser that did not begin, so that no link signs a visitor in as a stranger', async () => {
    const { callback } = await goThere(somebody());
    const { cookie } = await goThere(somebody());
    expect(await outcome(callback)).toBe('/signin/?notice=expired');
    expect(await outcome(callback, cookie)).toBe('/signin/?notice=expired');
    expect(await outcome(`${path}?error=server_error`, cookie)).toBe('/signin/?notice=expired');
  });
  test('twice by the same answer', async () => {
    const { callback, cookie } = await goThere(somebody());
    expect((await api.get(callback, { as: cookie })).headers.get('location')).toBe('/');
    expect(await outcome(callback, cookie)).toBe('/signin/?notice=expired');
  });
  test('with another verifier than the one that the provider was told the hash of', async () => {
    const { callback, cookie } = await goThere(somebody());
    expect(await outcome(callback, withPart(cookie, 2))).toBe('/signin/?notice=expired');
  });
  test('by a token for another nonce', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { callback, cookie } = await goThere(somebody());
    expect(await outcome(callback, withPart(cookie, 1))).toBe('/signin/?notice=unavailable');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
  test('while the provider is away, which is asked again at the next visit', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    let away = true;
    const server = createServer((_, response) => {
      response.writeHead(away ? 503 : 200, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }),
      );
    });
    const issuer = `http://127.0.0.1:${await listen(server)}`;
    const other = await createTestApi({ google: { ...registration, issuer } });
    const leadsTo = async () => (await other.get(path)).headers.get('location');
    expect(await leadsTo()).toBe('/signin/?notice=unavailable');
    expect(logged).toHaveBeenCalledOnce();
    away = false;
    expect(await leadsTo()).toContain(`${issuer}/auth?`);
    await closeServer(server);
    await other.close();
    logged.mockRestore();
  });
  test('too often from one address, before the provider is asked', async () => {
    const { callback, cookie } = await goThere(somebody());
    const at = new Date(api.clock.now).toISOString();
    await api.database.execute(
      sql`insert into attempts (kind, key, created_at) select 'sign-in from', '127.0.0.1', ${at}::timestamptz from generate_series(1, 50)`,
    );
    expect(await outcome(callback, cookie)).toBe('/signin/?notice=too_many_attempts');
  });
});

test('pages are told whether there is a provider', async () => {
  const without = await createTestApi();
  const google = async (of: TestApi) =>
    ((await (await of.get(calls.globals.path())).json()) as { google: unknown }).google;
  expect([await google(api), await google(without)].map(Number)).toEqual([1, 0]);
  expect((await without.get(`${path}?code=1&state=2`)).headers.get('location')).toBe('/signin/?notice=not_configured');
  await without.close();
});

test('over https the cookie belongs to this host alone', async () => {
  const secure = await createTestApi({
    google: { issuer: provider.issuer, ...registration },
    publicOrigin: 'https://www.example.org',
  });
  expect((await secure.get(path)).headers.getSetCookie()[0]).toMatch(/^__Host-providerLogin=[\w.-]+;.*; Secure/);
  await secure.close();
});

describe('settings', () => {
  const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  test('are absent, or complete', () => {
    expect(readSettings({}).google).toBeNull();
    expect(readSettings(both).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
  });
  test.each([
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is not, and signing in with Google needs both. Set both, or neither.',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 'secret' },
      'GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is not, and signing in with Google needs both. Set both, or neither.',
    ],
    [
      { ...both, GOOGLE_ISSUER: 'http://id.example' },
      'GOOGLE_ISSUER is "http://id.example", which is no address of a provider. Use https://, or leave it out for Google.',
    ],
  ])('are explained: %j', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));
});
