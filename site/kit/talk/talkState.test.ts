import { comments } from '@afterglow/fixtures/data/comments';
import { expect, test } from 'vitest';
import { excluding, including, nothingDone, withId, withOwn } from './talkState.ts';

const { standard, noAvatar, justNow } = comments;
const sending = { ...justNow, id: -1 };

test('a new comment is first on the first page, and on no other', () => {
  const state = { ...nothingDone, added: [sending] };
  expect(withOwn([standard], 1, state).map(({ id }) => id)).toEqual([-1, standard.id]);
  expect(withOwn([standard], 2, state).map(({ id }) => id)).toEqual([standard.id]);
});

test('a reply stands on the page of what it answers', () => {
  const state = { ...nothingDone, added: [{ ...sending, parentId: standard.id }] };
  expect(withOwn([standard], 3, state)).toHaveLength(2);
  expect(withOwn([noAvatar], 3, state)).toHaveLength(1);
});

test('a comment that the API lists by now is there once', () => {
  const added = withId([sending], -1, justNow.id);
  expect(withOwn([justNow, standard], 1, { ...nothingDone, added })).toHaveLength(2);
});

test('a like counts once, and what was deleted is empty', () => {
  const likes = standard.likes + 1;
  const state = {
    ...nothingDone,
    liked: new Map([[standard.id, likes]]),
    deleted: including(nothingDone.deleted, noAvatar.id),
  };
  expect(withOwn([standard, noAvatar], 1, state)).toMatchObject([
    { likes: standard.likes + 1 },
    { deleted: true, text: '' },
  ]);
  expect(withOwn([{ ...standard, likes }], 1, state)[0]?.likes, 'in what is read later it is counted').toBe(likes);
  expect(excluding(state.deleted, noAvatar.id).size).toBe(0);
});
