import { expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { testSite } from './testSite.ts';

const { own, standard } = fullMembers;
const asMember = { headers: { cookie: 'session=abc' } };
/** Matches the call without fields; with fields it returns the member's relation to others. */
const isOwnPage = ({ call, body }: { call: string; body: string }) =>
  call === `POST ${calls.ownPage.path()}` && body === '';
const memberCall = (id: number, lifetime?: number) => `GET ${calls.member.path({ id }, lifetime)}`;

test('the own page is read by a live POST, with the session of the member, and stored nowhere (R81)', async () => {
  const { visit, apiRequests } = testSite(signedIn);
  for (let visits = 1; visits <= 2; visits += 1) {
    const response = await visit(`/members/${own.id}/info/`, asMember);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain(`<h1`);
    const posts = apiRequests.filter(isOwnPage);
    expect(posts).toHaveLength(visits);
    expect(posts.at(-1)?.headers.get('cookie')).toContain('session=abc');
  }
  expect(apiRequests.map(({ call }) => call)).not.toContain(memberCall(own.id, 0));
});

test('nobody else is answered by it', async () => {
  const { visit, apiRequests } = testSite(signedIn);
  await visit(`/members/${own.id}/info/`, asMember);
  apiRequests.length = 0;
  await visit(`/members/${standard.id}/info/`, asMember);
  await visit(`/members/${own.id}/info/`);
  const asked = apiRequests.map(({ call }) => call);
  expect(asked).toContain(memberCall(standard.id, 0));
  expect(asked).toContain(memberCall(own.id));
  expect(apiRequests.filter(isOwnPage)).toEqual([]);
});
