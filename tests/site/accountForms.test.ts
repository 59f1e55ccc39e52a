import { describe, expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { fullMemberReply } from '@afterglow/contract/member';
import { sessionsReply } from '@afterglow/contract/ownPage';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { ownSessions } from '@afterglow/fixtures/data/sessions';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import * as z from 'zod/mini';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

/** The forms of the edit tab, as they are posted without JavaScript. */
const { own, standard } = fullMembers;
const edit = `/members/${own.id}/edit/`;
const scenario = scenarioApi(signedIn);
const refusal = (field: string, code: string) => json({ error: 1, codes: [{ field, code }] });

/** Reply of an API about a member whose name and address can be changed. */
const changeable = { email: 'marlowe@members.example', nameChangeFrom: 0 };

/** Returns an API that answers posted forms with `reply`. It knows two sessions of the member. */
const apiThat =
  (reply: () => Response): ApiHandler =>
  (path, asked) => {
    const sent = new URLSearchParams(asked.body);
    // The scenario has members only as guests see them.
    if (asked.method !== 'POST') return scenario(path.replace('/member/0/', '/member/7200/'), asked);
    if (path === calls.ownPage.path() && !sent.has('section'))
      return json(z.encode(fullMemberReply, { ...own, openTabs: ['wall'], keepsHistory: true, ...changeable }));
    if (sent.get('section') === 'sessions' && !sent.has('end'))
      return json(z.encode(sessionsReply, { sessions: [ownSessions.laptop, ownSessions.phone] }));
    return reply();
  };
const accepting = apiThat(() => json({ success: 1 }));

const headers = { cookie: 'session=abc', 'Sec-Fetch-Site': 'same-origin' };
const posted = (fields: Record<string, string> | string[][]) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const flashOf = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((text) => text.startsWith('flash='))
    ?.split(/[=;]/)[1];
/** Requests by POST that only read. */
const reads = new Set(['section=sessions', 'section=notification_settings']);
const sentOf = ({ apiRequests }: ReturnType<typeof testSite>) =>
  apiRequests
    .filter(({ call, body }) => call.startsWith('POST') && body !== '' && !reads.has(body))
    .map(({ call, body }) => [call.slice('POST '.length), Object.fromEntries(new URLSearchParams(body))]);

const ownPath = calls.ownPage.path();
const profile = { gender: '1', orientation: '', relationship: '3', birth_date: '1984-02-29', country: 'nl' };

test.each([
  ['profile', { ...profile, education: '', website: '' }, [ownPath, { section: 'profile' }], 'profile'],
  [
    'notifications',
    { kinds: 'wall,friend', digest: 'daily' },
    [ownPath, { section: 'notification_settings' }],
    'notifications',
  ],
  ['password', { old: 'lantern light', new: 'lantern in the fog' }, [ownPath, { section: 'password' }], 'password'],
  ['username', { username: 'Captain Lantern' }, [ownPath, { section: 'username' }], 'username'],
  ['email', { email: 'new@members.example', pwd: 'lantern light' }, [ownPath, { section: 'email' }], 'email'],
  ['sessions', { end: ownSessions.phone.id }, [ownPath, { section: 'sessions' }], 'sessions'],
  ['sessions', { end: 'others' }, [ownPath, { section: 'sessions' }], 'sessions.others'],
])('%s is sent to the API, and the tab says so once', async (step, fields, [path, fixed], flash) => {
  const site = testSite(accepting);
  const response = await site.visit(`${edit}?step=${step}`, posted(fields));
  expect([response.status, response.headers.get('location'), flashOf(response)]).toEqual([303, edit, flash]);
  expect(sentOf(site)).toEqual([[path, { ...(fixed as object), ...fields }]]);
});

test('the history is switched off by what switches it off everywhere', async () => {
  const site = testSite(accepting);
  const response = await site.visit(`${edit}?step=history`, posted({ section: 'off' }));
  expect([response.status, flashOf(response)]).toEqual([303, 'history.off']);
  expect(sentOf(site)).toEqual([[calls.input.path(), { act: 'history', section: 'off' }]]);
});

test('the own history is cleared on its tab, which leads back to its first page', async () => {
  const site = testSite(accepting);
  const response = await site.visit(`/members/${own.id}/history/3/?step=history`, posted({ section: 'clear' }));
  expect([response.status, response.headers.get('location'), flashOf(response)]).toEqual([
    303,
    `/members/${own.id}/history/1/`,
    'history.clear',
  ]);
});

test('each tab is opened to whom it was chosen for, without script', async () => {
  const site = testSite(accepting);
  await site.visit(
    `${edit}?step=privacy`,
    posted([
      ['wall', 'friends'],
      ['info', 'everybody'],
      ['playlists', 'everybody'],
      ['friends', 'me'],
      ['online_to', 'friends'],
    ]),
  );
  const sent = { section: 'privacy', tabs: 'playlists,info', friend_tabs: 'wall', online_to: 'friends', listed: '0' };
  expect(sentOf(site)).toEqual([[ownPath, sent]]);
});

test('an API that knows no friends as an audience gets the open tabs alone', async () => {
  const site = testSite(accepting);
  await site.visit(
    `${edit}?step=privacy`,
    posted([
      ['wall', 'everybody'],
      ['info', 'me'],
    ]),
  );
  expect(sentOf(site)).toEqual([[ownPath, { section: 'privacy', tabs: 'wall' }]]);
});

test('a picture is sent whole', async () => {
  const site = testSite(accepting);
  const body = new FormData();
  body.set('file', new File(['picture'], 'me.png', { type: 'image/png' }));
  const response = await site.visit(`${edit}?step=avatar`, { method: 'POST', headers, body });
  expect([response.status, flashOf(response)]).toEqual([303, 'avatar']);
  expect(sentOf(site)).toEqual([[ownPath, { section: 'avatar', file: 'me.png' }]]);
});

describe('a refused form', () => {
  test('comes back with what was typed, the sentence under its field, and the others as they were', async () => {
    const site = testSite(accepting);
    const typed = { ...profile, education: 'Night school', website: 'no address' };
    const response = await site.visit(`${edit}?step=profile`, posted(typed));
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toContain('value="no address"');
    expect(html).toContain('value="Night school"');
    expect(html.match(/Write the whole address/g)).toHaveLength(1);
    expect(sentOf(site)).toEqual([]);
  });

  test('never brings a password back', async () => {
    const { visit } = testSite(apiThat(() => refusal('old', 'invalid')));
    const fields = { old: 'a wrong lantern', new: 'lantern in the fog' };
    const html = await (await visit(`${edit}?step=password`, posted(fields))).text();
    expect(html.match(/Invalid password/g)).toHaveLength(1);
    expect(html).not.toContain('a wrong lantern');
    expect(html).not.toContain('lantern in the fog');
  });

  test('of a picture says why', async () => {
    const { visit } = testSite(apiThat(() => refusal('file', 'invalid_image_size')));
    const body = new FormData();
    body.set('file', new File(['picture'], 'me.png', { type: 'image/png' }));
    const response = await visit(`${edit}?step=cover`, { method: 'POST', headers, body });
    expect(response.status).toBe(422);
    expect((await response.text()).match(/Invalid image size/g)).toHaveLength(1);
  });
});

test('what was saved is said at its form, and nowhere else', async () => {
  const { page } = testSite(accepting);
  const html = await page(edit, { headers: { cookie: 'session=abc; flash=password' } });
  expect(html).toContain('Your password has been changed');
  expect(html).not.toContain('Your profile has been saved');
});

test('a deleted account leads to the page to sign in, without its session', async () => {
  const { visit } = testSite(
    apiThat(() => {
      const response = json({ success: 1 });
      response.headers.append('Set-Cookie', 'session=; Path=/; Max-Age=0');
      return response;
    }),
  );
  const response = await visit(`${edit}?step=delete`, posted({ pwd: 'lantern light' }));
  expect([response.status, response.headers.get('location'), flashOf(response)]).toEqual([
    303,
    '/signin/',
    'account_deleted',
  ]);
  expect(response.headers.getSetCookie().some((text) => text.startsWith('session=;'))).toBe(true);
});

test('nothing is done to an account at the address of another one', async () => {
  const site = testSite(accepting);
  const response = await site.visit(`/members/${standard.id}/edit/?step=profile`, posted(profile));
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('You do not have permission to view.');
  expect(sentOf(site)).toEqual([]);
});

test('a mailed link changes the address of whoever presses its button, and leads back to the tab', async () => {
  const site = testSite(apiThat(() => json({ success: 1, username: own.name })));
  const token = 'A'.repeat(43);
  const opened = await site.visit(`/signup/?email=${token}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/signup/?step=email']);
  const pressed = await site.visit('/signup/?step=email', {
    ...posted({}),
    headers: { ...posted({}).headers, cookie: `session=abc; mailedToken=${token}` },
  });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${edit}#email`]);
});

test('an API that changes neither name nor address has no forms for it', async () => {
  const fixed = testSite((path, asked) =>
    asked.method === 'POST' && path === ownPath && !new URLSearchParams(asked.body).has('section')
      ? json(z.encode(fullMemberReply, { ...own, openTabs: ['wall'], keepsHistory: true }))
      : accepting(path, asked),
  );
  const html = await (await fixed.visit(edit, { headers })).text();
  expect(html).toContain('Current password');
  expect(html).not.toContain('New e-mail address');
  expect(html).not.toContain('Change the user name');
});
