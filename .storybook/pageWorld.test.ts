import { storyWorld } from '@afterglow/design-system/reader/storyWorld.ts';
import { globals } from '@afterglow/fixtures/data/globals';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { signedIn, signedInEmpty } from '@afterglow/fixtures/scenarios/signedIn';
import { expect, test } from 'vitest';
import { fetchIn, gateIn, scenarioIn, userIn } from './pageWorld.ts';

const { user } = globals.member;

test('a page has the content of the role', () => {
  expect(scenarioIn(everyday, storyWorld({ role: 'member' }))).toBe(signedIn);
  expect(scenarioIn(signedIn, storyWorld({ role: 'guest' }))).toBe(everyday);
  expect(scenarioIn(everyday, storyWorld({ role: 'newcomer' }))).toBe(signedInEmpty);
  expect(scenarioIn(everyday, storyWorld({}))).toBe(everyday);
  expect(scenarioIn(everyday, storyWorld({ network: 'failing' }))).toBe(outage);
});

test('the gate of a page is the site’s own', () => {
  const gateOf = (choices: Record<string, string>, exempt = false) => gateIn(storyWorld(choices), null, exempt)?.mode;
  expect(gateOf({})).toBeUndefined();
  expect(gateIn(storyWorld({ country: 'fr' }), null, false)).toEqual({ mode: 'notice', variant: 'fr' });
  expect(gateOf({ country: 'gb' })).toBe('verify');
  expect(gateOf({ country: 'gb' }, true)).toBe('exempt');
  expect(gateOf({ country: 'gb', proof: 'given' })).toBe('off');
  expect(gateOf({ proof: 'missing' })).toBe('verify');
});

test('a member without a proof of age meets the check', () => {
  const world = storyWorld({ country: 'gb', proof: 'missing' });
  expect(gateIn(world, userIn(user, world), false)?.mode).toBe('verify');
  const proved = storyWorld({ country: 'gb', proof: 'given' });
  expect(gateIn(proved, userIn(user, proved), false)?.mode).toBe('off');
});

test('a page that is offline gets no reply, and one whose API fails gets a refusal', async () => {
  await expect(fetchIn(everyday, storyWorld({ network: 'offline' }))('/api')).rejects.toThrow('Failed to fetch');
  expect((await fetchIn(everyday, storyWorld({ network: 'failing' }))('/api')).status).toBe(503);
});
