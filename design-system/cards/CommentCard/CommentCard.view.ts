import type { Comment } from '@afterglow/contract/comment';
import { defineMessages } from 'react-intl';
import { clock, counted, day, shortCount } from '../../reader/format.ts';
import { buttonActValue } from '../../reader/buttonActValue.ts';
import { linkedTimes, momentHref } from '../../reader/linkedTimes.ts';
import type { Reader } from '../../reader/reader.ts';
import type { CommentAction, CommentCardProps } from './CommentCard.tsx';

const messages = defineMessages<{
  likes: { count: number };
  like: { count: number; shown: string };
  reply: {};
  report: {};
  delete: {};
  deleteNow: {};
  keep: {};
  edit: {};
  pin: {};
  unpin: {};
  pinnedBy: { name: string };
  hideWord: {};
  sending: {};
}>({
  likes: { id: 'commentList.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  like: {
    id: 'commentCard.like',
    defaultMessage: '{count, plural, =0 {Like} one {Like · {shown}} other {Like · {shown}}}',
  },
  reply: { id: 'commentCard.reply', defaultMessage: 'Reply' },
  report: { id: 'commentCard.report', defaultMessage: 'Report' },
  delete: { id: 'commentCard.delete', defaultMessage: 'Delete' },
  deleteNow: { id: 'commentCard.deleteNow', defaultMessage: 'Delete for good' },
  keep: { id: 'commentCard.keep', defaultMessage: 'Keep it' },
  edit: { id: 'commentCard.edit', defaultMessage: 'Edit' },
  pin: { id: 'commentCard.pin', defaultMessage: 'Pin' },
  unpin: { id: 'commentCard.unpin', defaultMessage: 'Unpin' },
  pinnedBy: { id: 'commentCard.pinnedBy', defaultMessage: 'Pinned by {name}' },
  hideWord: { id: 'commentCard.hideWord', defaultMessage: 'Hide a word' },
  sending: { id: 'commentCard.sending', defaultMessage: 'Being sent …' },
});

/** The page's share of its comments: event handlers, and the results of presses. */
export interface CommentActs {
  /** Comments that the visitor has liked. */
  liked: ReadonlySet<number>;
  /** Id of the comment whose deletion waits for a second press; null if there is none. */
  deleting: number | null;
  /** Status messages below comments, by the id of the comment. */
  notes: ReadonlyMap<number, string>;
  onLike: (comment: Comment) => void;
  /**
   * URL of the page with these comments, to which forms are submitted without JavaScript. If omitted, there are no
   * forms.
   */
  plain?: string;
  onReply: (comment: Comment) => void;
  /** Called on the first and on the second press on Delete. */
  onDelete: (comment: Comment) => void;
  onKeep: () => void;
  onEdit: (comment: Comment) => void;
  /** Called to pin the comment, or to stop pinning it. */
  onPin: (comment: Comment) => void;
}

/** The words by which the visitor hides comments. */
export interface CommentWords {
  /** Whether a comment holds one of them, and has not been shown nevertheless. */
  isHidden: (comment: Comment) => boolean;
  onShow: (comment: Comment) => void;
  /** Called to choose a word of the comment that is to be hidden from now on. */
  onHide: (comment: Comment) => void;
}

/** The page on which a comment is shown, and the visitor who sees it. */
export interface CommentContext {
  /** Path of the page, for reports. */
  page: string;
  /** URL of the video's page, for comments on a video: positions link to it. */
  video?: string;
  /** Length of that video: times within it that a comment mentions become links, too. */
  seconds?: number;
  /** Null for guests, who must sign in to reply. */
  visitorId: number | null;
  /** Comments that the visitor has just reported. */
  reported?: ReadonlySet<number>;
  /** Whether the visitor may delete comments of others, as on their own wall. */
  hosts?: boolean;
  /** The uploader of the video, who can pin a comment; undefined elsewhere. */
  uploader?: { id: number; name: string };
  /** The current time, after which comments can no longer be edited; null if it is unknown. */
  now?: number | null;
  acts?: CommentActs;
  /** If omitted, no comment is hidden. */
  words?: CommentWords;
}

/** Returns the text, with the times in it as links to positions in the video; first the one that it is about. */
function linkedText({ text, atSeconds }: Comment, context?: CommentContext): CommentCardProps['text'] {
  if (context?.video === undefined) return text;
  const { video, seconds = 0 } = context;
  const pieces = linkedTimes(text, { href: video, seconds });
  return atSeconds === null ? pieces : [{ time: clock(atSeconds), href: momentHref(video, atSeconds) }, ' ', ...pieces];
}

