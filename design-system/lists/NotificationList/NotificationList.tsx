import { size, space } from '@afterglow/tokens';
import type { ComponentProps, SyntheticEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { NotificationCard, type NotificationCardProps } from '../../cards/NotificationCard/NotificationCard.tsx';
import { WaitingEntry } from '../../cards/WaitingEntry/WaitingEntry.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Announcement } from '../../primitives/Announcement.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { noticeOf } from '../noticeOf.ts';

const messages = defineMessages({
  loading: { id: 'notificationList.loading', defaultMessage: 'Your notifications are being loaded' },
  emptyTitle: { id: 'notificationList.emptyTitle', defaultMessage: 'No notifications yet' },
  empty: {
    id: 'notificationList.empty',
    defaultMessage: 'Friend requests, replies, comments and new videos from your subscriptions will be listed here.',
  },
  findMembers: { id: 'messageList.findMembers', defaultMessage: 'Find members' },
  failedTitle: { id: 'notificationList.failedTitle', defaultMessage: 'Your notifications did not come through' },
  failed: { id: 'messageList.failed', defaultMessage: 'Check your connection, then try again.' },
  retry: { id: 'messageList.retry', defaultMessage: 'Try again' },
  read: { id: 'notifications.read', defaultMessage: 'Mark as read' },
});

export interface NotificationItem extends Omit<NotificationCardProps, 'id' | 'ref' | 'onFollow'> {
  id: number;
}

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loading state. `href` is the link of the notice that is shown instead of the list. */
  state:
    | { kind: 'loading' }
    | { kind: 'ready'; items: readonly NotificationItem[] }
    | { kind: 'empty'; href: string }
    | { kind: 'failed'; href: string };
  /** Action of the buttons that mark an entry as read; omit it where the list has none. */
  action?: string | undefined;
  /** Called with the id of an unread entry whose link is followed or whose button is pressed. */
  onRead?: ((id: number) => void) | undefined;
}

const drawings = {
  empty: { scene: 'empty', heading: messages.emptyTitle, sentence: messages.empty, way: messages.findMembers },
  failed: { scene: 'failed', heading: messages.failedTitle, sentence: messages.failed, way: messages.retry },
} as const;

/** A member’s notifications, newest first: below the bell, and on a page of their own. */
export function NotificationList({ state, action, onRead, ...rest }: NotificationListProps) {
  return (
    <Root
      aria-busy={state.kind === 'loading' || undefined}
      {...rest}
      data-component="NotificationList"
      data-notice={state.kind in drawings || undefined}
    >
      <Items state={state} action={action} onRead={onRead} />
    </Root>
  );
}

function Items({ state, ...marking }: Pick<NotificationListProps, 'state' | 'action' | 'onRead'>) {
  const { formatMessage } = useIntl();
  if (state.kind === 'ready')
    return (
      <ul role="list" data-part="notification-items">
        {state.items.map((item) => (
          <li key={item.id} data-part="notification-item">
            <Item {...item} {...marking} />
          </li>
        ))}
      </ul>
    );
  if (state.kind === 'loading') return <Waiting label={formatMessage(messages.loading)} />;
  return <Notice level={2} {...noticeOf(drawings[state.kind], state, formatMessage)} />;
}

/** A notification with a button that marks it as read: a form, so that it works without JavaScript. */
function Item({ id, action, onRead, ...card }: NotificationItem & Pick<NotificationListProps, 'action' | 'onRead'>) {
  const { formatMessage } = useIntl();
  const read = onRead && (() => onRead(id));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    read?.();
  };
  return (
    <>
      <NotificationCard {...card} onFollow={card.unread ? read : undefined} />
      {action !== undefined && card.unread && (
        <form role="none" method="post" action={action} onSubmit={read && submit} data-part="notification-read">
          <input type="hidden" name="section" value="read" />
          <input type="hidden" name="notification_id" value={id} />
          <IconButton type="submit" icon="check" label={`${formatMessage(messages.read)}: ${card.sentence}`} />
        </form>
      )}
    </>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Announcement sentence={label} />
    {indexes(5).map((place) => (
      <WaitingEntry key={place} first="long" />
    ))}
  </>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  /* A notice in place of the list is centred on the page, so it keeps the whole width. */
  &:not([data-notice]) {
    max-inline-size: calc(${size.reading} + ${space[14]});
  }

  & [data-part='notification-items'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    /* Aligns the list with the page, as a card has padding of its own. */
    margin-inline: calc(-1 * ${space[3]});
  }
  /* The button has a column of its own, which read entries keep, so that nothing moves once one is read. */
  & [data-part='notification-item']:has([data-part='notification-read']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${size.touch};
    align-items: center;
  }
`;
