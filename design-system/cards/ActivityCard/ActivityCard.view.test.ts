import { activityKinds } from '@afterglow/contract/activityKinds';
import { activities } from '@afterglow/fixtures/data/activity';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { activityCard } from './ActivityCard.view.ts';

const reader = readerFor('en');

test('each kind leads to what it is about, and its picture to the member', () => {
  const { href } = reader;
  const { upload, comment, playlist, addition, friend } = activities;
  expect(activityCard(upload, reader).href).toBe(href.video(upload.subject));
  expect(activityCard(comment, reader).href).toBe(`${href.video(comment.subject)}#comment-${comment.commentId}`);
  expect(activityCard({ ...comment, commentId: null }, reader).href).toBe(href.video(comment.subject));
  expect(activityCard(playlist, reader).href).toBe(href.playlist(playlist.subject));
  expect(activityCard(addition, reader).href).toBe(href.playlist(addition.subject));
  expect(activityCard(friend, reader).href).toBe(href.member(friend.subject));
  expect(activityCard(friend, reader).person.href).toBe(href.member(friend.user));
});

test('several uploads are counted in one sentence, which leads to the list of the member’s uploads', () => {
  const { uploads } = activities;
  const card = activityCard(uploads, reader);
  expect(card.sentence).toBe(`${uploads.user.name} has uploaded ${uploads.count} videos`);
  expect(card.href).toBe(reader.href.member(uploads.user, 'uploaded_videos'));
  expect(activityCard({ ...uploads, count: 1 }, reader).sentence).toContain(uploads.subject.title);
});

test('each kind has a sentence of its own, with the name and the title', () => {
  const sentences = activityKinds.map((kind) => activityCard({ ...activities.upload, kind }, reader).sentence);
  expect(new Set(sentences).size).toBe(activityKinds.length);
  for (const sentence of sentences) {
    expect(sentence).toContain(activities.upload.user.name);
    expect(sentence).toContain(activities.upload.subject.title);
  }
});
