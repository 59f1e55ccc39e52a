/** Accounts from sign-up to password reset: mails, replies, and what strangers can find out. */
import * as argon2 from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeSumChallenge } from '@afterglow/api/accounts/captcha';
import { closeDemoAccounts, demoNames, demoPassword, openDemoAccounts } from '@afterglow/api/accounts/demo';
import { mailboxTransport, createMailer } from '@afterglow/api/accounts/mail';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { solveCaptcha } from './solveCaptcha.ts';
import { queryRows } from '@afterglow/api/database/database';
import { fillSkeletons } from '@afterglow/api/database/fillSkeletons';
import { mailboxFolder } from '@afterglow/api/routes/mailbox';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi, RequestOptions } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { patience } from '../tools/patience.ts';

// Counts hashes; they are made as ever.
vi.mock('@node-rs/argon2', { spy: true });
// Cheap hashes: passwords.test.ts checks the real parameters.
vi.mock('@afterglow/api/accounts/hashCost', () => ({
  hashCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
}));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  // Advances beyond every rate limit window of the previous test.
  api.clock.now += 2 * 60 * 60_000;
  api.mails.length = 0;
});

interface Answer {
  http: number;
  success?: 1;
  next?: string;
  codes?: { field: string; code: string; info?: Record<string, number> }[];
  cookies: string[];
  retry: string | null;
}

async function post(path: string, fields: Record<string, string>, options: RequestOptions = {}): Promise<Answer> {
  const response = await api.get(path, { method: 'POST', body: new URLSearchParams(fields), ...options });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return {
    http: response.status,
    cookies: response.headers.getSetCookie(),
    retry: response.headers.get('retry-after'),
    ...((await response.json()) as object),
  };
}
const signIn = (usr: string, pwd: string, options: RequestOptions = {}) =>
  post(calls.login.path(), { usr, pwd }, options);
const codes = (answer: Answer) => answer.codes?.map(({ field, code }) => `${field} ${code}`);
/** Returns the name=value pair of a cookie in a response; empty if it is missing. */
const cookieOf = ({ cookies }: Answer, name = 'session') =>
  /^[^;]+/.exec(cookies.find((one) => one.startsWith(`${name}=`)) ?? '')?.[0] ?? '';
const solvedCaptcha = async () => solveCaptcha(await (await api.get(calls.captcha.path())).json());
const signUp = async (
  fields: Partial<Record<'username' | 'email' | 'pwd' | 'captcha', string>> = {},
  options: RequestOptions = {},
) =>
  post(
    calls.signup.path(),
    {
      username: 'Nadja Dünenläufer',
      email: 'nadja@members.example',
      pwd: 'wind in the grass',
      captcha: fields.captcha ?? (await solvedCaptcha()),
      ...fields,
    },
    options,
  );
