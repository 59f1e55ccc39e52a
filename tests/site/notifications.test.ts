/** The page of notifications and the bell, as documents without script. */
import './production.ts';
import { describe, expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { globals } from '@afterglow/fixtures/data/globals';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { replyIn, replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { signedIn, signedInCrowded } from '@afterglow/fixtures/scenarios/signedIn';
import { json, testSite, type ApiHandler } from './testSite.ts';

const path = '/notifications/';
const headers = { cookie: 'session=abc', 'Sec-Fetch-Site': 'same-origin' };
const posted = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
/** Answers each section of the own page for itself. The scenario has members only as guests see them. */
const apiOf =
  (scenario: Scenario): ApiHandler =>
  (call, { method, body }) => {
    const shown = call.replace('/member/0/', '/member/7200/');
    const reply = replyIn(scenario, method, shown, method === 'POST' ? new URLSearchParams(body) : null);
    return json(reply.body, reply.status);
  };
/** An API that knows the same member, but no notifications. */
const without = { ...signedIn, replies: { ...signedIn.replies, ...replyTo(calls.globals, globals.member) } };

test('every entry is in the document, the unread ones with a form that marks them', async () => {
  const site = testSite(apiOf(signedIn));
  const text = await site.page(path, { headers });
  for (const word of ['would like to be your friend', 'has answered your comment', 'was not accepted'])
    expect(text).toContain(word);
  const unread = Object.values(notifications).filter(({ read }) => !read);
  for (const { id } of unread) expect(text).toContain(`name="notification_id" value="${id}"`);
  expect(text.match(/value="read_all"/g)).toHaveLength(1);
  expect(text.match(/value="read"/g)).toHaveLength(unread.length);
});

test('pages are links, and each is asked for by its number', async () => {
  const site = testSite(apiOf(signedInCrowded));
  expect(await site.page(path, { headers })).toContain('href="/notifications/?page=2"');
  await site.page(`${path}?page=2`, { headers });
  expect(site.apiRequests.map(({ body }) => body)).toContain('section=notifications&page=2');
});

describe('a mark', () => {
  const accepting: ApiHandler = (call, asked) =>
    call === calls.input.path() ? json({ ok: 1 }) : apiOf(signedIn)(call, asked);

  test.each(['read', 'read_all'])('%s is sent to the API, and leads back to the same page', async (section) => {
    const site = testSite(accepting);
    const answer = await site.visit(`${path}?page=2`, posted({ section, notification_id: '9120' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?page=2`]);
    const sent = site.apiRequests.find(({ call }) => call === `POST ${calls.input.path()}`);
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      act: 'notification',
      section,
      notification_id: '9120',
    });
  });

  test('of another site is refused', async () => {
    const site = testSite(accepting);
    const foreign = posted({ section: 'read', notification_id: '9120' });
    foreign.headers['Sec-Fetch-Site'] = 'cross-site';
    expect((await site.visit(path, foreign)).status).toBe(403);
  });
});

test('a guest is asked to sign in, and the API for nothing', async () => {
  const site = testSite(apiOf(signedIn));
  const answer = await site.visit(path);
  expect(answer.status).toBe(403);
  expect(site.apiRequests.filter(({ body }) => body.includes('notifications'))).toEqual([]);
});

test('the bell says how much is unread, to members alone', async () => {
  const bell = 'data-component="NotificationBell"';
  const text = await testSite(apiOf(signedIn)).page('/categories/', { headers });
  expect(text).toContain(bell);
  expect(text).toContain('aria-label="Notifications, 3 unread"');
  expect(text).toContain(`href="${path}"`);
  expect(await testSite(apiOf(signedIn)).page('/categories/')).not.toContain(bell);
});

test('before an API without notifications there is no bell and no setting, and all else is as it was', async () => {
  const site = testSite(apiOf(without));
  expect(await site.page('/categories/', { headers })).not.toContain('NotificationBell');
  const edit = await site.page(`/members/${globals.member.user.id}/edit/`, { headers });
  expect(edit).not.toContain('id="notifications"');
  expect(edit).toContain('id="privacy"');
  const withThem = await testSite(apiOf(signedIn)).page(`/members/${globals.member.user.id}/edit/`, { headers });
  expect(withThem).toContain('id="notifications"');
});
