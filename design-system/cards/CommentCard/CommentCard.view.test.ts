import { comments } from '@afterglow/fixtures/data/comments';
import { expect, test, vi } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { commentCard, type CommentActs, type CommentContext, type CommentWords } from './CommentCard.view.ts';

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
  const { text } = comments.atSecond;
  expect(card('atSecond', { video: page }).text).toEqual([{ time: '5:12', href: `${page}#t=312` }, ' ', text]);
  expect(card('atSecond').text).toBe(text);
});

test('times anywhere in a comment lead into the video, where its length is known', () => {
  const comment = { ...comments.standard, text: 'See 2:07, not 45:00' };
  const textIn = (context: Partial<CommentContext>) =>
    commentCard(comment, english, { page, visitorId: 7, ...context }).text;
  expect(textIn({ video: page, seconds: 1_800 })).toEqual([
    'See ',
    { time: '2:07', href: `${page}#t=127` },
    ', not 45:00',
  ]);
  expect(textIn({ seconds: 1_800 })).toBe(comment.text);
});

test('of a deleted comment neither author nor actions are shown, also if its id is that of a guest', () => {
  const deleted = { ...comments.standard, user: { id: 0, name: '', avatar: '' }, deleted: true, text: '' };
  expect(commentCard(deleted, english, { page, visitorId: 0 })).toMatchObject({
    author: null,
    actions: [],
    mark: undefined,
  });
});

const acts = (given: Partial<CommentActs> = {}): CommentActs => ({
  liked: new Set(),
  deleting: null,
  notes: new Map(),
  onLike: vi.fn(),
  onReply: vi.fn(),
  onDelete: vi.fn(),
  onKeep: vi.fn(),
  onEdit: vi.fn(),
  onPin: vi.fn(),
  ...given,
});

test('a member likes what others wrote, and a guest is led to sign in', () => {
  expect(labels('standard', { acts: acts() })).toEqual(['Like · 14', 'Reply', 'Report']);
  expect(card('standard', { acts: acts() }).likes, 'not said twice').toBeNull();
  expect(card('standard', { acts: acts(), visitorId: null }).actions?.[0]).toMatchObject({ href: '#/signIn/' });
});

test('what one wrote oneself is deleted by a second press, on the same button', () => {
  const own = { visitorId: comments.justNow.user.id };
  expect(labels('justNow', { ...own, acts: acts() })).toEqual(['Reply', 'Delete']);
  expect(labels('justNow', { ...own, acts: acts({ deleting: comments.justNow.id }) })).toEqual([
    'Reply',
    'Delete for good',
    'Keep it',
  ]);
});

test('who hosts a wall deletes what others wrote on it', () =>
  expect(labels('standard', { acts: acts(), hosts: true })).toContain('Delete'));

test('nothing can be done with a comment that is being sent', () => {
  const sending = commentCard({ ...comments.justNow, id: -1 }, english, {
    page,
    visitorId: comments.justNow.user.id,
    acts: acts(),
  });
  expect(sending).toMatchObject({ mark: 'own', children: 'Being sent …', actions: [] });
});

test('without script a like is posted, and a reply and a deletion are asked for at the comment’s address', () => {
  const forms = (...given: Parameters<typeof card>) => card(...given).actions?.map(({ form }) => form);
  const { id } = comments.standard;
  const plain = '/video/1/?page=2';
  expect(forms('standard', { acts: acts({ plain }) })).toMatchObject([
    { method: 'post', action: `${plain}&step=press#comment-${id}` },
    { method: 'get', action: `${plain}#comment-${id}`, field: { name: 'reply', value: String(id) } },
    undefined,
  ]);
  const own = { visitorId: comments.justNow.user.id };
  const deleting = comments.justNow.id;
  expect(forms('justNow', { ...own, acts: acts({ plain }) })?.[1]?.field?.name).toBe('delete');
  expect(forms('justNow', { ...own, acts: acts({ plain, deleting }) })).toMatchObject([
    { field: { name: 'reply' } },
    { method: 'post', field: { value: `act=comment&del=${deleting}` } },
    { method: 'get' },
  ]);
});