/** Waits for a mail, because mails are sent in the background. */
async function waitForMail(count = 1) {
  await vi.waitFor(() => expect(api.mails.length).toBeGreaterThanOrEqual(count), { ...patience, interval: 5 });
  return api.mails[count - 1];
}
const tokenIn = (text: string | undefined) => /(?:confirm|token|link)=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const count = async (table: string) =>
  Number(
    (await queryRows<{ n: number }>(api.database, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n,
  );

test('sign up, confirm by mail, sign in and sign out', async () => {
  expect(await signUp({}, { headers: { Cookie: 'kt_lang=de' } })).toMatchObject({
    http: 200,
    success: 1,
    next: 'send_email',
    cookies: [],
  });
  const mail = await waitForMail();
  expect(mail).toMatchObject({ address: 'nadja@members.example', subject: 'Bestätige deine E-Mail-Adresse' });
  expect(mail?.text).toContain('http://localhost:3000/signup/?confirm=');
  expect(codes(await signIn('nadja dünenläufer', 'wind in the grass'))).toEqual(['pwd not_confirmed']);
  // The reply to a wrong password discloses nothing about the account.
  expect(codes(await signIn('nadja dünenläufer', 'wind in the gras'))).toEqual(['pwd invalid_usr_or_pwd']);
  const token = tokenIn(mail?.text);
  expect(await post(calls.signup.path(), { section: 'confirm', token })).toMatchObject({
    success: 1,
    username: 'Nadja Dünenläufer',
  });
  expect(codes(await post(calls.signup.path(), { section: 'confirm', token }))).toEqual(['token invalid']);

  for (const usr of [
    'Nadja Dünenläufer',
    'NADJA DÜNENLÄUFER',
    'nadja dunenlaufer',
    'Nadja@Members.example',
    ' nadja@members.example ',
  ])
    expect((await signIn(usr, 'wind in the grass')).success, usr).toBe(1);
  const signedIn = await signIn('nadja@members.example', 'wind in the grass', { headers: { 'User-Agent': 'Test/1' } });
  expect(signedIn.cookies).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=\d+\.[\w-]{22}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const as = cookieOf(signedIn);
  expect(await (await api.get(calls.globals.path(), { as })).json()).toMatchObject({
    user: { username: 'Nadja Dünenläufer', age_verified: '0' },
  });
  expect((await api.get(calls.videoFile.path({ id: videos.private.id }), { as })).status).toBe(200);

  const signedOut = await post(calls.login.path(), { section: 'logout' }, { as });
  // The device stays known, so that its owner is not locked out.
  expect([signedOut.success, signedOut.cookies]).toEqual([1, ['session=; Max-Age=0; Path=/']]);
  expect(await (await api.get(calls.globals.path(), { as })).json()).toMatchObject({ user: null });
});

test('the database stores a hash of the session token', async () => {
  const as = await api.signIn(fullMembers.own.id);
  const token = as.split('=')[1] ?? '';
  const rows = await queryRows<{ hash: string }>(api.database, sql`select hash from sessions`);
  expect(rows.some(({ hash }) => hash === token)).toBe(false);
  const secondRequest = await api.get(calls.globals.path(), { headers: { Cookie: `session=${rows[0]?.hash}` } });
  expect(await secondRequest.json()).toMatchObject({ user: null });
});

test('signing in starts a new session and ends the previous one', async () => {
  await api.database.execute(
    sql`update users set password_hash = ${await hashPassword('two lanterns')} where id = ${fullMembers.friend.id}`,
  );
  const first = cookieOf(await signIn(fullMembers.friend.name, 'two lanterns'));
  const second = cookieOf(await signIn(fullMembers.friend.name, 'two lanterns', { as: first }));
  expect(second).not.toBe(first);
  expect(await (await api.get(calls.globals.path(), { as: first })).json()).toMatchObject({ user: null });
  expect(await (await api.get(calls.globals.path(), { as: second })).json()).toMatchObject({
    user: { username: fullMembers.friend.name },
  });
});

test('over HTTPS the session cookie has the __Host- prefix', async () => {
  const secure = await createTestApi({ publicOrigin: 'https://site.example' });
  try {
    await secure.database.execute(
      sql`update users set password_hash = ${await hashPassword('two lanterns')} where id = ${fullMembers.friend.id}`,
    );
    const response = await secure.get(calls.login.path(), {
      method: 'POST',
      body: new URLSearchParams({ usr: fullMembers.friend.name, pwd: 'two lanterns' }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  } finally {
    await secure.close();
  }
});

test.each([
  [{}, ['pwd required']],
  [{ usr: 'ada' }, ['pwd required']],
  [{ pwd: 'abcde' }, ['pwd required']],
  [{ usr: '   ', pwd: 'abcde' }, ['pwd required']],
  [{ usr: 'ab', pwd: 'abcde' }, ['pwd invalid_usr_or_pwd']],
  [{ usr: 'ada', pwd: 'abcd' }, ['pwd invalid_usr_or_pwd']],
  [{ usr: 'nobody at all', pwd: 'abcde' }, ['pwd invalid_usr_or_pwd']],
  [{ usr: 'ada', pwd: 'abcde' }, ['pwd invalid_usr_or_pwd']],
] as const)('signing in with %j', async (fields, expected) => {
  expect(codes(await post(calls.login.path(), fields as Record<string, string>))).toEqual(expected);
});

test.each([
  [{ username: '' }, 'username required'],
  [{ username: 'ab' }, 'username min'],
  [{ username: 'x'.repeat(33) }, 'username max'],
  [{ username: 'a<b>c' }, 'username illegal_chars'],
  [{ username: 'a  b' }, 'username illegal_chars'],
  [{ username: 'a\u202eb' }, 'username illegal_chars'],
  [{ username: 'night_heron' }, 'username username_taken'],
  [{ username: 'NIGHT_HERON' }, 'username username_taken'],
  [{ username: 'СЕВЕРНЫЙ ветер' }, 'username username_taken'],
  // Look-alikes of existing names: Cyrillic, Greek capitals, a digit, I and l, rn and m.
  [{ username: 'аԁа' }, 'username username_taken'],
  [{ username: 'ΑDΑ' }, 'username illegal_chars'],
  [{ username: 'night_her0n' }, 'username username_taken'],
  [{ username: 'nlght_heron' }, 'username username_taken'],
  [{ username: 'rnarIowe' }, 'username username_taken'],
  [{ username: 'adrnin' }, 'username username_taken'],
  [{ username: 'supp0rt' }, 'username username_taken'],
  [{ username: 'AFTERGL0W-2' }, 'username username_taken'],
  [{ email: '' }, 'email required'],
  [{ email: 'x' }, 'email invalid'],
  [{ email: 'nobody.example' }, 'email invalid'],
  [{ email: 'a@b@c.example' }, 'email invalid'],
  [{ email: 'a\r\nBcc: b@c.example' }, 'email invalid'],
  [{ email: `${'a'.repeat(250)}@b.example` }, 'email max'],
  [{ pwd: '' }, 'pwd required'],
  [{ pwd: 'abcd' }, 'pwd min'],
  [{ pwd: 'x'.repeat(201) }, 'pwd max'],
  [{ pwd: 'password' }, 'pwd common'],
  [{ pwd: 'PassWord' }, 'pwd common'],
  [{ pwd: '123456' }, 'pwd common'],
  [{ pwd: 'somebody new' }, 'pwd common'],
  [{ pwd: 'NEW@members.example' }, 'pwd common'],
  [{ pwd: 'Afterglow' }, 'pwd common'],
  [{ captcha: '' }, 'captcha required'],
  [{ captcha: 'e30=' }, 'captcha captcha'],
  [{ captcha: 'nonsense' }, 'captcha captcha'],
  [{ captcha: 'sum.1.2.3' }, 'captcha captcha'],
  [{ captcha: Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64') }, 'captcha captcha'],
] as const)('signing up with %j', async (fields, expected) => {
  const before = await count('users');
  const answer = await signUp({ username: 'Somebody New', email: 'new@members.example', ...fields });
  expect([answer.http, codes(answer), answer.success]).toEqual([200, [expected], undefined]);
  expect(await count('users')).toBe(before);
});

test('a length error includes the limit', async () => {
  expect((await signUp({ username: 'ab', pwd: 'abcd' })).codes).toEqual([
    { field: 'username', code: 'min', info: { length: 3 } },
    { field: 'pwd', code: 'min', info: { length: 5 } },
  ]);
});

test('a captcha solution works once, however it is encoded', async () => {
  const captcha = await solvedCaptcha();
  expect((await signUp({ username: 'First Comer', email: 'first@members.example', captcha })).success).toBe(1);
  const again = Buffer.from(`${Buffer.from(captcha, 'base64').toString()} `).toString('base64');
  for (const same of [captcha, again])
    expect(codes(await signUp({ username: 'Second Comer', email: 'second@members.example', captcha: same }))).toEqual([
      'captcha captcha',
    ]);
  // A refusal for another reason does not use up the captcha.
  const unused = await solvedCaptcha();
  expect(codes(await signUp({ username: 'night_heron', email: 'third@members.example', captcha: unused }))).toEqual([
    'username username_taken',
  ]);
  expect((await signUp({ username: 'Third Comer', email: 'third@members.example', captcha: unused })).success).toBe(1);
});

test('a visitor without JavaScript solves a sum', async () => {
  const sum = async () => {
    const { token, question } = (await (await api.get(`${calls.captcha.path()}?plain=1`)).json()) as ReturnType<
      typeof makeSumChallenge
    >;
    const [one = 0, other = 0] = question.split(' + ').map(Number);
    return { token, right: one + other };
  };
  const first = await sum();
  expect(
    codes(
      await signUp({
        username: 'Plain Comer',
        email: 'plain@members.example',
        captcha: `${first.token}.${first.right + 1}`,
      }),
    ),
  ).toEqual(['captcha captcha']);
  expect(
    (
      await signUp({
        username: 'Plain Comer',
        email: 'plain@members.example',
        captcha: `${first.token}.${first.right}`,
      })
    ).success,
  ).toBe(1);
  expect(
    codes(
      await signUp({
        username: 'Plain Two',
        email: 'plain2@members.example',
        captcha: `${first.token}.0${first.right}`,
      }),
    ),
  ).toEqual(['captcha captcha']);
  const late = await sum();
  api.clock.now += 2 * 60 * 60_000;
  expect(
    codes(
      await signUp({ username: 'Plain Two', email: 'plain2@members.example', captcha: `${late.token}.${late.right}` }),
    ),
  ).toEqual(['captcha captcha']);
});

test('an existing account is only disclosed by mail to its address', async () => {
  await api.database.execute(
    sql`update users set email = 'ada@members.example', email_key = 'ada@members.example' where id = ${fullMembers.bare.id}`,
  );
  expect(await signUp({ username: 'Not Ada', email: 'ADA@members.example' })).toMatchObject({
    success: 1,
    next: 'send_email',
  });
  const mail = await waitForMail();
  expect(mail?.subject).toBe('You already have an account');
  expect((await queryRows(api.database, sql`select from users where name = 'Not Ada'`)).length).toBe(0);
  const isKnown = await post(calls.signup.path(), { section: 'restore', email: 'ada@members.example' });
  const unknown = await post(calls.signup.path(), { section: 'restore', email: 'nobody@members.example' });
  expect(isKnown).toEqual(unknown);
  expect(isKnown).toMatchObject({ success: 1, next: 'restore_password_success' });
});

test('an operator may allow disclosing it in replies', async () => {
  const literal = await createTestApi({ accountAnswers: 'literal', captchaCost: { rounds: 1, tries: 2 } });
  try {
    await literal.database.execute(
      sql`update users set email_key = 'ada@members.example' where id = ${fullMembers.bare.id}`,
    );
    const codesFor = async (fields: Record<string, string>) =>
      (
        (await (
          await literal.get(calls.signup.path(), { method: 'POST', body: new URLSearchParams(fields) })
        ).json()) as Answer
      ).codes;
    const captcha = await solveCaptcha(await (await literal.get(calls.captcha.path())).json());
    expect(
      await codesFor({ username: 'Not Ada', email: 'ada@members.example', pwd: 'wind in the grass', captcha }),
    ).toEqual([{ field: 'email', code: 'email_occupied' }]);
    expect(await codesFor({ section: 'restore', email: 'nobody@members.example' })).toEqual([
      { field: 'email', code: 'email_not_found' },
    ]);
  } finally {
    await literal.close();
  }
});

test('password reset: the link works once, expires after an hour, and ends every session', async () => {
  await api.database.execute(
    sql`update users set email = 'ada@members.example', email_key = 'ada@members.example', password_hash = ${await hashPassword('the old lantern')} where id = ${fullMembers.bare.id}`,
  );
  const as = cookieOf(await signIn('ada', 'the old lantern'));
  await post(calls.signup.path(), { section: 'restore', email: 'ada@members.example' });
  const first = tokenIn((await waitForMail(1))?.text);
  await post(calls.signup.path(), { section: 'restore', email: 'ada@members.example' });
  const second = tokenIn((await waitForMail(2))?.text);
  const reset = async (token: string, pwd: string) =>
    codes(await post(calls.signup.path(), { section: 'reset', token, pwd })) ?? 'done';
  expect(await reset(first, 'the new lantern')).toEqual(['token invalid']);
  expect(await reset(second, 'abcd')).toEqual(['pwd min']);
  expect(await reset(second, 'qwerty')).toEqual(['pwd common']);
  expect(await reset(second, 'the new lantern')).toBe('done');
  expect(await reset(second, 'the newer lantern')).toEqual(['token invalid']);
  expect(await (await api.get(calls.globals.path(), { as })).json()).toMatchObject({ user: null });
  expect(codes(await signIn('ada', 'the old lantern'))).toEqual(['pwd invalid_usr_or_pwd']);
  expect((await signIn('ada', 'the new lantern')).success).toBe(1);

  api.clock.now += 60 * 60_000;
  await post(calls.signup.path(), { section: 'restore', email: 'ada@members.example' });
  const late = tokenIn((await waitForMail(3))?.text);
  api.clock.now += 61 * 60_000;
  expect(await reset(late, 'the late lantern')).toEqual(['token invalid']);
});

test('a password change revokes mailed reset links', async () => {
  await api.database.execute(
    sql`update users set email = 'vera@members.example', email_key = 'vera@members.example', password_hash = ${await hashPassword('the old lantern')} where id = ${fullMembers.longName.id}`,
  );
  const as = cookieOf(await signIn('vera@members.example', 'the old lantern'));
  await post(calls.signup.path(), { section: 'restore', email: 'vera@members.example' });
  const token = tokenIn((await waitForMail())?.text);
  expect(token).not.toBe('');
  expect(
    (await post(calls.ownPage.path(), { section: 'password', old: 'the old lantern', new: 'the new lantern' }, { as }))
      .success,
  ).toBe(1);
  expect(codes(await post(calls.signup.path(), { section: 'reset', token, pwd: 'the late lantern' }))).toEqual([
    'token invalid',
  ]);
  expect((await signIn('vera@members.example', 'the new lantern')).success).toBe(1);
});

test('a reset also confirms the address and revokes the confirmation link', async () => {
  await signUp({ username: 'Twice Mailed', email: 'twice@members.example' });
  const confirm = tokenIn((await waitForMail(1))?.text);
  await post(calls.signup.path(), { section: 'restore', email: 'twice@members.example' });
  const reset = tokenIn((await waitForMail(2))?.text);
  const done = await post(calls.signup.path(), { section: 'reset', token: reset, pwd: 'the new lantern' });
  expect(done).toMatchObject({ success: 1, username: 'Twice Mailed' });
  expect(codes(await post(calls.signup.path(), { section: 'confirm', token: confirm }))).toEqual(['token invalid']);
});

test.each(['', 'x', 'a'.repeat(43), '../../etc', '\u0000'])('the token %j is invalid', async (token) => {
  for (const section of ['confirm', 'reset']) {
    const received = codes(await post(calls.signup.path(), { section, token, pwd: 'wind in the grass' }));
    expect(received).toEqual([token === '' ? 'token required' : 'token invalid']);
  }
});

const setPassword = async (userId: number, pwd: string) =>
  api.database.execute(sql`update users set password_hash = ${await hashPassword(pwd)} where id = ${userId}`);
const from = (address: string, options: RequestOptions = {}): RequestOptions => ({
  ...options,
  headers: { 'X-Forwarded-For': address },
});
/** Sends fifty wrong guesses at the same time from one address. */
const guessFrom = (usr: string, address: string) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => signIn(usr, `wrong ${index}`, from(address))));
/** Sends wrong guesses at the same time, each from another address. */
const guessFromEverywhere = async (usr: string, options: RequestOptions = {}, count = 50) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => signIn(usr, `wrong ${index}`, from(`198.51.100.${index}`, options))),
  );
const countWrong = (answers: Answer[]) => answers.filter((one) => codes(one)?.[0] === 'pwd invalid_usr_or_pwd').length;
const limited = ['pwd too_many_attempts'];

test('whoever guesses from one address gets ten tries, and locks nobody out at another', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  const answers = await guessFrom(name, '198.51.100.7');
  expect([countWrong(answers), answers.filter(({ http, retry }) => http === 429 && retry === '1800').length]).toEqual([
    10, 40,
  ]);
  expect(codes(await signIn(name, 'the right lantern', from('198.51.100.7')))).toEqual(limited);
  expect((await signIn(name, 'the right lantern', from('203.0.113.9'))).success).toBe(1);
  // Repeated guesses from one address, with both names of the account, never reach the limit of the account itself.
  await api.database.execute(
    sql`update users set email = 'closed@members.example', email_key = 'closed@members.example' where id = ${id}`,
  );
  for (let hour = 0; hour < 6; hour += 1) {
    api.clock.now += 15 * 60_000;
    await guessFrom(hour % 2 === 0 ? name : 'closed@members.example', '198.51.100.7');
    expect((await signIn(name, 'the right lantern', from('203.0.113.9'))).success).toBe(1);
  }
});

test('an IPv6 network counts as one address', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signIn(name, `wrong ${index}`, from(`2001:db8:1:1::${index}`))),
  );
  expect(countWrong(answers)).toBe(10);
  expect((await signIn(name, 'the right lantern', from('2001:db8:1:2::1'))).success).toBe(1);
});

