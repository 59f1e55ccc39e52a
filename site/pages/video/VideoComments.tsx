import { CommentList } from '@afterglow/design-system/lists/CommentList';
import { commentPage } from '@afterglow/design-system/lists/CommentList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { pending } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useDeferredValue, useState, type MouseEvent } from 'react';
import { commentsRead } from '../../data/comments.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../kit/config.ts';
import { plainLink } from '../../runtime/client/plainLink.ts';
import { seek } from '../../features/player/seek.ts';
import { secondsOfHash } from '../../features/player/startHash.ts';
import { useComments } from '../../features/comments/useComments.tsx';
import { commentsAddress } from './commentsAddress.ts';

/** More comments would push away what follows, before anybody has asked for them. */
const shownAtFirst = 5;

/** Returns the address of a link in the comments that was clicked plainly; null if it leads to another page. */
function pressedAddress(event: MouseEvent): URL | null {
  const link = plainLink(event);
  if (link === null) return null;
  const url = new URL(link.href);
  return url.pathname === location.pathname ? url : null;
}

/**
 * Returns a listener that shows another page of the comments, or a moment of the video, in place: the video plays on.
 */
const usePressedLinks = (setPage: (page: number) => void) => (event: MouseEvent<HTMLElement>) => {
  const url = pressedAddress(event);
  if (url === null) return;
  const [page, seconds] = [Number(url.searchParams.get('page')), secondsOfHash(url.hash)];
  if (page > 0 && url.hash === '#comments') {
    setPage(page);
    const section = event.currentTarget.closest('section');
    section?.querySelector('h2')?.focus({ preventScroll: true });
    section?.scrollIntoView();
  } else if (seconds === 0 || !seek(seconds)) return;
  event.preventDefault();
};

/** The comments on a video, one page at a time, and the form to write one. */
export function VideoComments({ video, page: first }: { video: FullVideo; page: number }) {
  const reader = useReader();
  const { user } = useConfig();
  const [page, setPage] = useState(first);
  const path = reader.href.video(video);
  const about = { section: 'video', objectId: video.id } as const;
  // Deferred, so that thirty comments are rendered in slices: the visitor is scrolling when they arrive.
  const answer = useDeferredValue(useResource(commentsRead(about, page, user !== null)));
  const shown = answer.state === 'ready' ? answer.value.entries : [];
  const actions = { action: commentsAddress(path, 1), plain: `${path}?page=${page}` };
  const commenting = useComments({ about, page, shown, path, ...actions, video, hostId: video.user.id });
  const onClick = usePressedLinks(setPage);
  const comments = answer.state === 'ready' ? commenting.applied(answer.value) : null;
  const pages = { current: page, last: comments?.pages ?? 1, href: (other: number) => commentsAddress(path, other) };
  return (
    <>
      {commenting.form}
      {comments ? (
        <CommentList
          {...commentPage(comments.entries, pages, reader, commenting.context)}
          first={page === 1 ? shownAtFirst : undefined}
          below={commenting.below ?? null}
          onClick={onClick}
        />
      ) : (
        <CommentList comments={answer.state === 'loading' ? pending : null} />
      )}
      {commenting.overlay}
    </>
  );
}
