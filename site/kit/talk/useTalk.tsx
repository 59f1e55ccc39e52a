import type { CommentContext } from '@afterglow/design-system/cards/CommentCard/view';
import { doneToast, refusalToast } from '@afterglow/design-system/feedback/Toasts/view';
import { refusalSentence, type Act } from '@afterglow/design-system/forms/refusals';
import type { TalkOfPage } from '@afterglow/design-system/lists/CommentList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Comment } from '@afterglow/contract/comment';
import type { SignedIn } from '@afterglow/contract/globals';
import type { Page } from '@afterglow/contract/wire';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sendAct } from '../../data/act.ts';
import { useLikedComments } from '../../data/commentVotes.ts';
import { useCountChange, type CountChange } from '../../data/ownCounts.ts';
import { useConfig } from '../config.ts';
import { sayToast } from '../sayToast.ts';
import { useFlash, useSubmitted } from '../submitted.ts';
import { useOverlay } from '../useOverlay.tsx';
import { useSignIn } from '../useSignIn.tsx';
import { TalkForm, type Written } from './TalkForm.tsx';
import { excluding, including, nothingDone, withId, withOwn, type TalkState } from './talkState.ts';

interface TalkOptions {
  about: Parameters<typeof TalkForm>[0]['about'];
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
  video?: { seconds: number };
  /** Id of the member who may delete what others write here. */
  hostId: number;
}

interface Talk extends TalkOfPage {
  /** The form for a new comment. */
  form: ReactNode;
  /** The overlay of the page, to be rendered anywhere in it. */
  overlay: ReactNode;
  /** Returns a page of comments with what the visitor has just done to them. */
  applied: (comments: Page<Comment>) => Page<Comment>;
}

type Update = (change: (state: TalkState) => Partial<TalkState>) => void;

/** Includes the likes of earlier visits. */
type ShownState = Omit<TalkState, 'liked'> & { liked: ReadonlySet<number> };

/**
 * Returns a comment of the visitor that the API does not have yet.
 * @param own its temporary, negative id
 */
const ownComment = (own: number, { text, atSeconds }: Written, user: SignedIn, parentId: number | null): Comment => ({
  id: own,
  user: { id: user.id, name: user.name, avatar: user.avatar },
  text: text.trim(),
  postedAt: Date.now(),
  likes: 0,
  atSeconds,
  parentId,
});

/** Moves focus back to the button with which a reply was begun. */
const focusActions = (id: number): void =>
  document.querySelector<HTMLElement>(`#comment-${id} [data-part="comment-action"]`)?.focus();

type CountComment = (by: number) => CountChange | null;

/** Returns a function that changes the number of comments of a video; other pages do not show one. */
function useCommentCount({ section, objectId }: TalkOptions['about']): CountComment {
  const change = useCountChange();
  return (by) => (section === 'video' ? change({ kind: 'comments', videoId: objectId }, by) : null);
}

interface CommentAct {
  act: Act;
  id: number;
  /** Fields that are sent beside the act. */
  fields: Readonly<Record<string, string>>;
  done?: (() => void) | undefined;
  /** Reverts what was shown at once. */
  takeBack: () => void;
}

/**
 * Returns a function that sends an act on a comment, and ignores repeats until it is answered. A toast says why one was
 * refused.
 */
function useSendOnce() {
  const reader = useReader();
  const pending = useRef(new Set<string>());
  return async ({ act, id, fields, done, takeBack }: CommentAct): Promise<void> => {
    const of = `${act} ${id}`;
    if (pending.current.has(of)) return;
    pending.current.add(of);
    const refused = await sendAct({ act, ...fields });
    pending.current.delete(of);
    if (!refused) return done?.();
    // Whatever was done already, in another window, stays done.
    if (refused.code !== 'already') takeBack();
    void sayToast(refusalToast(refused, reader, act), reader);
  };
}

/** Returns the actions of members on a comment, which are shown at once and reverted if they are refused. */
function useCommentActs(
  { update, count }: { update: Update; count: CountComment },
  { liked, deleting }: Pick<ShownState, 'liked' | 'deleting'>,
) {
  const send = useSendOnce();
  return {
    onLike: ({ id, likes }: Comment) => {
      if (liked.has(id)) return;
      update((before) => ({ liked: new Map(before.liked).set(id, likes + 1) }));
      const fields = { section: 'comment', object_id: String(id), vote: '1' };
      const takeBack = () => update((before) => ({ liked: new Map([...before.liked].filter(([of]) => of !== id)) }));
      void send({ act: 'vote', id, fields, takeBack });
    },
    onDelete: ({ id }: Comment) => {
      if (deleting !== id) return update(() => ({ deleting: id }));
      update(({ deleted }) => ({ deleting: null, deleted: including(deleted, id) }));
      const counted = count(-1);
      const takeBack = () => {
        counted?.undo();
        update(({ deleted }) => ({ deleted: excluding(deleted, id) }));
      };
      void send({ act: 'comment', id, fields: { del: String(id) }, done: counted?.confirm, takeBack });
    },
    onKeep: () => update(() => ({ deleting: null })),
  };
}

