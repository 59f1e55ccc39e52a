import { container } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionButton } from '../ActionButton/ActionButton.tsx';
import { ActionMessage } from '../ActionMessage/ActionMessage.tsx';
import { actionRoot } from '../actionRoot.ts';
import type { ActionState } from '../actionState.ts';

const messages = defineMessages<{
  like: {};
  dislike: {};
  likeName: { count: string };
  dislikeName: { count: string };
}>({
  like: { id: 'voteButtons.like', defaultMessage: 'Like' },
  dislike: { id: 'voteButtons.dislike', defaultMessage: 'Dislike' },
  likeName: { id: 'voteButtons.likeName', defaultMessage: 'Like, {count}' },
  dislikeName: { id: 'voteButtons.dislikeName', defaultMessage: 'Dislike, {count}' },
});

export type Vote = 'liked' | 'disliked';

export interface VoteButtonsProps extends Omit<ComponentProps<'span'>, 'children'>, ActionState {
  /** The visitor's own vote; null if there is none. */
  vote: Vote | null;
  /** Number of likes as localized text, such as `1.4K`; empty if there are none. */
  likes: string;
  /** Number of dislikes; empty if there are none. */
  dislikes: string;
  /**
   * URL that the vote is posted to without JavaScript, as `vote` with `1` or `0`. If omitted, voting needs JavaScript.
   */
  action?: string | undefined;
  /** Sends the vote. */
  onVote?: ((vote: Vote) => void) | undefined;
  /** `bar`: the buttons and the message are items of the row around them. */
  'data-layout'?: 'bar' | undefined;
}

/** The like and dislike buttons of a video, a model, a channel or a playlist, with the visitor's own vote. */
export function VoteButtons({ busy = false, message = null, ...props }: VoteButtonsProps) {
  const { vote, likes, dislikes, action, onVote, signInHref, ...rest } = props;
  const { formatMessage } = useIntl();
  const { 'data-layout': layout } = rest;
  const button = (of: Vote) => ({
    pressed: vote === of,
    busy,
    signInHref,
    onPress: onVote && (() => onVote(of)),
    field: action === undefined ? undefined : { name: 'vote', value: of === 'liked' ? '1' : '0' },
    'data-layout': layout,
  });
  const pair = (
    <>
      <ActionButton
        {...button('liked')}
        icon="like"
        label={likes || formatMessage(messages.like)}
        name={likes === '' ? undefined : formatMessage(messages.likeName, { count: likes })}
        data-joined="start"
      />
      <ActionButton
        {...button('disliked')}
        icon="dislike"
        label={dislikes || formatMessage(messages.dislike)}
        name={dislikes === '' ? undefined : formatMessage(messages.dislikeName, { count: dislikes })}
        data-joined="end"
      />
    </>
  );
  return (
    <Root {...rest} data-component="VoteButtons">
      <Pair action={signInHref === undefined ? action : undefined}>{pair}</Pair>
      <ActionMessage message={message} data-part="action-message" />
    </Root>
  );
}

/** Both buttons, in a form where they submit a vote. */
function Pair({ action, children }: { action: string | undefined; children: ReactNode }) {
  if (action === undefined) return <span data-part="vote-pair">{children}</span>;
  return (
    <form role="none" method="post" action={action} data-part="vote-pair">
      {children}
    </form>
  );
}

const Root = styled.span`
  ${actionRoot}
  & [data-part='vote-pair'] {
    display: flex;
  }
  @container actions not ${container.three} {
    &[data-layout='bar'] [data-part='vote-pair'] {
      display: contents;
    }
  }
`;
