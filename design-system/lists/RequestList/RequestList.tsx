import { color, container, font, size, space } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FriendRequest, type FriendRequestProps } from '../../cards/FriendRequest/FriendRequest.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  received: { id: 'requestList.received', defaultMessage: 'Requests to you' },
  sent: { id: 'requestList.sent', defaultMessage: 'Requests that you have sent' },
});

export interface RequestListProps extends Omit<ComponentProps<'div'>, 'children'> {
  received: readonly FriendRequestProps[];
  sent: readonly FriendRequestProps[];
  /** Reason for refusing an answer whose request is no longer listed; empty if there is none. */
  error?: string;
}

/** Friend requests that wait for an answer, above a member's own friends. Renders nothing if there are none. */
export function RequestList({ received, sent, error = '', ...rest }: RequestListProps) {
  if (received.length + sent.length === 0 && error === '') return null;
  return (
    <Root {...rest} data-component="RequestList">
      {error !== '' && (
        <p role="alert" data-part="request-list-error">
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </p>
      )}
      <Requests of="received" requests={received} />
      <Requests of="sent" requests={sent} />
    </Root>
  );
}

function Requests({ of, requests }: { of: keyof typeof messages; requests: readonly FriendRequestProps[] }) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={id} data-part="request-list">
      <h2 id={id} data-part="request-list-title">
        {formatMessage(messages[of])}
      </h2>
      <ul role="list" data-part="request-list-items">
        {requests.map((request) => (
          <li key={request.href}>
            <FriendRequest {...request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size.sectionGap};
  padding-block-end: ${space[6]};
  border-block-end: 1px solid ${color.line};

  & [data-part='request-list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  & [data-part='request-list-error'] {
    ${errorStyles}
  }
  & [data-part='request-list-title'] {
    font: ${font.cardTitle};
  }
  & [data-part='request-list-items'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${size.gridColumn};
  }

  @container ${container.three} {
    & [data-part='request-list-items'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container ${container.five} {
    & [data-part='request-list-items'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
