import { comments } from '@afterglow/fixtures/data/comments';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { commentList, commentSortTabs } from './CommentList.view.ts';

const shown = (...of: (keyof typeof comments)[]) =>
  commentList(
    of.map((key) => comments[key]),
    readerFor('en'),
  ).comments;

test('an answer follows what it answers', () => {
  expect(shown('standard', 'justNow', 'answer').map(({ text, answer }) => [text, answer])).toEqual([
    [comments.standard.text, false],
    [comments.answer.text, true],
    [comments.justNow.text, false],
  ]);
});

test('an answer to what is on another page stands by itself', () =>
  expect(shown('answer')[0]).toMatchObject({ answer: false }));

test('likes are said only where there are any', () => {
  expect(shown('standard')[0]?.likes).toEqual({ shown: '14', label: '14 likes' });
  expect(shown('justNow')[0]?.likes).toBeNull();
});

test('a text is handed on as it was typed', () => expect(shown('markup')[0]?.text).toBe(comments.markup.text));

test('the current order is marked, and each leads to its first page', () =>
  expect(commentSortTabs('best', (sort) => `?sort=${sort}`, readerFor('en'))).toEqual([
    { label: 'Newest', href: '?sort=newest', current: false },
    { label: 'Best', href: '?sort=best', current: true },
  ]));