test.each([
  ['a member’s name', fullMembers.closed.name],
  ['a name that nobody has', 'nobody of this name'],
])('guesses for %s from everywhere are limited to sixty an hour, and all are said alike', async (_, usr) => {
  await setPassword(fullMembers.closed.id, 'the right lantern');
  const answers = await guessFromEverywhere(usr, {}, 100);
  expect([countWrong(answers), answers.filter(({ http, retry }) => http === 429 && retry === '3600').length]).toEqual([
    60, 40,
  ]);
  const later = await signIn(usr, 'the right lantern', from('203.0.113.9'));
  expect(later).toMatchObject({
    http: 429,
    codes: [{ field: 'pwd', code: 'too_many_attempts', info: { seconds: 3600 } }],
  });
});

test('a right password is no guess: a member may sign in from anywhere as often as it comes', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  for (let network = 0; network < 65; network += 1)
    expect((await signIn(name, 'the right lantern', from(`2001:db8:7:${network}::1`))).success).toBe(1);
});

/** Gives the member a mail address, and returns the token of a sign-in link that is mailed to it. */
async function mailSignInLink(userId: number): Promise<string> {
  await api.database.execute(
    sql`update users set email = 'closed@members.example', email_key = 'closed@members.example' where id = ${userId}`,
  );
  const before = api.mails.length;
  const asked = await post(calls.signup.path(), { section: 'link', email: ' Closed@Members.example ' });
  expect(asked).toMatchObject({ http: 200, success: 1, next: 'link_sent' });
  const mail = await waitForMail(before + 1);
  expect(mail?.text).toContain('/signin/?link=');
  return tokenIn(mail?.text);
}
const followLink = (token: string) => post(calls.login.path(), { section: 'link', token });

