import { fullMembers } from '@afterglow/fixtures/data/members';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { memberActions } from './MemberActions.view.ts';

const { standard: member } = fullMembers;
const none = { subscribed: false, friend: 'none', blocked: false, blockedBy: false } as const;

test.each([
  ['nothing has happened', {}, ['block', 'friend', 'subscribe', 'write']],
  ['the visitor has blocked the member', { blocked: true }, ['block']],
  ['the member has blocked the visitor', { blockedBy: true }, ['block']],
] as const)('what would be refused is not offered where %s', (_, changes, offered) => {
  const actions = memberActions({ member, signedIn: true, relation: { ...none, ...changes } }, readerFor('en'));
  const acts = ['block', 'friend', 'subscribe', 'write'] as const;
  expect(acts.filter((act) => actions[act] !== undefined)).toEqual(offered);
});
