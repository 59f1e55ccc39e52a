import { notifications } from '@afterglow/fixtures/data/notifications';
import { expect, test } from 'vitest';
import { afterReading } from './useMarkRead.ts';

const entries = [notifications.request, notifications.message, notifications.reply, notifications.upheld];
const shown = { entries, total: 70, pages: 2, unread: 9 };

test('one that is read is counted once, and unread ones of other pages still count', () => {
  const one = afterReading(shown, (id) => id === notifications.message.id);
  expect(one.entries.map(({ read }) => read)).toEqual([false, true, false, true]);
  expect(one.unread).toBe(8);
  expect(afterReading(one, (id) => id === notifications.message.id).unread, 'again').toBe(8);
  expect(afterReading(shown, () => true).unread).toBe(6);
});
