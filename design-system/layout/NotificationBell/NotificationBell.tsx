import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, ToggleEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { unreadCount } from '../../primitives/unreadCount.ts';

const messages = defineMessages<{ title: {}; unread: { count: number }; all: {} }>({
  title: { id: 'notifications.title', defaultMessage: 'Notifications' },
  unread: {
    id: 'notificationBell.unread',
    defaultMessage: 'Notifications, {count, plural, one {# unread} other {# unread}}',
  },
  all: { id: 'notificationBell.all', defaultMessage: 'All notifications' },
});

export interface NotificationBellProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** Number of unread notifications. */
  count: number;
  /** The page of all notifications. */
  href: string;
  /** Called when the panel is opened, to fill it. */
  onOpen?: (() => void) | undefined;
}

/** Largest number that is shown; more digits would not fit beside the bell. */
const mostShown = 99;

/**
 * The bell in a member's header: the number of unread notifications, and a panel of the newest ones as `children`.
 * Without JavaScript, the panel holds the link to all of them.
 */
export function NotificationBell({ count, href, onOpen, children, ...rest }: NotificationBellProps) {
  const { formatMessage, formatNumber } = useIntl();
  const shown = count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count);
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) onOpen?.();
  };
  return (
    <Root
      data-component="NotificationBell"
      {...rest}
      align="end"
      parts={{ face: 'bell-face', panel: 'bell-panel' }}
      label={count > 0 ? formatMessage(messages.unread, { count }) : formatMessage(messages.title)}
      face={
        <>
          <Icon name="bell" />
          {count > 0 && <b data-part="bell-count" data-count={shown} />}
        </>
      }
      onToggle={toggled}
    >
      {children}
      <a data-part="bell-all" href={href}>
        {formatMessage(messages.all)}
      </a>
    </Root>
  );
}

const Root = styled(Dropdown)`
  > [data-part='bell-face'] {
    position: relative;
    inline-size: ${size.touch};
    padding-inline: 0;
    /* Aligned with the baseline, it would be higher than the elements next to it. */
    vertical-align: top;
  }

  [data-part='bell-count'] {
    position: absolute;
    inset-block-start: calc(-1 * ${space.half});
    inset-inline-start: calc(50% - ${space.half});
    ${unreadCount}
  }

  /* Has no alternative text, since the label says the number in words. */
  [data-part='bell-count']::before {
    content: attr(data-count) / '';
  }

  /* As wide as the header's tools beside it where the navigation leaves the search little room. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 90em) {
    @media not ${media.md} {
      > [data-part='bell-face'] {
        inline-size: ${space[9]};
        min-inline-size: 0;
      }
    }
  }
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 75em) {
    @media not ${media.md} {
      > [data-part='bell-face'] {
        inline-size: ${space[8]};
      }
    }
  }

  /* The entries of a list reach over its edges by their own padding. */
  > [data-part='bell-panel'] {
    inline-size: ${size.dialog};
    padding-inline: ${space[3]};
  }

  [data-part='bell-all'] {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-decoration: none;
  }

  @media (hover: hover) {
    [data-part='bell-all']:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  /* The bell is not at the edge of a phone, so the panel is placed within the header instead of below the bell. */
  @media ${media.xs} {
    position: static;

    > [data-part='bell-panel'] {
      inset-block-start: calc(100% + ${space[2]});
      inset-inline: auto ${size.pagePadding};
    }
  }
`;
