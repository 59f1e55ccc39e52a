import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { MessageThread, type MessageThreadProps } from '../../cards/MessageThread/MessageThread.tsx';
import { WaitingEntry } from '../../cards/WaitingEntry/WaitingEntry.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { noticeOf } from '../noticeOf.ts';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

const messages = defineMessages({
  loading: { id: 'messageList.loading', defaultMessage: 'Your messages are being loaded' },
  emptyTitle: { id: 'messageList.emptyTitle', defaultMessage: 'No messages yet' },
  empty: {
    id: 'messageList.empty',
    defaultMessage: 'Write to a member from their page, and you will find your conversations here.',
  },
  findMembers: { id: 'messageList.findMembers', defaultMessage: 'Find members' },
  refusedTitle: { id: 'messageList.refusedTitle', defaultMessage: 'Please sign in' },
  refused: { id: 'messageList.refused', defaultMessage: 'Your messages are for your eyes only.' },
  signIn: { id: 'messageList.signIn', defaultMessage: 'Sign in' },
  failedTitle: { id: 'messageList.failedTitle', defaultMessage: 'Your messages did not come through' },
  failed: { id: 'messageList.failed', defaultMessage: 'Check your connection, then try again.' },
  retry: { id: 'messageList.retry', defaultMessage: 'Try again' },
});

export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loading state of the conversations. `href` is the link of the notice that is shown instead of the list. */
  state:
    | { kind: 'loading' }
    | { kind: 'ready'; threads: readonly MessageThreadProps[] }
    | { kind: 'empty'; href: string }
    | { kind: 'refused'; href: string }
    | { kind: 'failed'; href: string };
  /** Omit it in a drawer, and on a page that has its own pagination. */
  paging?: PagingProps | undefined;
}

const drawings = {
  empty: { scene: 'empty', heading: messages.emptyTitle, sentence: messages.empty, way: messages.findMembers },
  refused: { scene: 'refused', heading: messages.refusedTitle, sentence: messages.refused, way: messages.signIn },
  failed: { scene: 'failed', heading: messages.failedTitle, sentence: messages.failed, way: messages.retry },
} as const;

/** A member's conversations, the latest first: in the drawer beside the page, and on a page of its own (D58). */
export function MessageList({ state, paging, ...rest }: MessageListProps) {
  return (
    <Root
      aria-busy={state.kind === 'loading' || undefined}
      {...rest}
      data-component="MessageList"
      data-notice={state.kind in drawings || undefined}
    >
      <Threads state={state} />
      {state.kind === 'ready' && paging && <Paging {...paging} />}
    </Root>
  );
}

function Threads({ state }: Pick<MessageListProps, 'state'>) {
  const { formatMessage } = useIntl();
  if (state.kind === 'ready')
    return (
      <ul role="list" data-part="message-list-items">
        {state.threads.map((thread) => (
          <li key={thread.href}>
            <MessageThread {...thread} />
          </li>
        ))}
      </ul>
    );
  if (state.kind === 'loading') return <Waiting label={formatMessage(messages.loading)} />;
  return <Notice level={3} {...noticeOf(drawings[state.kind], state, formatMessage)} />;
}

const Waiting = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Announcement sentence={label} />
    {indexes(6).map((place) => (
      <WaitingEntry key={place} first="half" />
    ))}
  </>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  /* A notice in place of the list is centred on the page, so it keeps the whole width. */
  &:not([data-notice]) {
    max-inline-size: calc(${size.reading} + ${space[14]});
  }

  & [data-part='message-list-items'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    /* Aligns the list with the page, as a thread has padding of its own. */
    margin-inline: calc(-1 * ${space[3]});
  }
`;