test('while the whole world guesses, a mailed link signs in and makes the device known', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  await guessFromEverywhere(name, {}, 70);
  expect(codes(await signIn(name, 'the right lantern'))).toEqual(limited);
  const entered = await followLink(await mailSignInLink(id));
  expect(entered.success).toBe(1);
  const who = await api.get(calls.globals.path(), { as: cookieOf(entered) });
  expect(await who.json()).toMatchObject({ user: { username: name } });
  expect((await signIn(name, 'the right lantern', { as: cookieOf(entered, 'device') })).success).toBe(1);
  expect(codes(await signIn(name, 'the right lantern'))).toEqual(limited);
});

test('a mailed link to sign in works once, for fifteen minutes, and not after a newer one', async () => {
  const { id } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  const first = await mailSignInLink(id);
  const second = await mailSignInLink(id);
  expect(codes(await followLink(first))).toEqual(['token invalid']);
  const tries = await Promise.all(Array.from({ length: 50 }, () => followLink(second)));
  expect(tries.filter(({ success }) => success === 1)).toHaveLength(1);
  const third = await mailSignInLink(id);
  // The token has no other use.
  expect(codes(await post(calls.signup.path(), { section: 'confirm', token: third }))).toEqual(['token invalid']);
  api.clock.now += 15 * 60_000;
  expect(codes(await followLink(third))).toEqual(['token invalid']);
});

