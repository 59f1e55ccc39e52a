import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { CommentCard, type CommentCardProps } from '../../cards/CommentCard/CommentCard.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { SortTabs, type SortTab } from '../../filters/SortTabs/SortTabs.tsx';
import { skipped } from '../../layout/skipped.ts';
import { CommentRows } from '../commentRows.tsx';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

const messages = defineMessages<{ none: {}; off: {}; failed: {}; more: { count: number } }>({
  none: { id: 'commentList.none', defaultMessage: 'No comments yet.' },
  off: { id: 'commentList.off', defaultMessage: 'Comments are switched off here.' },
  failed: {
    id: 'commentList.failed',
    defaultMessage: 'The comments cannot be loaded right now. They will appear by themselves as soon as they can.',
  },
  more: {
    id: 'commentList.more',
    defaultMessage: '{count, plural, one {Show # more comment} other {Show # more comments}}',
  },
});

export interface ListedComment extends CommentCardProps {
  id: string;
  /** Whether it is a reply to the preceding comment. */
  answer?: boolean;
}

export interface CommentListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * In display order: a reply directly follows its comment. `off`: comments are switched off. Null if they could not be
   * loaded.
   */
  comments: readonly ListedComment[] | Pending | 'off' | null;
  /** About how many are shown at first, so that they do not push down what follows; all by default. */
  first?: number | undefined;
  /** Content below one of the comments, by its id, such as the reply form. */
  below?: { id: string; content: ReactNode } | null;
  /** The orders of the comments; none if there is no choice. */
  sorts?: readonly SortTab[] | undefined;
  /** Omit it on a page that has its own pagination, such as in a ListFrame. */
  paging?: PagingProps | undefined;
}

/**
 * Returns the index at which the list is cut: never between a comment and its replies, nor if only one or two would be
 * left.
 */
function cutAt(comments: readonly ListedComment[], first: number): number {
  const cut = comments.findIndex(({ answer = false }, index) => index >= first && !answer);
  return cut === -1 || comments.length - cut < 3 ? comments.length : cut;
}

/** User comments, each followed by its replies, one page at a time. */
export function CommentList({
  comments,
  first = Infinity,
  below = null,
  sorts = [],
  paging,
  ...rest
}: CommentListProps) {
  const { formatMessage } = useIntl();
  const list = comments === 'off' || comments === null || isPending(comments) ? [] : comments;
  const cut = cutAt(list, first);
  const later = list.slice(cut);
  const pages = paging && <Paging {...paging} />;
  return (
    <Root aria-busy={isPending(comments) || undefined} {...rest} data-component="CommentList">
      {sorts.length > 0 && (isPending(comments) || list.length > 1) && <SortTabs tabs={sorts} />}
      {isPending(comments) ? (
        <CommentRows />
      ) : list.length === 0 ? (
        <Nothing comments={comments} />
      ) : (
        <Items comments={list.slice(0, cut)} below={below} />
      )}
      {later.length > 0 ? (
        <details data-part="comment-list-more">
          <summary data-part="comment-list-toggle">
            {formatMessage(messages.more, { count: later.length })}
            <Icon name="down" size="small" />
          </summary>
          <Items comments={later} below={below} />
          {pages}
        </details>
      ) : (
        list.length > 0 && pages
      )}
    </Root>
  );
}

/** Says why there are no comments. */
function Nothing({ comments }: { comments: readonly ListedComment[] | 'off' | null }) {
  const { formatMessage } = useIntl();
  return (
    <p data-part="comment-list-nothing" role={comments === null ? 'alert' : undefined}>
      <Icon name={comments === null ? 'alert' : 'message'} />
      {formatMessage(comments === null ? messages.failed : comments === 'off' ? messages.off : messages.none)}
    </p>
  );
}

function Items({ comments, below }: { comments: readonly ListedComment[] } & Pick<CommentListProps, 'below'>) {
  return (
    <ol data-part="comment-list-items">
      {comments.map(({ id, answer = false, ...comment }) => (
        <li key={id} data-part="comment-list-item" data-answer={answer || undefined}>
          <CommentCard {...comment} id={`comment-${id}`} />
          {below?.id === id && <div data-part="comment-list-below">{below.content}</div>}
        </li>
      ))}
    </ol>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-inline-size: calc(${size.reading} + ${space[14]});

  & [data-part='comment-list-items'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
  & [data-part='comment-list-item'] {
    /* Paint containment clips at the padding edge, and the focus ring of a comment needs room. */
    margin: calc(-1 * ${space[1]});
    padding: ${space[1]};
  }
  & [data-part='comment-list-item'][data-answer] {
    padding-inline-start: calc(${space[10]} + ${space[1]});
  }
  /* Comments differ in height: without scroll anchoring, those above would move what is read. */
  @supports (overflow-anchor: auto) {
    & [data-part='comment-list-item']:nth-child(n + 7),
    & [data-part='comment-list-more'] [data-part='comment-list-item'] {
      ${skipped}
      /* Height of a comment with two lines. */
      contain-intrinsic-block-size: auto calc(${space[16]} + ${space[8]});
    }
  }
  & [data-part='comment-list-below'] {
    margin: ${space[3]} 0 ${space[2]};
    padding-inline-start: calc(${size.avatar} + ${space[3]});
  }
  & [data-part='comment-list-toggle'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    max-inline-size: calc(${size.reading} + ${space[14]});
    border: ${size.hairline} solid ${color.edge};
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${font.button};
    cursor: pointer;
    list-style: none;
    transition: background ${motion.fast} ${motion.out};
  }
  & [data-part='comment-list-toggle']::-webkit-details-marker,
  & [data-part='comment-list-more'][open] > [data-part='comment-list-toggle'] {
    display: none;
  }
  & [data-part='comment-list-toggle']:hover {
    background: ${color.high};
    color: ${color.text};
  }
  & [data-part='comment-list-more'][open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
    margin-block-start: calc(${space[5]} - ${space[8]});
  }
  & [data-part='comment-list-nothing'] {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    color: ${color.soft};
    font: ${font.body};
  }
`;
