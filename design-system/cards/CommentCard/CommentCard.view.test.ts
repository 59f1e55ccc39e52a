import { comments } from '@afterglow/fixtures/data/comments';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { commentCard, type CommentContext } from './CommentCard.view.ts';

const english = readerFor('en');
const page = '#/video/21707775/';
const card = (comment: keyof typeof comments, context: Partial<CommentContext> = {}) =>
  commentCard(comments[comment], english, { page, visitorId: 7, ...context });
const labels = (...given: Parameters<typeof card>) => card(...given).actions?.map(({ label }) => label);

test('a member replies to and reports what others wrote; a guest signs in before replying', () => {
  expect(labels('standard')).toEqual(['Reply', 'Report']);
  const [reply] = card('standard', { visitorId: null }).actions ?? [];
  expect(reply?.href).toBe('#/signIn/');
});

test('nobody reports a comment of their own, or one twice', () => {
  expect(card('standard', { visitorId: comments.standard.user.id })).toMatchObject({ mark: 'own' });
  expect(labels('standard', { visitorId: comments.standard.user.id })).toEqual(['Reply']);
  expect(card('standard', { reported: new Set([comments.standard.id]) })).toMatchObject({ mark: 'reported' });
  expect(labels('standard', { reported: new Set([comments.standard.id]) })).toEqual(['Reply']);
});

test('a moment leads into the video, and nowhere on other pages', () => {
  expect(card('atSecond', { video: page }).moment).toEqual({ time: '5:12', href: `${page}#t=312` });
  expect(card('atSecond').moment).toBeNull();
});

test('of a deleted comment neither author nor actions are shown, also if its id is that of a guest', () => {
  const deleted = { ...comments.standard, user: { id: 0, name: '', avatar: '' }, deleted: true, text: '' };
  expect(commentCard(deleted, english, { page, visitorId: 0 })).toMatchObject({
    author: null,
    actions: [],
    mark: undefined,
  });
});
