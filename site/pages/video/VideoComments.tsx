import { CommentList } from '@afterglow/design-system/lists/CommentList';
import { commentPage, commentSortTabs } from '@afterglow/design-system/lists/CommentList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { pending } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useDeferredValue, useState, type MouseEvent } from 'react';
import { commentsRead, type CommentsAt } from '../../data/comments.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { clickedAddress, seekOnClick } from '../../features/player/seekOnClick.ts';
import { useComments } from '../../features/comments/useComments.tsx';
import { commentsAddress, plainCommentsAddress } from './commentsAddress.ts';

/** More comments would push away what follows, before anybody has asked for them. */
const shownAtFirst = 5;

/**
 * Returns a listener that shows other comments, or a moment of the video, in place: the video plays on. Another order
 * stays under the link that was pressed, another page begins at the heading.
 */
const useCommentLinks = (shown: CommentsAt, show: (at: CommentsAt) => void) => (event: MouseEvent<HTMLElement>) => {
  const url = clickedAddress(event);
  const page = Number(url?.searchParams.get('page'));
  if (!url || url.hash !== '#comments' || page === 0) return seekOnClick(event);
  const sort = url.searchParams.get('sort') === 'best' ? 'best' : 'newest';
  show({ page, sort });
  if (sort === shown.sort) toHeading(event.currentTarget.closest('section'));
  event.preventDefault();
};

function toHeading(section: HTMLElement | null): void {
  section?.querySelector('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** Manages which comments are shown, and whether their order can be chosen, which only a reply says. */
function useCommentPage(video: FullVideo, first: CommentsAt) {
  const { user } = useConfig();
  const [{ sorted, ...at }, setShown] = useState({ ...first, sorted: false });
  const about = { section: 'video', objectId: video.id } as const;
  // Deferred, so that thirty comments are rendered in slices: the visitor is scrolling when they arrive.
  const answer = useDeferredValue(useResource(commentsRead(about, at, user !== null)));
  const isSorted = answer.state === 'ready' ? answer.value.sort !== undefined : sorted;
  return { about, at, answer, isSorted, show: (next: CommentsAt) => setShown({ ...next, sorted: isSorted }) };
}

/** The comments on a video, one page at a time, and the form to write one. */
export function VideoComments({ video, first }: { video: FullVideo; first: CommentsAt }) {
  const reader = useReader();
  const { about, at, answer, isSorted, show } = useCommentPage(video, first);
  const { page, sort } = at;
  const path = reader.href.video(video);
  const shown = answer.state === 'ready' ? answer.value.entries : [];
  const actions = {
    action: commentsAddress(path, { page: 1, sort: 'newest' }),
    plain: plainCommentsAddress(path, at),
  };
  const commenting = useComments({ about, page, shown, path, ...actions, video, hostId: video.user.id });
  const onClick = useCommentLinks(at, show);
  const comments = answer.state === 'ready' ? commenting.applied(answer.value) : null;
  const addressOf = (other: number, by = sort) => commentsAddress(path, { page: other, sort: by });
  const pages = { current: page, last: comments?.pages ?? 1, href: addressOf };
  const sorts = isSorted ? commentSortTabs(sort, (by) => addressOf(1, by), reader) : [];
  return (
    <>
      {commenting.form}
      <CommentList
        {...(comments
          ? commentPage(comments.entries, pages, reader, commenting.context)
          : { comments: answer.state === 'loading' ? pending : null })}
        sorts={sorts}
        first={page === 1 ? shownAtFirst : undefined}
        below={commenting.below ?? null}
        onClick={onClick}
      />
      {commenting.overlay}
    </>
  );
}