/** Returns the card props of a comment. Without a context it has no actions. */
export function commentCard(comment: Comment, reader: Reader, context?: CommentContext): CommentCardProps {
  const { id, user, postedAt, likes, deleted = false } = comment;
  const own = context !== undefined && context.visitorId === user.id && !deleted;
  const reported = context?.reported?.has(id) ?? false;
  // A comment that is being sent has no id of the API yet, so it has no actions.
  const sent = id > 0;
  const likeable = context?.acts !== undefined && !own && !deleted && sent;
  return {
    author: deleted ? null : { name: user.name, href: reader.href.member(user), picture: reader.picture(user.avatar) },
    text: linkedText(comment, context),
    posted: { at: postedAt, date: day(postedAt, reader), ...(!deleted && { editedAt: comment.editedAt }) },
    pinned: deleted ? undefined : pinnedBy(comment, reader, context),
    likes:
      likes > 0 && !likeable
        ? { shown: shortCount(likes, reader), label: reader.intl.formatMessage(messages.likes, { count: likes }) }
        : null,
    mark: own ? 'own' : reported ? 'reported' : undefined,
    children: sent ? context?.acts?.notes.get(id) : reader.intl.formatMessage(messages.sending),
    folded: own || deleted || !sent ? undefined : foldedBy(comment, context?.words),
    actions: context && !deleted && sent ? actionsOf(comment, reader, context, { own, reported }) : [],
  };
}

const foldedBy = (comment: Comment, words: CommentWords | undefined): CommentCardProps['folded'] =>
  words?.isHidden(comment) ? { onShow: () => words.onShow(comment) } : undefined;

/** Returns by whom a comment is pinned; undefined if it is not, or on a page that does not know its uploader. */
const pinnedBy = ({ pinned = false }: Comment, { intl }: Reader, context?: CommentContext): string | undefined =>
  pinned && context?.uploader ? intl.formatMessage(messages.pinnedBy, { name: context.uploader.name }) : undefined;

type PlainForm = Pick<CommentAction, 'form'>;

/** Returns the form that posts a press without JavaScript, after which the page is shown at the comment. */
const postForm = (
  { id }: Comment,
  acts: CommentActs | undefined,
  press: Parameters<typeof buttonActValue>[0],
): PlainForm =>
  acts?.plain === undefined
    ? {}
    : {
        form: {
          method: 'post',
          action: `${acts.plain}${acts.plain.includes('?') ? '&' : '?'}step=press#comment-${id}`,
          field: { name: 'press', value: buttonActValue(press) },
        },
      };

/**
 * Returns the form that, without JavaScript, shows the page with a form or a question at the comment; with neither if
 * there is no name.
 */
const getForm = ({ id }: Comment, acts: CommentActs | undefined, name?: 'reply' | 'delete' | 'edit'): PlainForm =>
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
  const { acts, visitorId, hosts = false, words } = context;
  // Guests must sign in first: in a dialog or, without JavaScript, on the sign-in page.
  const signIn = visitorId === null ? { href: reader.href.page('signIn') } : {};
  const like: CommentAction = {
    label: formatMessage(messages.like, counted(comment.likes, reader)),
    icon: 'like',
    ...signIn,
    ...(visitorId !== null && { pressed: acts?.liked.has(comment.id) === true }),
    onPress: acts && (() => acts.onLike(comment)),
    ...postForm(comment, acts, { act: 'vote', section: 'comment', object_id: comment.id, vote: 1 }),
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
    ...(acts && own && isEditable(comment, context) ? [edit(comment, acts, reader)] : []),
    ...(acts && isPinnable(comment, context) ? [pin(comment, acts, reader)] : []),
    ...(acts && (own || hosts) ? deletion(comment, acts, reader) : []),
    ...(words && !own ? [hideWord(comment, words, reader)] : []),
    ...(own || reported ? [] : [report]),
  ];
}

const isEditable = ({ editableUntil = 0 }: Comment, { now = null }: CommentContext): boolean =>
  editableUntil > (now ?? 0);

const isPinnable = ({ pinned }: Comment, { uploader, visitorId }: CommentContext): boolean =>
  pinned !== undefined && uploader !== undefined && uploader.id === visitorId;

const edit = (comment: Comment, acts: CommentActs, { intl }: Reader): CommentAction => ({
  label: intl.formatMessage(messages.edit),
  icon: 'edit',
  onPress: () => acts.onEdit(comment),
  ...getForm(comment, acts, 'edit'),
});

const pin = (comment: Comment, acts: CommentActs, { intl }: Reader): CommentAction => ({
  label: intl.formatMessage(comment.pinned ? messages.unpin : messages.pin),
  icon: 'pin',
  onPress: () => acts.onPin(comment),
  ...postForm(comment, acts, { act: 'comment', ...(comment.pinned ? { unpin: comment.id } : { pin: comment.id }) }),
});

const hideWord = (comment: Comment, words: CommentWords, { intl }: Reader): CommentAction => ({
  label: intl.formatMessage(messages.hideWord),
  icon: 'eyeOff',
  onPress: () => words.onHide(comment),
});

/** Returns the actions for a deletion, which takes two presses on the same button. */
function deletion(comment: Comment, acts: CommentActs, reader: Reader): CommentAction[] {
  const { formatMessage } = reader.intl;
  const confirming = acts.deleting === comment.id;
  return [
    {
      label: formatMessage(confirming ? messages.deleteNow : messages.delete),
      icon: 'trash',
      onPress: () => acts.onDelete(comment),
      ...(confirming ? postForm(comment, acts, { act: 'comment', del: comment.id }) : getForm(comment, acts, 'delete')),
    },
    ...(confirming
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