test('who asks for a link to sign in is not told whether there is an account, and three a quarter of an hour are mailed', async () => {
  const { id } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  await mailSignInLink(id);
  const [known, unknown] = [
    await post(calls.signup.path(), { section: 'link', email: 'closed@members.example' }),
    await post(calls.signup.path(), { section: 'link', email: 'nobody@members.example' }),
  ];
  expect(unknown).toEqual(known);
  const asked = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(calls.signup.path(), { section: 'link', email: 'closed@members.example' }, from(`198.51.100.${index}`)),
    ),
  );
  expect(asked.filter(({ success }) => success === 1)).toHaveLength(1);
  expect(codes(await post(calls.signup.path(), { section: 'link', email: 'closed@' }))).toEqual(['email invalid']);
});

test('an account whose address is not confirmed gets a link to confirm it, and a disabled one gets none', async () => {
  await signUp({ username: 'Not Confirmed', email: 'pending@members.example' });
  await waitForMail(1);
  await post(calls.signup.path(), { section: 'link', email: 'pending@members.example' });
  expect((await waitForMail(2))?.text).toContain('/signup/?confirm=');
  const { id } = fullMembers.closed;
  await api.database.execute(
    sql`update users set password_hash = '', email = 'closed@members.example', email_key = 'closed@members.example' where id = ${id}`,
  );
  expect((await post(calls.signup.path(), { section: 'link', email: 'closed@members.example' })).success).toBe(1);
  await createMailer(
    api.database,
    async (mail) => void api.mails.push(mail),
    () => api.clock.now,
  ).send();
  expect(api.mails).toHaveLength(2);
});

