/** Activities of members in documents without script: above the list of members, and on a page of its own. */
import './production.ts';
import { expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { activities } from '@afterglow/fixtures/data/activity';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { json, scenarioApi, testSite, type ApiHandler } from './testSite.ts';

const community = '/community/recent/1/';
const path = '/community/activity/1/';
const { comment, playlist } = activities;
const isOfActivity = (call: string) => call.includes(pathPrefix(calls.activity));

/** An API of the same family that does not know the call. */
const foreign: ApiHandler = (call, asked) =>
  isOfActivity(call) ? json({ error: 1, code: 'not_found' }, 404) : scenarioApi(everyday)(call, asked);

test('the latest activities stand above the members, each with its member, its subject and its time', async () => {
  const page = await testSite(scenarioApi(everyday)).page(community);
  expect(page).toContain('What members do');
  expect(page).toContain(`href="/members/${comment.user.id}/"`);
  expect(page).toContain(`href="/video/${comment.subject.id}/${comment.subject.dir}/#comment-${comment.commentId}"`);
  expect(page).toContain(`href="/playlist/${playlist.subject.id}/"`);
  expect(page).toContain(`href="${path}"`);
  expect(page.indexOf('What members do')).toBeLessThan(page.indexOf('data-component="MemberCard"'));
});

test('they do not stand above a part of the members', async () => {
  const site = testSite(scenarioApi(everyday));
  for (const other of ['/community/recent/2/', `${community}?gender=2`])
    expect(await site.page(other)).not.toContain('What members do');
});

test('the page lists them all, in pages', async () => {
  const many: Scenario = {
    ...everyday,
    replies: {
      ...everyday.replies,
      ...replyTo(calls.activity, { entries: Object.values(activities), total: 240, pages: 10, dropped: 0 }),
    },
  };
  const site = testSite(scenarioApi(many));
  const page = await site.page(path);
  expect(page.match(/data-component="ActivityCard"/g)).toHaveLength(Object.keys(activities).length);
  expect(page).toContain('href="/community/activity/2/"');
  await site.page('/community/activity/2/');
  expect(site.apiRequests.map(({ call }) => call).findLast(isOfActivity)).toMatch(/\.2\.json$/);
});

test('nobody who shows anything leaves the community without the row, and the page says so', async () => {
  const site = testSite(scenarioApi(empty));
  expect(await site.page(community)).not.toContain('What members do');
  expect(await site.page(path)).toContain('who show them will be listed here.');
});

test('before an API that does not tell, the community is as it was, and the page is missing', async () => {
  const site = testSite(foreign);
  const page = await site.page(community);
  expect(page).not.toContain('What members do');
  expect(page).toContain('data-component="MemberCard"');
  expect((await site.visit(path)).status).toBe(404);
});

test('a short address leads to the first page', async () => {
  const answer = await testSite(scenarioApi(everyday)).visit('/community/activity/');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
});
