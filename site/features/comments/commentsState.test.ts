import { comments } from '@afterglow/fixtures/data/comments';
import { expect, test } from 'vitest';
import { nothingDone, reduceComments, withOwn, type CommentsEvent, type CommentsState } from './commentsState.ts';

const { standard, noAvatar, justNow } = comments;
const after = (state: CommentsState, ...events: CommentsEvent[]) => events.reduce(reduceComments, state);
const sending = (id: number, parentId: number | null = null): CommentsEvent => ({
  type: 'sending',
  comment: { ...justNow, id, parentId },
});
const replying = after(nothingDone, { type: 'replyBegun', id: standard.id }, sending(-1, standard.id));

test('a new comment is first on the first page, and on no other', () => {
  const state = after(nothingDone, sending(-1), sending(-2));
  expect(withOwn([standard], 1, state).map(({ id }) => id)).toEqual([-2, -1, standard.id]);
  expect(withOwn([standard], 2, state).map(({ id }) => id)).toEqual([standard.id]);
});

test('a reply stands on the page of what it answers', () => {
  expect(withOwn([standard], 3, replying)).toHaveLength(2);
  expect(withOwn([noAvatar], 3, replying)).toHaveLength(1);
});

test('a comment that the API lists by now is there once', () => {
  const state = after(nothingDone, sending(-1), { type: 'sent', temporaryId: -1, id: justNow.id });
  expect(withOwn([justNow, standard], 1, state)).toHaveLength(2);
});

test('a comment that is refused is taken back, and no other', () => {
  const state = after(nothingDone, sending(-1), sending(-2), { type: 'refused', temporaryId: -1 });
  expect(state.added.map(({ id }) => id)).toEqual([-2]);
});

test('a like counts once, and is taken back if it is refused', () => {
  const likes = standard.likes + 1;
  const state = after(nothingDone, { type: 'liked', id: standard.id, likes });
  expect(withOwn([standard], 1, state)).toMatchObject([{ likes }]);
  expect(withOwn([{ ...standard, likes }], 1, state)[0]?.likes, 'in what is read later it is counted').toBe(likes);
  expect(after(state, { type: 'likeRefused', id: standard.id })).toEqual(nothingDone);
});

test('a deletion takes two presses, empties the comment, and is taken back if it is refused', () => {
  const { id } = noAvatar;
  const confirming = after(nothingDone, { type: 'deletionAsked', id });
  expect(confirming.deleting).toBe(id);
  expect(after(confirming, { type: 'kept' }), 'focus goes on at it').toEqual({ ...nothingDone, left: { id } });
  const deleted = after(confirming, { type: 'deleted', id });
  expect(deleted).toMatchObject({ deleting: null, left: { id } });
  expect(withOwn([standard, noAvatar], 1, deleted)).toMatchObject([
    { text: standard.text },
    { deleted: true, text: '' },
  ]);
  expect(after(deleted, { type: 'deletionRefused', id })).toEqual(nothingDone);
});

test('a reply that was sent closes its form, at whose comment focus goes on', () => {
  const sent = after(replying, { type: 'sent', temporaryId: -1, id: justNow.id });
  expect(sent).toMatchObject({ answered: null, left: { id: standard.id }, added: [{ id: justNow.id }] });
});

test('a reply that was begun in the meantime stays open', () => {
  const other = after(replying, { type: 'replyBegun', id: noAvatar.id }, { type: 'sent', temporaryId: -1, id: 9 });
  expect(other).toMatchObject({ answered: noAvatar.id, left: null });
  const comment = after(replying, sending(-2), { type: 'sent', temporaryId: -2, id: 9 });
  expect(comment, 'what was sent is no reply').toMatchObject({ answered: standard.id, left: null });
});

test('a reply that is cancelled leads back to its comment; a reply that is refused stays', () => {
  expect(after(replying, { type: 'replyCancelled' })).toMatchObject({ answered: null, left: { id: standard.id } });
  expect(after(replying, { type: 'refused', temporaryId: -1 })).toMatchObject({ answered: standard.id, added: [] });
});

test('an edited text replaces the one that was read, and focus goes on at its comment', () => {
  const { id } = noAvatar;
  const editing = after(replying, { type: 'editBegun', id });
  expect(editing, 'one form at a time').toMatchObject({ editing: id, answered: null });
  expect(after(editing, { type: 'replyBegun', id: standard.id })).toMatchObject({
    editing: null,
    answered: standard.id,
  });
  expect(after(editing, { type: 'editEnded', id })).toMatchObject({ editing: null, left: { id } });
  const to = { text: 'Other words', atSeconds: 7, editedAt: 5 };
  const edited = after(editing, { type: 'editEnded', id, to });
  expect(withOwn([noAvatar], 1, edited)[1]).toMatchObject({ id, ...to });
});

test('the form of another comment that was opened while an edit was sent stays open', () => {
  const { id } = noAvatar;
  const [other, to] = [{ id: standard.id }, { text: 'Other words', atSeconds: 7, editedAt: 5 }];
  const sent = { type: 'editEnded', id, to } as const;
  const editing = after(nothingDone, { type: 'editBegun', id }, { type: 'editBegun', ...other }, sent);
  expect(editing).toMatchObject({ editing: other.id, left: null, edited: new Map([[id, to]]) });
  const answering = after(nothingDone, { type: 'editBegun', id }, { type: 'replyBegun', ...other }, sent);
  expect(answering).toMatchObject({ answered: other.id, left: null });
});

test('a comment is shown although it holds a hidden word, until another word is hidden', () => {
  const shown = after(nothingDone, { type: 'shown', id: standard.id }, { type: 'shown', id: noAvatar.id });
  expect([...shown.shown]).toEqual([standard.id, noAvatar.id]);
  expect(after(shown, { type: 'wordHidden', id: noAvatar.id })).toMatchObject({
    shown: new Set(),
    left: { id: noAvatar.id },
  });
});

test('a comment that is pinned replaces the one that was, at its place, until it is read again', () => {
  const listed = [{ ...standard, pinned: true }, { ...noAvatar, pinned: false }, justNow];
  const pinnedIn = (...events: CommentsEvent[]) =>
    withOwn(listed, 1, after(nothingDone, ...events)).map(({ id, pinned }) => [id, pinned]);
  const ids = listed.map(({ id }) => id);
  const at = (...pinned: (boolean | undefined)[]) => ids.map((id, index) => [id, pinned[index]]);
  expect(pinnedIn()).toEqual(at(true, false, undefined));
  expect(pinnedIn({ type: 'pinned', id: noAvatar.id })).toEqual(at(false, true, undefined));
  expect(pinnedIn({ type: 'pinned', id: null })).toEqual(at(false, false, undefined));
  expect(pinnedIn({ type: 'pinned', id: null }, { type: 'pinned', id: undefined })).toEqual(at(true, false, undefined));
});

test('a comment that was sent can be edited as long as the API says', () => {
  const sent = after(nothingDone, sending(-1), { type: 'sent', temporaryId: -1, id: 9, editableUntil: 900 });
  expect(sent.added).toMatchObject([{ id: 9, editableUntil: 900 }]);
  const never = after(nothingDone, sending(-1), { type: 'sent', temporaryId: -1, id: 9 });
  expect(never.added[0]).not.toHaveProperty('editableUntil');
});
