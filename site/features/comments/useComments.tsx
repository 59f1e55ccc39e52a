import type { CommentContext } from '@afterglow/design-system/cards/CommentCard/view';
import { SignInToComment } from '@afterglow/design-system/forms/SignInToComment';
import type { Commenting } from '@afterglow/design-system/lists/CommentList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useNow } from '@afterglow/design-system/reader/now.ts';
import type { Comment } from '@afterglow/contract/comment';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { Page } from '@afterglow/contract/wire';
import { useEffect, useReducer, type ComponentProps, type ReactNode } from 'react';
import { useLikedComments } from '../../data/commentVotes.ts';
import { useConfig } from '../../shared/config.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import { isTyping } from '../../runtime/client/isTyping.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';
import { useSignIn } from '../session/useSignIn.tsx';
import { nothingDone, reduceComments, withOwn, type EditedComment } from './commentsState.ts';
import { DraftCommentForm } from './DraftCommentForm.tsx';
import { EditCommentForm } from './EditCommentForm.tsx';
import { useCommentWords } from './useCommentWords.tsx';
import { useCommentActs, useCommentCount, type CommentSubject, type CountComment } from './useCommentActs.ts';
import { useSendComment } from './useSendComment.ts';
import { actsInAddress, useNotes } from './withoutScript.ts';

interface CommentsOptions {
  about: CommentSubject;
  /** Number of the shown page of comments. */
  page: number;
  /** The comments on this page; empty until they are known. */
  shown: readonly Comment[];
  /** Path of the page, as used in reports. */
  path: string;
  /** Address to which the form of a comment posts without script. */
  action: string;
  /** Address of this page of comments, where everything else is done without script. */
  plain: string;
  /** Set if the subject is a video. */
  video?: Pick<FullVideo, 'seconds' | 'user'>;
  /** Id of the member who may delete what others write here. */
  hostId: number;
}

interface PageComments extends Commenting {
  /** The form for a new comment. */
  form: ReactNode;
  /** The overlay of the page, to be rendered anywhere in it. */
  overlay: ReactNode;
  /** Returns a page of comments with what the visitor has just done to them. */
  applied: (comments: Page<Comment>) => Page<Comment>;
}

/** Focuses the first action of a comment, or the comment itself if it is deleted. */
function focusComment(id: number): void {
  const comment = document.getElementById(`comment-${id}`);
  const part = (name: string) => comment?.querySelector<HTMLElement>(`[data-part="comment-${name}"]`);
  (part('show') ?? part('action') ?? comment)?.focus();
}

/**
 * Manages what the visitor has just done to the comments. Focus goes on at the comment that it left, unless the visitor
 * types elsewhere by now.
 */
function useCommentsState() {
  const { user } = useConfig();
  const here = useReader().href.here();
  const [state, dispatch] = useReducer(reduceComments, null, () => {
    const { answered, editing, deleting } = actsInAddress(here);
    return { ...nothingDone, deleting, answered: user && answered, editing: user && editing };
  });
  const { left } = state;
  useEffect(() => {
    if (left && !isTyping()) focusComment(left.id);
  }, [left]);
  return { state, dispatch };
}

type OwnComments = ReturnType<typeof useCommentsState>;

/** Returns what can be done with each comment; every press of a guest asks to sign in. */
function useCommentContext(
  { shown, path, plain, video, hostId }: Omit<CommentsOptions, 'about' | 'page' | 'action'>,
  { state, dispatch }: OwnComments,
  { count, signIn }: { count: CountComment; signIn: ReturnType<typeof useSignIn> },
): CommentContext {
  const { user } = useConfig();
  const { deleting, pinned } = state;
  const now = useNow();
  const likedBefore = useLikedComments(user ? shown.map(({ id }) => id) : []);
  const liked = new Set([...likedBefore, ...state.liked.keys()]);
  const acts = useCommentActs(dispatch, count, { pinned, liked, deleting });
  const pressed = user
    ? { ...acts, onReply: ({ id }: Comment) => dispatch({ type: 'replyBegun', id }) }
    : { ...acts, onLike: () => signIn('vote'), onReply: () => signIn('comment') };
  return {
    page: path,
    ...(video && { video: path, seconds: video.seconds, uploader: video.user }),
    now,
    visitorId: user?.id ?? null,
    hosts: user?.id === hostId,
    acts: { liked, deleting, notes: useNotes(), plain, ...pressed },
  };
}

