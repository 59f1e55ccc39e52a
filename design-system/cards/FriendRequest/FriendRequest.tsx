import { color, font, radius, size, space } from '@afterglow/tokens';
import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts } from '../cardStyles.ts';

const messages = defineMessages({
  accept: { id: 'friendRequest.accept', defaultMessage: 'Accept' },
  decline: { id: 'friendRequest.decline', defaultMessage: 'Decline' },
  withdraw: { id: 'friendRequest.withdraw', defaultMessage: 'Withdraw' },
  accepted: { id: 'friendRequest.accepted', defaultMessage: 'You are friends now.' },
  declined: { id: 'friendRequest.declined', defaultMessage: 'Request declined.' },
  withdrawn: { id: 'friendRequest.withdrawn', defaultMessage: 'Request withdrawn.' },
});

export interface FriendRequestProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Age and country, such as `39, Finland`; empty when neither is public. */
  about: string;
  /** `received` and `sent` are open; the others are outcomes. */
  state: 'received' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
  /** True while the reply to an answer is pending. */
  busy?: boolean;
  /** Reason for refusing the answer; empty if it was accepted. */
  error?: string;
  /** Ways to answer the request, with and without JavaScript. */
  answering?: {
    /** Action of the form without JavaScript, and its hidden fields. */
    form?: { action: string; fixed: Readonly<Record<string, string>> };
    /** Accepts the request (`accept`) or ends it (`del`): declines a received one, withdraws one that was sent. */
    onAnswer?: (act: 'accept' | 'del') => void;
  };
}

/** A friend request that the visitor has received or sent. */
export function FriendRequest({
  href,
  name,
  picture,
  about,
  state,
  busy = false,
  error = '',
  answering = {},
  ...rest
}: FriendRequestProps) {
  const { formatMessage } = useIntl();
  const nameLink = useRef<HTMLAnchorElement>(null);
  const [before] = useState(state);
  useKeptFocus(nameLink, state === before ? undefined : state);
  const open = state === 'received' || state === 'sent';
  const statusText = open ? error : formatMessage(messages[state]);
  return (
    <Root aria-label={name} {...rest} data-component="FriendRequest">
      <Avatar name={name} picture={picture} />
      <div data-part="request-text">
        <a ref={nameLink} data-part="request-name" href={href} dir="auto">
          {name}
        </a>
        {about !== '' && <p data-part="card-facts">{about}</p>}
      </div>
      {open && <Answers state={state} busy={busy} answering={answering} />}
      <p
        data-part="request-status"
        data-answered={!open || undefined}
        data-refused={(open && error !== '') || undefined}
      >
        {open && error !== '' && <Icon name="alert" size="small" data-part="error-icon" />}
        {statusText}
        <Announcement changesOnly sentence={statusText} />
      </p>
    </Root>
  );
}

/** The buttons that answer or withdraw the request. */
function Answers({
  state,
  busy,
  answering,
}: {
  state: 'received' | 'sent';
  busy: boolean;
  answering: NonNullable<FriendRequestProps['answering']>;
}) {
  const { formatMessage } = useIntl();
  const { form, onAnswer } = answering;
  const answer = (act: 'accept' | 'del') => ({
    type: form ? ('submit' as const) : ('button' as const),
    name: 'press',
    value: `friend:${act}`,
    onClick: (event: MouseEvent) => {
      if (onAnswer) event.preventDefault();
      onAnswer?.(act);
    },
  });
  return (
    <form role="none" data-part="request-buttons" method="post" action={form?.action}>
      <FixedFields fields={form?.fixed ?? {}} />
      {state === 'received' && (
        <Button {...answer('accept')} data-part="request-button" kind="filled" busy={busy}>
          {formatMessage(messages.accept)}
        </Button>
      )}
      <Button
        {...answer('del')}
        data-part="request-button"
        disabled={busy && state === 'received'}
        busy={busy && state === 'sent'}
      >
        {formatMessage(state === 'received' ? messages.decline : messages.withdraw)}
      </Button>
    </form>
  );
}

/** Hidden fields of a form. */
const FixedFields = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Root = styled.article`
  display: grid;
  grid-template-columns: ${size.avatar} minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};

  & [data-part='request-text'] {
    display: grid;
    min-inline-size: 0;
  }
  & [data-part='request-name'] {
    justify-self: start;
    margin-inline: calc(-1 * ${space.half});
    padding: ${space.half};
    color: ${color.text};
    font: ${font.cardTitle};
    overflow-wrap: anywhere;
    text-decoration: none;
    outline-offset: 0;
  }
  & [data-part='request-name']:hover {
    text-decoration: underline;
  }
  ${cardFacts}
  & [data-part='request-buttons'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  /* Equally wide, unless a label needs more. */
  & [data-part='request-button'] {
    flex: 1 1 0;
    min-inline-size: max-content;
  }
  & [data-part='request-status'] {
    grid-column: 1 / -1;
    color: ${color.soft};
    font: ${font.small};
  }
  /* Has the height of the buttons that it replaces, so that the next request stays under the finger. */
  & [data-part='request-status'][data-answered] {
    display: grid;
    align-items: center;
    min-block-size: ${size.control};
  }
  & [data-part='request-status']:empty {
    position: absolute;
  }
  & [data-part='request-status'][data-refused] {
    ${errorStyles}
  }
`;
