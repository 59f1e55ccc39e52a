import type { Comment } from '@afterglow/contract/comment';
import { comments } from '@afterglow/fixtures/data/comments';
import preview from '@afterglow/storybook/preview';
import { CommentForm } from '../../forms/CommentForm/CommentForm.tsx';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { pending } from '../../reader/pending.ts';
import { CommentList } from './CommentList.tsx';
import { commentList, commentPage, commentSortTabs } from './CommentList.view.ts';

const meta = preview.meta({ component: CommentList });

export const Standard = meta.story(
  fromView(CommentList, commentList, [comments.standard, comments.noAvatar, comments.justNow]),
);
export const Answered = meta.story(
  fromView(CommentList, commentList, [comments.standard, comments.noAvatar, comments.answer]),
);
export const AnswerAlone = meta.story(fromView(CommentList, commentList, [comments.answer]));
const context = { page: '#/video/21707775/', video: '#/video/21707775/', visitorId: comments.answer.user.id };

/** With the actions of a member who wrote one of the comments. */
export const ForAMember = meta.story(
  fromView(CommentList, (all: Comment[], reader: Reader) => commentList(all, reader, context), [
    comments.standard,
    comments.answer,
    comments.atSecond,
    comments.noAvatar,
  ]),
);
export const Deleted = meta.story(
  fromView(CommentList, commentList, [{ ...comments.standard, deleted: true, text: '', likes: 0 }, comments.answer]),
);
export const FirstOfTwelvePages = meta.story(
  fromView(
    CommentList,
    (all: Comment[], reader: Reader) =>
      commentPage(all, { current: 1, last: 12, href: (page) => `#/comments/${page}/` }, reader, context),
    [comments.standard, comments.answer, comments.lines],
  ),
);
const many = Array.from({ length: 9 }, (_, index) => ({ ...comments.standard, id: 900_001 + index }));
export const CutAfterFive = meta.story(
  fromView(
    CommentList,
    (all: Comment[], reader: Reader) => ({
      ...commentPage(all, { current: 1, last: 3, href: (page) => `#/comments/${page}/` }, reader, context),
      first: 5,
    }),
    [...many, { ...comments.answer, parentId: 900_005 }],
  ),
);
/** With a choice of the order, as an API offers it that knows both. */
export const BestFirst = meta.story(
  fromView(
    CommentList,
    (all: Comment[], reader: Reader) => ({
      ...commentList(all, reader, context),
      sorts: commentSortTabs('best', (sort) => `#/comments/?sort=${sort}`, reader),
    }),
    [{ ...comments.standard, pinned: true }, comments.noAvatar, comments.justNow],
  ),
);
export const OtherOrderLoading = meta.story({
  args: { comments: pending, sorts: commentSortTabs('best', (sort) => `#/comments/?sort=${sort}`, readerFor('en')) },
});
/** While a comment is being edited. */
export const WithAnEditBelowOne = meta.story(
  fromView(
    CommentList,
    (all: Comment[], reader: Reader) => ({
      ...commentList(all, reader, context),
      below: {
        id: String(comments.answer.id),
        content: (
          <CommentForm action="#" limit={1000} perTenMinutes={5} edits values={{ text: comments.answer.text }} />
        ),
      },
    }),
    [comments.standard, comments.answer],
  ),
);
/** While a reply is being written. */
export const WithAFormBelowOne = meta.story(
  fromView(
    CommentList,
    (all: Comment[], reader: Reader) => ({
      ...commentList(all, reader, context),
      below: {
        id: String(comments.standard.id),
        content: <CommentForm action="#" limit={1000} perTenMinutes={5} to={comments.standard.user.name} />,
      },
    }),
    [comments.standard, comments.noAvatar],
  ),
);
export const None = meta.story(fromView(CommentList, commentList, []));
export const Loading = meta.story({ args: { comments: pending } });
export const Failed = meta.story({ args: { comments: null } });
export const SwitchedOff = meta.story({ args: { comments: 'off' } });
