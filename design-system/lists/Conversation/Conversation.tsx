import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { ActionButton, type ActionButtonProps } from '../../actions/ActionButton/ActionButton.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RelativeTime, type RelativeTimeProps } from '../../primitives/RelativeTime/RelativeTime.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Picture } from '../../reader/picture.ts';

const messages = defineMessages<
  Record<'label' | 'empty' | 'blocked', { name: string }> &
    Record<
      | 'back'
      | 'you'
      | 'sending'
      | 'older'
      | 'newer'
      | 'unblock'
      | 'refusing'
      | 'loading'
      | 'failedTitle'
      | 'failed'
      | 'retry',
      {}
    >
>({
  back: { id: 'conversation.back', defaultMessage: 'All messages' },
  label: { id: 'conversation.label', defaultMessage: 'Messages with {name}' },
  you: { id: 'conversation.you', defaultMessage: 'You' },
  sending: { id: 'conversation.sending', defaultMessage: 'Being sent' },
  older: { id: 'conversation.older', defaultMessage: 'Older messages' },
  newer: { id: 'conversation.newer', defaultMessage: 'Newer messages' },
  empty: {
    id: 'conversation.empty',
    defaultMessage: 'Nothing written yet. Only you and {name} can read what is written here.',
  },
  blocked: {
    id: 'conversation.blocked',
    defaultMessage: 'You have blocked {name}: neither of you can write to the other.',
  },
  unblock: { id: 'memberActions.unblock', defaultMessage: 'Unblock' },
  refusing: { id: 'action.message.forbidden', defaultMessage: 'This member takes no messages from you.' },
  loading: { id: 'conversation.loading', defaultMessage: 'The messages are being loaded' },
  failedTitle: { id: 'conversation.failedTitle', defaultMessage: 'These messages did not come through' },
  failed: { id: 'conversation.failed', defaultMessage: 'Check your connection, then try again.' },
  retry: { id: 'conversation.retry', defaultMessage: 'Try again' },
});

export interface ConversationMessage {
  id: number;
  /** The text as it was written. */
  text: string;
  /** Whether the visitor wrote it. */
  own: boolean;
  /** The time, and its date as localized text. */
  sent: Pick<RelativeTimeProps, 'at' | 'date'>;
  /** True until the API has the message. */
  sending?: boolean;
}

export interface ConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The other member; without a picture, the first letter of the name is shown. */
  member: { name: string; href: string; picture: Picture | null };
  /** URL of all conversations. */
  backHref: string;
  /** Loading state of the messages, which come the oldest first. If loading failed, `href` tries again. */
  state:
    | { kind: 'loading' }
    | { kind: 'ready'; messages: readonly ConversationMessage[] }
    | { kind: 'failed'; href: string };
  /** URLs of the pages with older and newer messages; null at either end. */
  olderHref?: string | null;
  newerHref?: string | null;
  /**
   * Set if the visitor has blocked the other member: a button that unblocks, or without JavaScript a link to the
   * member's page.
   */
  blocked?: Pick<ActionButtonProps, 'busy' | 'message' | 'onPress'> | undefined;
  /** Whether the other member has blocked the visitor. */
  refusing?: boolean;
  /** The form for a new message. */
  children?: ReactNode;
}

/** The messages between two members, a page at a time, the latest at the end (D58). */
export function Conversation({ olderHref = null, newerHref = null, ...props }: ConversationProps) {
  const { member, backHref, state, blocked, refusing = false, children, ...rest } = props;
  const { name, href, picture } = member;
  const { formatMessage } = useIntl();
  return (
    <Root aria-busy={state.kind === 'loading' || undefined} {...rest} data-component="Conversation">
      <header data-part="conversation-head">
        <IconButton icon="back" label={formatMessage(messages.back)} href={backHref} data-part="conversation-back" />
        <Avatar name={name} picture={picture} />
        <h2 data-part="conversation-name" tabIndex={-1}>
          <a data-part="conversation-member" href={href} dir="auto">
            {name}
          </a>
        </h2>
      </header>
      {olderHref !== null && (
        <Link data-part="conversation-older" href={olderHref} kind="alone">
          {formatMessage(messages.older)}
        </Link>
      )}
      <Messages state={state} name={name} />
      {newerHref !== null && (
        <Link data-part="conversation-newer" href={newerHref} kind="alone">
          {formatMessage(messages.newer)}
        </Link>
      )}
      {blocked ? (
        <div data-part="conversation-blocked">
          <p>{formatMessage(messages.blocked, { name })}</p>
          <ActionButton {...blocked} icon="lock" label={formatMessage(messages.unblock)} href={href} />
        </div>
      ) : refusing ? (
        <p data-part="conversation-blocked">{formatMessage(messages.refusing)}</p>
      ) : (
        children
      )}
    </Root>
  );
}

