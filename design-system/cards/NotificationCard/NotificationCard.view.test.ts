import type { Notification } from '@afterglow/contract/notification';
import { decisions, notificationKinds } from '@afterglow/contract/notificationKinds';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { notificationCard } from './NotificationCard.view.ts';

const reader = readerFor('en');
const { own } = fullMembers;
const cardOf = (notification: Notification) => notificationCard({ notification, owner: own }, reader);

test('each kind leads to the place where it is answered', () => {
  const { href } = reader;
  expect(cardOf(notifications.request).href).toBe(href.member(own, 'friends'));
  expect(cardOf(notifications.message).href).toBe(href.messages(notifications.message.from ?? undefined));
  const { subject, comment } = notifications.reply;
  expect(cardOf(notifications.reply).href).toBe(`${href.video(subject)}#comment-${comment.id}`);
  expect(cardOf(notifications.onModel).href).toContain(href.modelTab(notifications.onModel.subject, 'comments'));
  expect(cardOf(notifications.onWall).href).toBe(
    `${href.member(own, 'wall')}#comment-${notifications.onWall.comment.id}`,
  );
  expect(cardOf(notifications.newVideo).href).toBe(href.video(notifications.newVideo.subject));
  expect(cardOf(notifications.published).href).toBe(href.video(notifications.published.subject));
  expect(cardOf(notifications.refused).href).toBe(href.member(own, 'uploaded_videos'));
  expect(cardOf(notifications.upheld).href).toBeNull();
});

test('an API that leaves out what a kind is about gets a card without a link', () => {
  for (const kind of ['reply', 'comment', 'subscription', 'moderation'] as const)
    expect(cardOf({ ...notifications.request, kind, subject: null, comment: null }).href, kind).toBeNull();
});

test('every kind and decision has a sentence of its own', () => {
  const kinds = notificationKinds.filter((kind) => kind !== 'moderation');
  const sentences = [
    ...kinds.map((kind) => cardOf({ ...notifications.reply, kind }).sentence),
    ...decisions.map((decision) => cardOf({ ...notifications.published, decision }).sentence),
  ];
  expect(new Set(sentences).size).toBe(kinds.length + decisions.length);
});
