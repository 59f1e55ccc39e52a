import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { notificationsScreen } from './NotificationsScreen.view.ts';

const reader = readerFor('en');
const { own } = fullMembers;
const entries = [notifications.request, notifications.upheld];
const shown = { entries, total: 2, pages: 1, unread: 1 };

test('all are marked up to the newest that is shown, if any is unread', () => {
  expect(notificationsScreen({ shown, page: 1, owner: own }, reader).marking.upTo).toBe(notifications.request.id);
  const read = { ...shown, unread: 0 };
  expect(notificationsScreen({ shown: read, page: 1, owner: own }, reader).marking.upTo).toBeNull();
});

test('the first page has no number, and one page no links to others', () => {
  expect(notificationsScreen({ shown, page: 1, owner: own }, reader).paging).toBeUndefined();
  const { paging } = notificationsScreen({ shown: { ...shown, pages: 3 }, page: 2, owner: own }, reader);
  const first = reader.href.page('notifications');
  expect(paging?.steps.map(({ href }) => href)).toEqual([first, `${first}?page=2`, `${first}?page=3`]);
});