function Messages({ state, name }: Pick<ConversationProps, 'state'> & { name: string }) {
  const { formatMessage } = useIntl();
  if (state.kind === 'loading') return <Waiting label={formatMessage(messages.loading)} />;
  if (state.kind === 'failed')
    return (
      <Notice
        level={3}
        scene="failed"
        heading={formatMessage(messages.failedTitle)}
        sentence={formatMessage(messages.failed)}
        way={{ href: state.href, label: formatMessage(messages.retry), 'data-retry': '' }}
      />
    );
  if (state.messages.length === 0)
    return <p data-part="conversation-empty">{formatMessage(messages.empty, { name })}</p>;
  return (
    // A box that scrolls must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div data-part="conversation-scroll" role="log" aria-label={formatMessage(messages.label, { name })} tabIndex={0}>
      <ol data-part="conversation-messages" role="list">
        {state.messages.map(({ id, text, own, sent, sending = false }) => (
          <li key={id} data-part="conversation-message" data-own={own || undefined}>
            <VisuallyHidden>{own ? formatMessage(messages.you) : name}</VisuallyHidden>
            <p data-part="conversation-text" dir="auto">
              {text}
            </p>
            {sending ? (
              <small data-part="conversation-time">{formatMessage(messages.sending)}</small>
            ) : (
              <RelativeTime {...sent} data-part="conversation-time" />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div data-part="conversation-waiting">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Announcement sentence={label} />
    {indexes(5).map((place) => (
      <Skeleton key={place} length={place % 2 === 0 ? 'half' : 'long'} />
    ))}
  </div>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: calc(${size.reading} + ${space[14]});

  & [data-part='conversation-head'] {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='conversation-back'] {
    margin-inline-start: calc(-1 * ${space[3]});
  }
  & [data-part='conversation-name'] {
    font: ${font.cardTitle};
    overflow-wrap: anywhere;
  }
  & [data-part='conversation-member'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.text};
    text-decoration: none;
  }
  & [data-part='conversation-member']:hover {
    text-decoration: underline;
  }
  & [data-part='conversation-older'],
  & [data-part='conversation-newer'] {
    justify-self: center;
  }
  & [data-part='conversation-empty'] {
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='conversation-blocked'] {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='conversation-waiting'] {
    display: grid;
    gap: ${space[4]};
  }
  /* Reversed and with a single child, the box opens at its end without JavaScript, and stays there as messages
     arrive. */
  & [data-part='conversation-scroll'] {
    display: flex;
    flex-direction: column-reverse;
    overflow: auto;
    overscroll-behavior: contain;
    /* The height that the head and the form leave, but at least enough for a few messages. */
    max-block-size: max(${size.menu}, 100dvh - ${size.dialog});
  }
  & [data-part='conversation-messages'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  & [data-part='conversation-message'] {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    max-inline-size: 85%;
  }
  & [data-part='conversation-message'][data-own] {
    justify-items: end;
    justify-self: end;
  }
  & [data-part='conversation-text'] {
    max-inline-size: 100%;
    padding: ${space[2]} ${space[3]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    color: ${color.text};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='conversation-message'][data-own] [data-part='conversation-text'] {
    border-color: transparent;
    background: ${color.high};
  }
  & [data-part='conversation-time'] {
    color: ${color.faint};
    font: ${font.meta};
  }
`;