/** The form for a new comment or, for guests, the way to sign in. */
function NewComment(form: ComponentProps<typeof DraftCommentForm>) {
  const { href } = useReader();
  // The session of a member ended while the text was written without script: it must not be lost.
  const { text = '' } = useSubmitted().values;
  if (form.onGuest === null || text !== '') return <DraftCommentForm {...form} />;
  return <SignInToComment href={href.page('signIn')} onPress={form.onGuest} />;
}

interface FormBelowOptions extends Pick<ComponentProps<typeof DraftCommentForm>, 'about' | 'seconds' | 'onGuest'> {
  /** The comments of the page with what the visitor has just done to them. */
  listed: readonly Comment[];
  plain: string;
  onReply: ReturnType<typeof useSendComment>;
}

/** Returns the form below the comment that is being replied to, or that is being edited by its author. */
function useFormBelow(
  { state, dispatch }: OwnComments,
  { listed, plain, onReply, ...common }: FormBelowOptions,
): NonNullable<Commenting['below']> | null {
  const { user } = useConfig();
  const at = (name: 'reply' | 'edit', id: number) =>
    `${plain}${plain.includes('?') ? '&' : '?'}${name}=${id}#comment-${id}`;
  const answered = listed.find(({ id }) => id === state.answered);
  const edited = listed.find((comment) => comment.id === state.editing && comment.user.id === user?.id);
  if (answered)
    return {
      id: String(answered.id),
      content: (
        <DraftCommentForm
          {...common}
          key={answered.id}
          action={at('reply', answered.id)}
          to={{ id: answered.id, name: answered.user.name }}
          onSend={(written) => onReply(written, answered.id)}
          onCancel={() => dispatch({ type: 'replyCancelled' })}
        />
      ),
    };
  if (!edited) return null;
  const end = (to?: EditedComment) => dispatch({ type: 'editEnded', id: edited.id, ...(to && { to }) });
  return {
    id: String(edited.id),
    content: (
      <EditCommentForm
        key={edited.id}
        comment={edited}
        seconds={common.seconds}
        action={at('edit', edited.id)}
        onDone={end}
        onCancel={() => end()}
      />
    ),
  };
}

/** Returns the comments on a subject together with what the visitor writes and does, which shows at once. */
export function useComments({ about, page, action, ...place }: CommentsOptions): PageComments {
  const { user } = useConfig();
  const overlay = useOverlay();
  const signIn = useSignIn(overlay);
  const own = useCommentsState();
  const { state, dispatch } = own;
  const count = useCommentCount(about);
  const send = useSendComment(dispatch, count);
  const context = {
    ...useCommentContext(place, own, { count, signIn }),
    words: useCommentWords(state.shown, dispatch, overlay),
  };
  const { shown, plain, video } = place;
  const common = { about, action, seconds: video?.seconds ?? 0, onGuest: user ? null : () => signIn('comment') };
  const below = useFormBelow(own, {
    ...common,
    listed: withOwn(shown, page, state),
    plain,
    onReply: send,
  });
  return {
    form: <NewComment {...common} onSend={(written) => send(written, null)} />,
    overlay: overlay.overlay,
    context,
    below,
    applied: (comments) => {
      const entries = withOwn(comments.entries, page, state);
      return { ...comments, entries, total: comments.total + entries.length - comments.entries.length };
    },
  };
}