/**
 * Returns a function that shows a comment while it is being sent, and removes it if it is refused. A sent reply closes
 * its form, if that is still open at `answeredId`.
 */
function useSending({ update, count }: { update: Update; count: CountComment }, answeredId: number | undefined) {
  const reader = useReader();
  const { user } = useConfig();
  const last = useRef(0);
  const latest = useRef(answeredId);
  useEffect(() => {
    latest.current = answeredId;
  });
  return (written: Written, parentId: number | null) => {
    last.current -= 1;
    const own = last.current;
    if (user) update(({ added }) => ({ added: [ownComment(own, written, user, parentId), ...added] }));
    const counted = count(1);
    return {
      sent: (id: number) => {
        counted?.confirm();
        // Another reply may be in progress by now.
        const ends = parentId !== null && latest.current === parentId;
        update(({ added }) => ({ added: withId(added, own, id), ...(ends && { answered: null }) }));
        if (ends) focusActions(parentId);
        void sayToast(doneToast('comment', reader), reader);
      },
      refused: () => {
        counted?.undo();
        update(({ added }) => ({ added: added.filter(({ id }) => id !== own) }));
      },
    };
  };
}

/** Returns what can be done with each comment; every press of a guest asks to sign in. */
function useTalkContext(
  { path, plain, video, hostId }: Pick<TalkOptions, 'path' | 'plain' | 'video' | 'hostId'>,
  state: ShownState,
  { signIn, ...changing }: { update: Update; count: CountComment; signIn: ReturnType<typeof useSignIn> },
): CommentContext {
  const { user } = useConfig();
  const { liked, deleting, notes } = state;
  const ask = () => signIn('comment');
  const { update } = changing;
  const acts = useCommentActs(changing, state);
  const pressed = user
    ? { ...acts, onReply: (comment: Comment) => update(() => ({ answered: comment })) }
    : { ...acts, onLike: () => signIn('vote'), onReply: ask };
  return {
    page: path,
    ...(video && { video: path, seconds: video.seconds }),
    visitorId: user?.id ?? null,
    hosts: user?.id === hostId,
    acts: { liked, deleting, notes, plain, ...pressed },
  };
}

/** Returns the outcome of a press without script, by the id of its comment. */
function useNoteOfPress(): TalkState['notes'] {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  const [said, id] = useFlash()?.split('.') ?? [];
  const press = new URLSearchParams(values['press']);
  const refusedId = Number(press.get('object_id') ?? press.get('del'));
  if (refusals[0] && refusedId > 0) {
    const act = press.has('del') ? 'comment' : 'vote';
    return new Map([[refusedId, refusalSentence(act, refusals[0], reader)]]);
  }
  return new Map(said === 'liked' ? [[Number(id), doneToast('vote', reader).text]] : []);
}

/**
 * Returns the ids of the comments that an address asks to reply to and to delete, as it does without script; 0 for
 * none.
 */
function askedAt(address: string): { reply: number; delete: number } {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0]);
  return { reply: Number(query.get('reply')), delete: Number(query.get('delete')) };
}

/** Returns the comments on a subject together with what the visitor writes and does, which shows at once. */
export function useTalk({ about, page, shown, action, ...place }: TalkOptions): Talk {
  const { user } = useConfig();
  const likedBefore = useLikedComments(user ? shown.map(({ id }) => id) : []);
  const overlay = useOverlay();
  const signIn = useSignIn(overlay);
  const notes = useNoteOfPress();
  const [asked] = useState(askedAt(useReader().href.here()));
  const [state, setState] = useState({ ...nothingDone, notes, deleting: asked.delete || null });
  const update: Update = (change) => setState((before) => ({ ...before, ...change(before) }));
  const liked = new Set([...likedBefore, ...state.liked.keys()]);
  const count = useCommentCount(about);
  const context = useTalkContext(place, { ...state, liked }, { update, count, signIn });
  const { answered = (user && shown.find(({ id }) => id === asked.reply)) ?? null } = state;
  const send = useSending({ update, count }, answered?.id);
  const common = { about, action, seconds: place.video?.seconds ?? 0, onGuest: user ? null : () => signIn('comment') };
  const cancel = () => {
    update(() => ({ answered: null }));
    if (answered) focusActions(answered.id);
  };
  const reply = answered && (
    <TalkForm
      {...common}
      key={answered.id}
      action={`${place.plain}${place.plain.includes('?') ? '&' : '?'}reply=${answered.id}#comment-${answered.id}`}
      to={{ id: answered.id, name: answered.user.name }}
      onSend={(written) => send(written, answered.id)}
      onCancel={cancel}
    />
  );
  return {
    form: <TalkForm {...common} onSend={(written) => send(written, null)} />,
    overlay: overlay.overlay,
    context,
    below: answered && { id: String(answered.id), content: reply },
    applied: (comments) => {
      const entries = withOwn(comments.entries, page, state);
      return { ...comments, entries, total: comments.total + entries.length - comments.entries.length };
    },
  };
}