test('guessing strangers do not lock out a known device', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  const device = cookieOf(await signIn(name, 'the right lantern'), 'device');
  expect(countWrong(await guessFromEverywhere(name, {}, 70))).toBe(60);
  expect(codes(await signIn(name, 'the right lantern'))).toEqual(limited);
  const entered = await signIn(name, 'the right lantern', { as: device });
  expect(entered.success).toBe(1);
  // The device stays known after the sign-out, and strangers stay limited.
  await post(calls.login.path(), { section: 'logout' }, { as: cookieOf(entered) });
  expect((await signIn(name, 'the right lantern', { as: device })).success).toBe(1);
  expect(codes(await signIn(name, 'the right lantern'))).toEqual(limited);
});

test('a known device has its own limit of ten attempts', async () => {
  const { id, name } = fullMembers.closed;
  await setPassword(id, 'the right lantern');
  const as = cookieOf(await signIn(name, 'the right lantern'), 'device');
  const answers = await guessFromEverywhere(name, { as });
  expect([countWrong(answers), answers.filter(({ http }) => http === 429).length]).toEqual([10, 40]);
  expect(codes(await signIn(name, 'the right lantern', { as }))).toEqual(['pwd too_many_attempts']);
  expect((await signIn(name, 'the right lantern')).success).toBe(1);
  api.clock.now += 600_000;
  expect((await signIn(name, 'the right lantern', { as })).success).toBe(1);
});

test('a device is known for one account, for ninety days or until the password changes', async () => {
  const [{ id, name }, other] = [fullMembers.closed, fullMembers.friend];
  await setPassword(id, 'the right lantern');
  await setPassword(other.id, 'the other lantern');
  const entered = await signIn(name, 'the right lantern');
  const device = cookieOf(entered, 'device');
  /** Returns whether a device can sign in while strangers guess. */
  const known = async (as: string, usr: string = name, pwd = 'the right lantern') => {
    await api.database.execute(
      sql`insert into attempts (kind, key, created_at) select 'sign-in of name', ${`id ${usr === name ? id : other.id}`}, ${new Date(api.clock.now).toISOString()}::timestamptz from generate_series(1, 60)`,
    );
    const { success } = await signIn(usr, pwd, { as });
    api.clock.now += 60 * 60_000;
    return success === 1;
  };
  expect(await known(device)).toBe(true);
  expect(await known(device, other.name.toLowerCase(), 'the other lantern')).toBe(false);
  const extended = device.replace(/=\d+/, (ends) => `=${Number(ends.slice(1)) + 1}`);
  for (const tampered of [extended, `${device}x`, device.slice(0, -1), 'device=', 'device=..'])
    expect(await known(tampered), tampered).toBe(false);

  const changed = await post(
    calls.ownPage.path(),
    { section: 'password', old: 'the right lantern', new: 'the new lantern' },
    { as: cookieOf(entered) },
  );
  expect(await known(device, name, 'the new lantern')).toBe(false);
  // The device that changed the password stays known.
  const renewed = cookieOf(changed, 'device');
  expect(await known(renewed, name, 'the new lantern')).toBe(true);
  api.clock.now += 91 * 24 * 60 * 60_000;
  expect(await known(renewed, name, 'the new lantern')).toBe(false);
});

test('a mailed reset makes the device known', async () => {
  const { id, name } = fullMembers.closed;
  await api.database.execute(
    sql`update users set email = 'closed@members.example', email_key = 'closed@members.example' where id = ${id}`,
  );
  await post(calls.signup.path(), { section: 'restore', email: 'closed@members.example' });
  const token = tokenIn((await waitForMail())?.text);
  const done = await post(calls.signup.path(), { section: 'reset', token, pwd: 'the mailed lantern' });
  await guessFromEverywhere(name, {}, 70);
  expect((await signIn(name, 'the mailed lantern', { as: cookieOf(done, 'device') })).success).toBe(1);
});

