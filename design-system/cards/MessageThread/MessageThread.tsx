import { color, font, radius, size, space, weight } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { RelativeTime, type RelativeTimeProps } from '../../primitives/RelativeTime/RelativeTime.tsx';
import { unreadCount } from '../../primitives/unreadCount.ts';
import type { Picture } from '../../reader/picture.ts';
import { cardFocus, cardTitle } from '../cardStyles.ts';

const messages = defineMessages<{ unread: { count: number }; blocked: {} }>({
  unread: {
    id: 'messageThread.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  },
  blocked: { id: 'messageThread.blocked', defaultMessage: 'Blocked' },
});

export interface MessageThreadProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** URL of the conversation. */
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** The last message, shown in one line. */
  text: string;
  /** Time of that message, and its date as localized text. */
  sent: Pick<RelativeTimeProps, 'at' | 'date'>;
  /** Number of unread messages in it. */
  unread: number;
  /** Whether the visitor has blocked the other member: neither can write. */
  blocked?: boolean;
}

/** A conversation with its last message, in a list of them. The whole card is a single link, labelled with the name. */
export function MessageThread({
  href,
  name,
  picture,
  text,
  sent,
  unread,
  blocked = false,
  ...rest
}: MessageThreadProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      aria-label={name}
      {...rest}
      data-component="MessageThread"
      data-unread={(unread > 0 && !blocked) || undefined}
    >
      <Avatar name={name} picture={picture} data-part="thread-avatar" />
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {name}
        </a>
      </h3>
      <RelativeTime {...sent} data-part="thread-time" />
      <div data-part="thread-line">
        <p data-part="thread-text" dir="auto">
          {text}
        </p>
      </div>
      {blocked && (
        <b data-part="thread-blocked">
          <Icon name="lock" size="small" />
          {formatMessage(messages.blocked)}
        </b>
      )}
      {unread > 0 && !blocked && <Unread count={unread} />}
    </Root>
  );
}

function Unread({ count }: { count: number }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <b data-part="thread-unread">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span data-component="VisuallyHidden">{formatMessage(messages.unread, { count })}</span>
    </b>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template: auto auto / ${size.avatar} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.card};

  &:hover {
    background: ${color.raised};
  }
  & [data-part='thread-avatar'] {
    grid-row: 1 / -1;
  }
  ${cardTitle}
  & [data-part='card-title'] {
    font: ${font.label};
  }
  & [data-part='card-link'] {
    -webkit-line-clamp: 1;
  }
  & [data-part='card-link']::after {
    border-radius: ${radius.card};
  }
  ${cardFocus}
  & [data-part='thread-time'] {
    justify-self: end;
    color: ${color.faint};
    font: ${font.meta};
  }
  /* Has the direction of the page, so that what is at its end does not depend on the language of the message. */
  & [data-part='thread-line'] {
    grid-area: 2 / 2 / 3 / 4;
  }
  &[data-unread] [data-part='thread-line'] {
    padding-inline-end: ${space[12]};
  }
  & [data-part='thread-text'] {
    overflow: hidden;
    color: ${color.soft};
    font: ${font.small};
    /* Aligned like the name above it, whatever the language of the message. */
    /* stylelint-disable-next-line declaration-block-no-duplicate-properties -- the second is for browsers without the prefix */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-unread] [data-part='thread-text'] {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
  & [data-part='thread-blocked'] {
    grid-area: 2 / 3;
    justify-self: end;
    display: flex;
    gap: ${space[1]};
    align-items: center;
    color: ${color.faint};
    font: ${font.small};
  }
  &:has([data-part='thread-blocked']) [data-part='thread-line'] {
    grid-column-end: 3;
  }
  & [data-part='thread-unread'] {
    grid-area: 2 / 3;
    justify-self: end;
    ${unreadCount}
  }
`;
