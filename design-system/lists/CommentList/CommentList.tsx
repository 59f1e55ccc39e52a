import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { CommentCard, type CommentCardProps } from '../../cards/CommentCard/CommentCard.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

const messages = defineMessages({
  none: { id: 'commentList.none', defaultMessage: 'No comments yet.' },
  off: { id: 'commentList.off', defaultMessage: 'Comments are switched off here.' },
});

export interface ListedComment extends CommentCardProps {
  id: string;
  /** Whether it is a reply to the preceding comment. */
  answer?: boolean;
}

export interface CommentListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In display order: a reply directly follows its comment. `off`: nobody can comment here. */
  comments: readonly ListedComment[] | 'off';
  /** Omitted on a page that has its own, such as in a ListFrame. */
  paging?: PagingProps | undefined;
}

/** User comments, each followed by its replies, a page at a time. */
export function CommentList({ comments, paging, ...rest }: CommentListProps) {
  const { formatMessage } = useIntl();
  const nothing = comments === 'off' || comments.length === 0;
  return (
    <Root {...rest} data-component="CommentList">
      {nothing ? (
        <p data-part="comment-list-nothing">
          <Icon name="message" />
          {formatMessage(comments === 'off' ? messages.off : messages.none)}
        </p>
      ) : (
        <ol data-part="comment-list-items">
          {comments.map(({ id, answer = false, ...comment }) => (
            <li key={id} data-part="comment-list-item" data-answer={answer || undefined}>
              <CommentCard {...comment} />
            </li>
          ))}
        </ol>
      )}
      {!nothing && paging && <Paging {...paging} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  & [data-part='comment-list-items'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    max-inline-size: calc(${size.reading} + ${space[14]});
  }
  & [data-part='comment-list-item'][data-answer] {
    padding-inline-start: ${space[10]};
  }
  & [data-part='comment-list-nothing'] {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    color: ${color.soft};
    font: ${font.body};
  }
`;