test('sign-ups from one address are rate limited', async () => {
  const from = { headers: { 'X-Forwarded-For': '203.0.113.50' } };
  const answers = [];
  for (let index = 0; index < 11; index += 1)
    answers.push(await signUp({ username: `Many ${index}`, email: `many${index}@members.example` }, from));
  expect(answers.filter(({ success }) => success).length).toBe(10);
  expect(answers[10]).toMatchObject({ http: 429, codes: [{ field: 'notify', code: 'limit_ip' }], retry: '3600' });
});

test('of concurrent sign-ups with look-alike names one succeeds', async () => {
  const lookAlikes = ['lamplighter', 'lampIighter', 'LAMPLIGHTER', 'Iamplighter', 'larnplighter'];
  const answers = await Promise.all(
    lookAlikes.map((username, index) => signUp({ username, email: `lamp${index}@members.example` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter((one) => codes(one)?.[0] === 'username username_taken')).toHaveLength(4);
});

test('a password equal to the name or email address is also refused at reset and change, without consuming the link', async () => {
  const { id, name } = fullMembers.closed;
  await api.database.execute(
    sql`update users set email = 'closed@members.example', email_key = 'closed@members.example' where id = ${id}`,
  );
  await post(calls.signup.path(), { section: 'restore', email: 'closed@members.example' });
  const token = tokenIn((await waitForMail())?.text);
  const reset = (pwd: string) => post(calls.signup.path(), { section: 'reset', token, pwd });
  expect(codes(await reset(name.toUpperCase()))).toEqual(['pwd common']);
  expect((await reset('the mailed lantern')).success).toBe(1);
  const as = cookieOf(await signIn(name, 'the mailed lantern'));
  const change = { section: 'password', old: 'the mailed lantern', new: 'closed@members.example' };
  expect(codes(await post(calls.ownPage.path(), change, { as }))).toEqual(['new common']);
});

test('existing look-alike names are kept, and the oldest gets the skeleton', async () => {
  const old = ['old_lantern', 'oId_lantern', 'old_1antern', 'another lantern'];
  for (const [index, name] of old.entries())
    await api.database.execute(
      sql`insert into users (id, name, name_key, joined_at, seen_at) values (${7_200_001 + index}, ${name}, ${`old ${index}`}, now(), now())`,
    );
  await fillSkeletons(api.database);
  const rows = await queryRows<{ name: string; look: string }>(
    api.database,
    sql`select name, name_skeleton as look from users where id between 7200001 and 7200004 order by id`,
  );
  expect(rows.map(({ name }) => name)).toEqual(old);
  expect(rows.map(({ look }) => look)).toEqual([
    'old_lantern',
    'old_lantern#7200002',
    'old_lantern#7200003',
    'another lantern',
  ]);
  expect(codes(await signUp({ username: '0ld_lantern' }))).toEqual(['username username_taken']);
  expect(await queryRows(api.database, sql`select from users where name_skeleton is null`)).toEqual([]);
});

test('watched and saved videos of new members are private by default', async () => {
  await signUp({ username: 'Quiet Comer', email: 'quiet@members.example' });
  await post(calls.signup.path(), { section: 'confirm', token: tokenIn((await waitForMail())?.text) });
  const [row] = await queryRows<{ id: number }>(api.database, sql`select id from users where name = 'Quiet Comer'`);
  const id = row?.id ?? 0;
  const { member } = (await (await api.get(calls.member.path({ id }))).json()) as {
    member: { can_view: Record<string, boolean> };
  };
  expect(member.can_view).toEqual({
    uploaded_videos: true,
    playlists: true,
    friends: true,
    wall: true,
    info: true,
    favourite_videos: false,
    watch_later_videos: false,
    history: false,
    subscriptions: false,
    edit: false,
  });
  const favourites = calls.videos.path(
    {
      gender: 'str',
      ...noFilters,
      section: 'favourite',
      objectId: String(id),
      sort: 'latest-updates',
      count: 60,
      page: 1,
    },
    0,
  );
  expect((await api.get(favourites)).status).toBe(403);
});

test('an unconfirmed account can be replaced by another sign-up', async () => {
  await signUp({ username: 'Early Bird', email: 'bird@members.example' });
  const early = tokenIn((await waitForMail(1))?.text);
  expect(
    (await signUp({ username: 'Early Bird', email: 'bird@members.example', pwd: 'another password' })).success,
  ).toBe(1);
  const late = tokenIn((await waitForMail(2))?.text);
  expect(codes(await post(calls.signup.path(), { section: 'confirm', token: early }))).toEqual(['token invalid']);
  expect((await post(calls.signup.path(), { section: 'confirm', token: late })).success).toBe(1);
  expect((await signIn('Early Bird', 'another password')).success).toBe(1);
});

test('a failed mail is retried with backoff', async () => {
  let transportFails = true;
  const sent: string[] = [];
  const mailer = createMailer(
    api.database,
    async ({ subject }) => {
      if (transportFails) throw new Error('The mail server is away (of this test).');
      sent.push(subject);
    },
    () => api.clock.now,
  );
  await api.database.execute(
    sql`insert into outbox (address, subject, text, created_at, next_try_at) values ('a@b.example', 'Again', 'x', ${new Date(api.clock.now).toISOString()}::timestamptz, ${new Date(api.clock.now).toISOString()}::timestamptz)`,
  );
  await mailer.send();
  transportFails = false;
  await mailer.send();
  expect(sent).toEqual([]);
  api.clock.now += 15_000;
  await mailer.send();
  expect(sent).toEqual(['Again']);
  expect(await count('outbox')).toBe(0);
});

test('without an identity provider its login redirects back with a notice', async () => {
  const response = await api.get(calls.providerLogin.path());
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    '/signin/?notice=not_configured',
    'no-store',
  ]);
});

test('accounts work in countries that require age verification', async () => {
  const gb = { country: 'gb' };
  expect((await api.get(calls.captcha.path(), gb)).status).toBe(200);
  expect((await signUp({ username: 'Briton', email: 'briton@members.example' }, gb)).success).toBe(1);
  expect(codes(await signIn('nobody at all', 'abcde', gb))).toEqual(['pwd invalid_usr_or_pwd']);
});

test('sign-in does the same work for unknown names, so that it takes as long', async () => {
  await api.database.execute(
    sql`update users set password_hash = ${await hashPassword('the right lantern')} where id = ${fullMembers.own.id}`,
  );
  // The first sign-in also makes the hash that unknown names are verified with.
  await signIn('nobody at all', 'the wrong lantern');
  const workOf = async (usr: string) => {
    vi.clearAllMocks();
    expect(codes(await signIn(usr, 'the wrong lantern')), usr).toEqual(['pwd invalid_usr_or_pwd']);
    const { calls: verified, settledResults } = vi.mocked(argon2.verify).mock;
    return {
      hashed: vi.mocked(argon2.hash).mock.calls.length,
      verified: verified.map(([hash, password]) => [String(hash).replace(/[^$]+\$[^$]+$/, ''), password]),
      waitedFor: settledResults.map(({ type }) => type),
    };
  };
  const known = await workOf(fullMembers.own.name);
  expect(known).toEqual({
    hashed: 0,
    verified: [['$argon2id$v=19$m=64,t=1,p=1$', 'the wrong lantern']],
    waitedFor: ['fulfilled'],
  });
  for (const usr of ['nobody at all', 'nobody@members.example']) expect(await workOf(usr), usr).toEqual(known);
});

test('demo accounts are enabled once, and disabled in production', async () => {
  const usr = demoNames[0] ?? '';
  expect(codes(await signIn(usr, demoPassword))).toEqual(['pwd invalid_usr_or_pwd']);
  await openDemoAccounts(api.database);
  const entered = await signIn(usr, demoPassword);
  expect(entered.success).toBe(1);
  const as = cookieOf(entered);
  expect(
    (await post(calls.ownPage.path(), { section: 'password', old: demoPassword, new: 'a word of my own' }, { as }))
      .success,
  ).toBe(1);
  await openDemoAccounts(api.database);
  expect((await signIn(usr, 'a word of my own')).success).toBe(1);
  await closeDemoAccounts(api.database);
  expect([
    (await signIn(usr, 'a word of my own')).success,
    codes(await signIn(demoNames[1] ?? '', demoPassword)),
  ]).toEqual([1, ['pwd invalid_usr_or_pwd']]);
});

test('a demo shows its mailbox, newest first; in production there is none', async () => {
  const mailbox = async () => {
    const response = await api.get(calls.mailbox.path());
    return [response.status, response.headers.get('cache-control'), await response.json()];
  };
  expect(await mailbox()).toEqual([200, 'no-store', { mails: [] }]);
  const transport = mailboxTransport(mailboxFolder(api.settings.dataFolder));
  await transport({ address: 'nadja@members.example', subject: 'First', text: 'Words' });
  await transport({
    address: 'vera@members.example',
    subject: 'Second',
    text: 'https://site.example/signup/?confirm=abc',
  });
  expect(await mailbox()).toEqual([
    200,
    'no-store',
    {
      mails: [
        {
          to: 'vera@members.example',
          subject: 'Second',
          text: 'https://site.example/signup/?confirm=abc',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
        },
        { to: 'nadja@members.example', subject: 'First', text: 'Words', at: expect.any(String) as string },
      ],
    },
  ]);
  api.settings.profile = 'production';
  expect(await mailbox()).toEqual([404, 'no-store', { error: 1, code: 'not_found' }]);
  api.settings.profile = 'demo';
});

test('a sign-up is told all that is wrong with it at once', async () => {
  expect(codes(await signUp({ username: 'ab', email: 'x', pwd: '1234', captcha: 'none' }))).toEqual([
    'username min',
    'email invalid',
    'pwd min',
    'captcha captcha',
  ]);
  // Only the API can refuse these: a name that looks like a reserved one, and a common password.
  expect(codes(await signUp({ username: 'adrnin', pwd: 'password' }))).toEqual([
    'username username_taken',
    'pwd common',
  ]);
});
