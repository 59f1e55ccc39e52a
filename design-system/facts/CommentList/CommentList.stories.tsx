import { comments } from '@afterglow/fixtures/data/comments';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { CommentList } from './CommentList.tsx';
import { commentList } from './CommentList.view.ts';

const meta = preview.meta({ component: CommentList });

export const Standard = meta.story(
  fromView(CommentList, commentList, [comments.standard, comments.noAvatar, comments.justNow]),
);
export const Answered = meta.story(
  fromView(CommentList, commentList, [comments.standard, comments.noAvatar, comments.answer]),
);
export const AnswerAlone = meta.story(fromView(CommentList, commentList, [comments.answer]));
export const LongText = meta.story(fromView(CommentList, commentList, [comments.long]));
export const OneLongWord = meta.story(fromView(CommentList, commentList, [comments.oneWord]));
export const LinesKept = meta.story(fromView(CommentList, commentList, [comments.lines]));
export const MarkupInTheText = meta.story(fromView(CommentList, commentList, [comments.markup]));
export const Arabic = meta.story(fromView(CommentList, commentList, [comments.arabic]));