test('an author edits a comment while the API allows it, and until then only', () => {
  const until = 1_000_000;
  const of = (context: Partial<CommentContext>) =>
    commentCard({ ...comments.justNow, editableUntil: until }, english, {
      page,
      visitorId: comments.justNow.user.id,
      acts: acts(),
      ...context,
    }).actions?.map(({ label }) => label);
  expect(of({ now: until - 1 })).toEqual(['Reply', 'Edit', 'Delete']);
  expect(of({ now: null }), 'on the server, whose API has just said so').toEqual(['Reply', 'Edit', 'Delete']);
  expect(of({ now: until })).toEqual(['Reply', 'Delete']);
  expect(of({ now: 0, visitorId: 7 })).toEqual(['Like', 'Reply', 'Report']);
  expect(labels('justNow', { visitorId: comments.justNow.user.id, acts: acts(), now: 0 })).toEqual(['Reply', 'Delete']);
});

test('the uploader of the video pins a comment, where the API knows pins', () => {
  const uploader = { id: 7, name: 'Ilse' };
  const of = (pinned: boolean | undefined, context: Partial<CommentContext> = {}) =>
    commentCard({ ...comments.standard, ...(pinned !== undefined && { pinned }) }, english, {
      page,
      visitorId: 7,
      uploader,
      acts: acts({ plain: '/video/1/?page=1' }),
      ...context,
    });
  const actionsOf = (...given: Parameters<typeof of>) => of(...given).actions?.map(({ label }) => label);
  expect(actionsOf(false)).toContain('Pin');
  expect(actionsOf(true)).toContain('Unpin');
  expect(actionsOf(undefined)).not.toContain('Pin');
  for (const visitorId of [8, null]) expect(actionsOf(false, { visitorId })).not.toContain('Pin');
  expect(of(true).pinned).toBe('Pinned by Ilse');
  expect(of(true, { visitorId: null }).pinned, 'everybody is told').toBe('Pinned by Ilse');
  expect(of(false).pinned).toBeUndefined();
  const { id } = comments.standard;
  const forms = (pinned: boolean) => of(pinned).actions?.map(({ form }) => form?.field?.value);
  expect(forms(false)).toContain(`act=comment&pin=${id}`);
  expect(forms(true)).toContain(`act=comment&unpin=${id}`);
});

test('a deleted comment is neither pinned nor edited', () => {
  const gone = { ...comments.standard, deleted: true, text: '', pinned: true, editedAt: 5 };
  const of = commentCard(gone, english, { page, visitorId: 7, uploader: { id: 7, name: 'Ilse' } });
  expect(of.pinned).toBeUndefined();
  expect(of.posted).not.toHaveProperty('editedAt');
  expect(commentCard({ ...gone, deleted: false }, english).posted.editedAt).toBe(5);
});

test('a comment with a word that the visitor hides is hidden, unless it is their own, deleted or being sent', () => {
  const words: CommentWords = { isHidden: () => true, onShow: vi.fn(), onHide: vi.fn() };
  const { standard } = comments;
  const foldedOf = (comment: Partial<typeof standard> = {}, visitorId: number | null = 7) =>
    commentCard({ ...standard, ...comment }, english, { page, visitorId, words }).folded;
  foldedOf()?.onShow();
  expect(words.onShow).toHaveBeenCalledWith(standard);
  expect(foldedOf({}, null)).toBeDefined();
  expect(foldedOf({}, standard.user.id)).toBeUndefined();
  expect(foldedOf({ deleted: true, text: '' })).toBeUndefined();
  expect(foldedOf({ id: -1 })).toBeUndefined();
  expect(commentCard(standard, english, { page, visitorId: 7 }).folded).toBeUndefined();
});

test('a visitor hides a word of what others wrote, also without an account', () => {
  const words: CommentWords = { isHidden: () => false, onShow: vi.fn(), onHide: vi.fn() };
  const { standard } = comments;
  expect(labels('standard', { words, visitorId: null })).toEqual(['Reply', 'Hide a word', 'Report']);
  expect(labels('standard', { words, visitorId: standard.user.id })).toEqual(['Reply']);
  card('standard', { words })
    .actions?.find(({ label }) => label === 'Hide a word')
    ?.onPress?.();
  expect(words.onHide).toHaveBeenCalledWith(standard);
});
