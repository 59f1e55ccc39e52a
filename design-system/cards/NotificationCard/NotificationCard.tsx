import { color, font, radius, size, space, weight } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { RelativeTime, type RelativeTimeProps } from '../../primitives/RelativeTime/RelativeTime.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFocus, cardTitle } from '../cardStyles.ts';

const messages = defineMessages({ unread: { id: 'notifications.unread', defaultMessage: 'Unread' } });

export interface NotificationCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** URL that the event leads to; null if there is none. */
  href: string | null;
  /** The event in a sentence, such as "helena has answered your comment". */
  sentence: string;
  /** Picture or first letter of the member who caused the event; an icon for a decision of the site. */
  from: { name: string; picture: Picture | null } | { icon: IconName };
  /** Beginning of a comment, shown in one line; empty for none. */
  quote: string;
  /** The time of the event, and its date as localized text. */
  happened: Pick<RelativeTimeProps, 'at' | 'date'>;
  /** Whether the member has not read it yet. */
  unread: boolean;
  /** Called when its link is followed. */
  onFollow?: (() => void) | undefined;
}

/** One event that a member is told of, in a list of them. The whole card is a single link, named by its sentence. */
export function NotificationCard({
  href,
  sentence,
  from,
  quote,
  happened,
  unread,
  onFollow,
  ...rest
}: NotificationCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={sentence} {...rest} data-component="NotificationCard" data-unread={unread || undefined}>
      <Sender from={from} />
      <div>
        <p data-part="card-title">
          <Sentence {...{ href, sentence, onFollow }} />
        </p>
        {quote !== '' && (
          <p data-part="notification-quote" dir="auto">
            {quote}
          </p>
        )}
        <p data-part="notification-time">
          <RelativeTime {...happened} />
        </p>
      </div>
      {unread && (
        <b data-part="notification-unread">
          <span data-component="VisuallyHidden">{formatMessage(messages.unread)}</span>
        </b>
      )}
    </Root>
  );
}

const Sender = ({ from }: Pick<NotificationCardProps, 'from'>) =>
  'icon' in from ? (
    <span data-part="notification-icon" aria-hidden="true">
      <Icon name={from.icon} />
    </span>
  ) : (
    <Avatar {...from} />
  );

const Sentence = ({ href, sentence, onFollow }: Pick<NotificationCardProps, 'href' | 'sentence' | 'onFollow'>) =>
  href === null ? (
    sentence
  ) : (
    <a data-part="card-link" href={href} dir="auto" onClick={onFollow}>
      {sentence}
    </a>
  );

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: ${size.avatar} minmax(0, 1fr) ${space[3]};
  align-items: start;
  gap: 0 ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.card};

  &:has([data-part='card-link']):hover {
    background: ${color.high};
  }
  & [data-part='notification-icon'] {
    display: grid;
    place-items: center;
    inline-size: ${size.avatar};
    block-size: ${size.avatar};
    border-radius: 50%;
    background: ${color.high};
    color: ${color.soft};
  }
  ${cardTitle}
  & [data-part='card-title'] {
    color: ${color.soft};
    font: ${font.body};
  }
  &[data-unread] [data-part='card-title'] {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
  & [data-part='card-link'] {
    -webkit-line-clamp: 3;
  }
  & [data-part='card-link']::after {
    border-radius: ${radius.card};
  }
  ${cardFocus}
  & [data-part='notification-quote'] {
    overflow: hidden;
    color: ${color.soft};
    font: ${font.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='notification-time'] {
    color: ${color.faint};
    font: ${font.meta};
  }
  & [data-part='notification-unread'] {
    justify-self: end;
    inline-size: ${space[2]};
    block-size: ${space[2]};
    margin-block-start: ${space[2]};
    border-radius: 50%;
    background: ${color.accent};
    forced-color-adjust: none;
  }
`;
