import type { Comment } from '@afterglow/contract/comment';
import { comments } from '@afterglow/fixtures/data/comments';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { CommentCard, type CommentCardProps } from './CommentCard.tsx';
import { commentCard, type CommentActs, type CommentContext } from './CommentCard.view.ts';

const meta = preview.meta({ component: CommentCard });

const page = '#/video/21707775/';
const seenBy = (context: Partial<CommentContext>) => (comment: Comment, reader: Reader) =>
  commentCard(comment, reader, { page, video: page, visitorId: 7, ...context });

/** Adds the page's share: event handlers, and the results of presses. */
const withActs = (acts: Partial<CommentActs>, context: Partial<CommentContext> = {}) =>
  seenBy({
    acts: {
      liked: new Set(),
      deleting: null,
      notes: new Map(),
      onLike: fn(),
      onReply: fn(),
      onDelete: fn(),
      onKeep: fn(),
      onEdit: fn(),
      onPin: fn(),
      ...acts,
    },
    ...context,
  });

export const Standard = meta.story(fromView(CommentCard, seenBy({}), comments.standard));
export const Guest = meta.story(fromView(CommentCard, seenBy({ visitorId: null }), comments.standard));
export const NothingToDo = meta.story(fromView(CommentCard, commentCard, comments.standard));
export const Own = meta.story(fromView(CommentCard, seenBy({ visitorId: comments.justNow.user.id }), comments.justNow));
export const ForAMember = meta.story(fromView(CommentCard, withActs({}), comments.standard));
export const Liked = meta.story(
  fromView(CommentCard, withActs({ liked: new Set([comments.standard.id]) }), comments.standard),
);
export const LikeTakenBack = meta.story(
  fromView(
    CommentCard,
    withActs({ notes: new Map([[comments.standard.id, 'You have already voted.']]) }),
    comments.standard,
  ),
);
export const BeingSent = meta.story(
  fromView(CommentCard, withActs({}, { visitorId: comments.justNow.user.id }), { ...comments.justNow, id: -1 }),
);
export const AskedToDelete = meta.story(
  fromView(
    CommentCard,
    withActs({ deleting: comments.justNow.id }, { visitorId: comments.justNow.user.id }),
    comments.justNow,
  ),
);
export const OnAWallOfOnesOwn = meta.story(fromView(CommentCard, withActs({}, { hosts: true }), comments.standard));
const uploader = { id: 7, name: 'Ilse Marlowe' };
export const Pinned = meta.story(
  fromView(CommentCard, withActs({}, { uploader: { id: 8, name: 'Ilse Marlowe' } }), {
    ...comments.standard,
    pinned: true,
  }),
);
export const PinnedByALongName = meta.story(
  fromView(CommentCard, withActs({}, { uploader: { id: 8, name: 'Ilse'.repeat(16) } }), {
    ...comments.arabic,
    pinned: true,
  }),
);
export const ForTheUploader = meta.story(
  fromView(CommentCard, withActs({}, { uploader, hosts: true }), { ...comments.standard, pinned: false }),
);
export const PinnedForTheUploader = meta.story(
  fromView(CommentCard, withActs({}, { uploader, hosts: true }), { ...comments.standard, pinned: true }),
);
export const Edited = meta.story(
  fromView(CommentCard, withActs({}), { ...comments.standard, editedAt: comments.standard.postedAt + 120_000 }),
);
export const EditedForAGuest = meta.story(
  fromView(CommentCard, seenBy({ visitorId: null }), { ...comments.arabic, editedAt: comments.arabic.postedAt }),
);
export const OwnThatCanBeEdited = meta.story(
  fromView(CommentCard, withActs({}, { visitorId: comments.justNow.user.id }), {
    ...comments.justNow,
    editableUntil: comments.justNow.postedAt + 900_000,
  }),
);
export const OfAMoment = meta.story(fromView(CommentCard, seenBy({}), comments.atSecond));
export const OfSeveralMoments = meta.story(
  fromView(CommentCard, seenBy({ seconds: 1_800 }), {
    ...comments.standard,
    text: 'The light at 2:07 is worth the wait (and 12:34, too). Not 99:99, which is no time, nor 45:00, after its end.',
  }),
);
export const MomentsInJapanese = meta.story(
  fromView(CommentCard, seenBy({ seconds: 1_800 }), { ...comments.standard, text: 'この光2:07がいい。12:34も！' }),
);
export const MomentsInArabic = meta.story(
  fromView(CommentCard, seenBy({ seconds: 1_800 }), {
    ...comments.standard,
    text: 'الضوء عند 2:07 جميل جدا، و(12:34) أيضا.',
  }),
);
export const Reported = meta.story(
  fromView(CommentCard, seenBy({ reported: new Set([comments.noAvatar.id]) }), comments.noAvatar),
);
export const Deleted = meta.story(
  fromView(CommentCard, commentCard, { ...comments.standard, deleted: true, text: '' }),
);
const words = (isHidden: boolean) => ({ isHidden: () => isHidden, onShow: fn(), onHide: fn() });
export const WithWordsToHide = meta.story(
  fromView(CommentCard, withActs({}, { words: words(false) }), comments.standard),
);
export const Hidden = meta.story(fromView(CommentCard, withActs({}, { words: words(true) }), comments.standard));
export const HiddenOfALongName = meta.story(
  fromView(CommentCard, withActs({}, { words: words(true) }), {
    ...comments.arabic,
    user: { ...comments.arabic.user, name: 'Ilse'.repeat(16) },
  }),
);
/** A card of a page that hides the comment at the first press, and shows it again at the second. */
function HiddenInPlace(props: CommentCardProps) {
  const [isHidden, setHidden] = useState(false);
  const onPress = () => setHidden(true);
  const actions = props.actions?.map((action) => (action.icon === 'eyeOff' ? { ...action, onPress } : action)) ?? [];
  return (
    <CommentCard {...props} actions={actions} folded={isHidden ? { onShow: () => setHidden(false) } : undefined} />
  );
}
export const HiddenWhereItWasSeen = meta.story({
  ...fromView(HiddenInPlace, withActs({}, { words: words(false) }), comments.long),
  ...played,
  play: async ({ canvas, userEvent }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide a word' }));
    await expect(canvas.getByText('A comment is hidden by your words.')).toBeVisible();
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(height);
  },
});
export const ShownAgain = meta.story({
  ...fromView(HiddenInPlace, withActs({}, { words: words(false) }), comments.standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide a word' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Show: / }));
    await expect(canvas.getByRole('article', { name: comments.standard.user.name })).toHaveFocus();
  },
});
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
