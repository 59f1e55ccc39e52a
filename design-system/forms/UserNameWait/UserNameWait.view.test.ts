import { fullMembers } from '@afterglow/fixtures/data/members';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { userNameWait } from './UserNameWait.view.ts';

const reader = readerFor('en');

test('a name that was changed not long ago has to wait until a day', () => {
  const waiting = userNameWait({ ...fullMembers.own, nameChangeFrom: Date.UTC(2026, 2, 9) }, reader);
  expect(waiting?.current).toBe(fullMembers.own.name);
  expect(waiting?.sentence).toContain('March 9, 2026');
});

test('a name that can be changed does not wait', () => {
  expect(userNameWait({ name: 'Captain', nameChangeFrom: 0 }, reader)).toBeNull();
  expect(userNameWait({ name: 'Captain' }, reader)).toBeNull();
});
