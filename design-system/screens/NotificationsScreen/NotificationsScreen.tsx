import { space } from '@afterglow/tokens';
import type { ComponentProps, SyntheticEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { NotificationList, type NotificationListProps } from '../../lists/NotificationList/NotificationList.tsx';
import { Paging, type PagingProps } from '../../lists/Paging/Paging.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'notifications.title', defaultMessage: 'Notifications' },
  choose: { id: 'notifications.choose', defaultMessage: 'Choose what you are told' },
  readAll: { id: 'notifications.readAll', defaultMessage: 'Mark all as read' },
});

export interface NotificationsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list, or a notice that there are no notifications. */
  list: Pick<NotificationListProps, 'state'>;
  /** The member's settings of notifications. */
  settingsHref: string;
  /** Action of the forms that mark entries as read, and the newest entry, up to which all are marked; null if none is unread. */
  marking: { action: string; upTo: number | null };
  paging?: PagingProps | undefined;
  /** Called with the id of an entry that is to be marked as read. */
  onRead?: ((id: number) => void) | undefined;
  /** Called with the newest entry when all are to be marked. */
  onReadAll?: ((upTo: number) => void) | undefined;
}

/** The page of a member's notifications. Works without JavaScript: each mark is a form. */
export function NotificationsScreen({
  list,
  settingsHref,
  marking: { action, upTo },
  paging,
  onRead,
  onReadAll,
  ...rest
}: NotificationsScreenProps) {
  const { formatMessage } = useIntl();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (upTo !== null) onReadAll?.(upTo);
  };
  return (
    <Root {...rest} data-component="NotificationsScreen">
      <ListHead title={formatMessage(messages.title)} />
      <div data-part="notifications-tools">
        {upTo !== null && (
          <form role="none" method="post" action={action} onSubmit={onReadAll && submit}>
            <input type="hidden" name="section" value="read_all" />
            <input type="hidden" name="notification_id" value={upTo} />
            <Button type="submit" icon="check">
              {formatMessage(messages.readAll)}
            </Button>
          </form>
        )}
        <Button kind="quiet" icon="settings" href={settingsHref}>
          {formatMessage(messages.choose)}
        </Button>
      </div>
      <NotificationList {...list} action={action} onRead={onRead} />
      {paging && <Paging {...paging} />}
    </Root>
  );
}

const Root = styled(Screen)`
  & [data-part='notifications-tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
