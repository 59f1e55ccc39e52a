import type { Comment } from '@afterglow/contract/comment';
import { defineMessages } from 'react-intl';
import { clock, counted, day, isoDay, shortCount } from '../../reader/format.ts';
import { pressValue } from '../../reader/pressValue.ts';
import type { Reader } from '../../reader/reader.ts';
import type { CommentAction, CommentCardProps } from './CommentCard.tsx';
import { timesInText } from './timesInText.ts';

const messages = defineMessages<{
  likes: { count: number };
  like: { count: number; shown: string };
  reply: {};
  report: {};
  delete: {};
  deleteNow: {};
  keep: {};
  sending: {};
}>({
  likes: { id: 'commentList.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  like: { id: 'commentCard.like', defaultMessage: '{count, plural, =0 {Like} other {Like · {shown}}}' },
  reply: { id: 'commentCard.reply', defaultMessage: 'Reply' },
  report: { id: 'commentCard.report', defaultMessage: 'Report' },
  delete: { id: 'commentCard.delete', defaultMessage: 'Delete' },
  deleteNow: { id: 'commentCard.deleteNow', defaultMessage: 'Delete for good' },
  keep: { id: 'commentCard.keep', defaultMessage: 'Keep it' },
  sending: { id: 'commentCard.sending', defaultMessage: 'Being sent …' },
});

/** What the page adds: what presses do, and what they have led to. */
export interface CommentActs {
  /** Comments that the visitor has liked. */
  liked: ReadonlySet<number>;
  /** The comment whose deletion waits for a second press. */
  deleting: number | null;
  /** Said under a comment, by its id. */
  notes: ReadonlyMap<number, string>;
  onLike: (comment: Comment) => void;
  /** The address of these comments, where all of it is done without script. */
  plain?: string;
  onReply: (comment: Comment) => void;
  /** The first press on Delete, and the second. */
  onDelete: (comment: Comment) => void;
  onKeep: () => void;
}

/** Where a comment is shown, and to whom. */
export interface CommentContext {
  /** Path of the page, which a report names. */
  page: string;
  /** The page of the video, if it is one: moments lead into it. */
  video?: string;
  /** The length of that video: times within it that a comment names lead there, too. */
  seconds?: number;
  /** Null for guests, who are led to sign in before they reply. */
  visitorId: number | null;
  /** Comments that the visitor has just reported. */
  reported?: ReadonlySet<number>;
  /** Whether the visitor may delete what others wrote here, as on a wall of their own. */
  hosts?: boolean;
  acts?: CommentActs;
}

const momentHref = (video: string, seconds: number): string => `${video}#t=${seconds}`;

/** The text, with its times as links into the video. */
function linkedText(text: string, { video, seconds = 0 }: Partial<CommentContext> = {}): CommentCardProps['text'] {
  if (video === undefined) return text;
  return timesInText(text, seconds).map((piece) =>
    typeof piece === 'string' ? piece : { time: piece.time, href: momentHref(video, piece.seconds) },
  );
}

/** Card props for a comment. Without a context nothing can be done with it. */
export function commentCard(comment: Comment, reader: Reader, context?: CommentContext): CommentCardProps {
  const { id, user, text, postedAt, likes, atSeconds, deleted = false } = comment;
  const own = context !== undefined && context.visitorId === user.id && !deleted;
  const reported = context?.reported?.has(id) ?? false;
  // One that is being sent has no id of the API yet, so that nothing can be done with it.
  const sent = id > 0;
  const likeable = context?.acts !== undefined && !own && !deleted && sent;
  return {
    author: deleted ? null : { name: user.name, href: reader.href.member(user), picture: reader.picture(user.avatar) },
    text: linkedText(text, context),
    posted: day(postedAt, reader),
    day: isoDay(postedAt),
    likes:
      likes > 0 && !likeable
        ? { shown: shortCount(likes, reader), label: reader.intl.formatMessage(messages.likes, { count: likes }) }
        : null,
    moment:
      atSeconds !== null && context?.video !== undefined
        ? { time: clock(atSeconds), href: momentHref(context.video, atSeconds) }
        : null,
    mark: own ? 'own' : reported ? 'reported' : undefined,
    children: sent ? context?.acts?.notes.get(id) : reader.intl.formatMessage(messages.sending),
    actions: context && !deleted && sent ? actionsOf(comment, reader, context, { own, reported }) : [],
  };
}

type PlainForm = Pick<CommentAction, 'form'>;

/** Without script, a press is posted; the page comes back at the comment. */
const postForm = ({ id }: Comment, acts: CommentActs | undefined, press: Parameters<typeof pressValue>[0]): PlainForm =>
  acts?.plain === undefined
    ? {}
    : {
        form: {
          method: 'post',
          action: `${acts.plain}${acts.plain.includes('?') ? '&' : '?'}step=press#comment-${id}`,
          field: { name: 'press', value: pressValue(press) },
        },
      };

/** Without script, the page comes back with a form at the comment, or a question; with neither if there is no name. */
const getForm = ({ id }: Comment, acts: CommentActs | undefined, name?: 'reply' | 'delete'): PlainForm =>
  acts?.plain === undefined
    ? {}
    : {
        form: {
          method: 'get',
          action: `${acts.plain}#comment-${id}`,
          ...(name && { field: { name, value: String(id) } }),
        },
      };

function actionsOf(
  comment: Comment,
  reader: Reader,
  context: CommentContext,
  { own, reported }: { own: boolean; reported: boolean },
): CommentAction[] {
  const { formatMessage } = reader.intl;
  const { acts, visitorId, hosts = false } = context;
  // Guests sign in first: over the page, or without script on the page for it.
  const signIn = visitorId === null ? { href: reader.href.page('signIn') } : {};
  const like: CommentAction = {
    label: formatMessage(messages.like, counted(comment.likes, reader)),
    icon: 'like',
    ...signIn,
    ...(visitorId !== null && { pressed: acts?.liked.has(comment.id) === true }),
    onPress: acts && (() => acts.onLike(comment)),
    ...postForm(comment, acts, { act: 'vote', section: 'comment', object_id: String(comment.id), vote: '1' }),
  };
  const reply: CommentAction = {
    label: formatMessage(messages.reply),
    icon: 'message',
    ...signIn,
    ...(acts && { onPress: () => acts.onReply(comment) }),
    ...getForm(comment, acts, 'reply'),
  };
  const report: CommentAction = {
    label: formatMessage(messages.report),
    icon: 'flag',
    href: reader.href.report({ object: `comment ${comment.id}`, url: context.page }),
  };
  return [
    ...(acts && !own ? [like] : []),
    reply,
    ...(acts && (own || hosts) ? deletion(comment, acts, reader) : []),
    ...(own || reported ? [] : [report]),
  ];
}

/** It takes two presses, on the same button. */
function deletion(comment: Comment, acts: CommentActs, reader: Reader): CommentAction[] {
  const { formatMessage } = reader.intl;
  const asked = acts.deleting === comment.id;
  return [
    {
      label: formatMessage(asked ? messages.deleteNow : messages.delete),
      icon: 'trash',
      onPress: () => acts.onDelete(comment),
      ...(asked
        ? postForm(comment, acts, { act: 'comment', del: String(comment.id) })
        : getForm(comment, acts, 'delete')),
    },
    ...(asked
      ? [
          {
            label: formatMessage(messages.keep),
            icon: 'close' as const,
            onPress: acts.onKeep,
            ...getForm(comment, acts),
          },
        ]
      : []),
  ];
}
