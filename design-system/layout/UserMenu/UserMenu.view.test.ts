import { globals } from '@afterglow/fixtures/data/globals';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { memberHrefs } from '../storyArgs.ts';
import { userMenu } from './UserMenu.view.ts';

const reader = readerFor('en');
const { user } = globals.member;

test('a member finds their eleven places and the way out', () => {
  const { entries, signOut } = userMenu({ user, hrefs: memberHrefs }, reader);
  expect(entries).toHaveLength(11);
  expect(signOut.action).toBe(reader.href.preferences());
});

test('what is unread is counted at the messages alone', () => {
  const { entries, unread } = userMenu({ user, hrefs: memberHrefs, unread: 1_204 }, reader);
  expect(unread).toBe(1_204);
  expect(entries.filter(({ unread: count = 0 }) => count > 0).map(({ label }) => label)).toEqual(['Messages']);
});
