import type { Comment } from '@afterglow/fixtures/contract/comment';
import { comments } from '@afterglow/fixtures/data/comments';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { CommentCard, type CommentCardProps } from './CommentCard.tsx';
import { commentCard, type CommentContext } from './CommentCard.view.ts';

const meta = preview.meta({ component: CommentCard });

const page = '#/video/21707775/';
const seenBy = (context: Partial<CommentContext>) => (comment: Comment, reader: Reader) =>
  commentCard(comment, reader, { page, video: page, visitorId: 7, ...context });

/** What the page adds for a member: what each press does. */
const withPresses = (comment: Comment, reader: Reader): CommentCardProps => {
  const card = seenBy({})(comment, reader);
  return { ...card, actions: [{ label: card.likes, icon: 'like', pressed: true, onPress: fn() }], likes: '' };
};

export const Standard = meta.story(fromView(CommentCard, seenBy({}), comments.standard));
export const Guest = meta.story(fromView(CommentCard, seenBy({ visitorId: null }), comments.standard));
export const NothingToDo = meta.story(fromView(CommentCard, commentCard, comments.standard));
export const Own = meta.story(fromView(CommentCard, seenBy({ visitorId: comments.justNow.user.id }), comments.justNow));
export const Liked = meta.story(fromView(CommentCard, withPresses, comments.standard));
export const OfAMoment = meta.story(fromView(CommentCard, seenBy({}), comments.atSecond));
export const Reported = meta.story(
  fromView(CommentCard, seenBy({ reported: new Set([comments.noAvatar.id]) }), comments.noAvatar),
);
export const Deleted = meta.story(
  fromView(CommentCard, commentCard, { ...comments.standard, deleted: true, text: '' }),
);
export const LongText = meta.story(fromView(CommentCard, commentCard, comments.long));
export const OneLongWord = meta.story(fromView(CommentCard, commentCard, comments.oneWord));
export const LinesKept = meta.story(fromView(CommentCard, commentCard, comments.lines));
export const MarkupInTheText = meta.story(fromView(CommentCard, commentCard, comments.markup));
export const Arabic = meta.story(fromView(CommentCard, seenBy({}), comments.arabic));
export const FirstFocused = meta.story({
  ...fromView(CommentCard, seenBy({}), comments.standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: comments.standard.user.name })).toHaveFocus();
  },
});
