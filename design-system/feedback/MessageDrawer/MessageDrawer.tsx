import { size, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { MessageThread, type MessageThreadProps } from '../../cards/MessageThread/MessageThread.tsx';
import { Modal, type ModalProps } from '../../modals/Modal/Modal.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Notice } from '../Notice/Notice.tsx';

const messages = defineMessages({
  title: { id: 'messageDrawer.title', defaultMessage: 'Messages' },
  loading: { id: 'messageDrawer.loading', defaultMessage: 'Your messages are being loaded' },
  emptyTitle: { id: 'messageDrawer.emptyTitle', defaultMessage: 'No messages yet' },
  empty: { id: 'messageDrawer.empty', defaultMessage: 'Write to a member from their page; your talks stand here.' },
  findMembers: { id: 'messageDrawer.findMembers', defaultMessage: 'Find members' },
  refusedTitle: { id: 'messageDrawer.refusedTitle', defaultMessage: 'Please sign in' },
  refused: { id: 'messageDrawer.refused', defaultMessage: 'Your messages are for your eyes only.' },
  signIn: { id: 'messageDrawer.signIn', defaultMessage: 'Sign in' },
  failedTitle: { id: 'messageDrawer.failedTitle', defaultMessage: 'Your messages did not come through' },
  failed: { id: 'messageDrawer.failed', defaultMessage: 'Check your connection, then try again.' },
  retry: { id: 'messageDrawer.retry', defaultMessage: 'Try again' },
});

export interface MessageDrawerProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'dismissible'> {
  /** Where the reading of the threads stands; `href` is the way on. */
  state:
    | { kind: 'loading' }
    | { kind: 'ready'; threads: readonly MessageThreadProps[] }
    | { kind: 'empty'; href: string }
    | { kind: 'refused'; href: string }
    | { kind: 'failed'; href: string };
}

const drawings = {
  empty: { scene: 'empty', heading: messages.emptyTitle, sentence: messages.empty, way: messages.findMembers },
  refused: { scene: 'refused', heading: messages.refusedTitle, sentence: messages.refused, way: messages.signIn },
  failed: { scene: 'failed', heading: messages.failedTitle, sentence: messages.failed, way: messages.retry },
} as const;

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The member's talks in a drawer beside the page (D58). `children`, such as one open talk, take the place of the list. */
export function MessageDrawer({ state, children, ...rest }: MessageDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal {...rest} data-component="MessageDrawer" data-placement="end" title={formatMessage(messages.title)}>
      {children ?? <Threads state={state} />}
    </Modal>
  );
}

function Threads({ state }: Pick<MessageDrawerProps, 'state'>) {
  const { formatMessage } = useIntl();
  if (state.kind === 'ready')
    return (
      <List role="list">
        {state.threads.map((thread) => (
          <li key={thread.href}>
            <MessageThread {...thread} />
          </li>
        ))}
      </List>
    );
  if (state.kind === 'loading')
    return (
      <Waiting>
        <span data-component="VisuallyHidden" role="status">
          {formatMessage(messages.loading)}
        </span>
        {rows.map((row) => (
          <div key={row} data-part="drawer-row" aria-hidden="true">
            <Skeleton shape="circle" />
            <div data-part="drawer-lines">
              <Skeleton length="half" />
              <Skeleton length="long" />
            </div>
          </div>
        ))}
      </Waiting>
    );
  const { scene, heading, sentence, way } = drawings[state.kind];
  return (
    <Notice
      level={3}
      scene={scene}
      heading={formatMessage(heading)}
      sentence={formatMessage(sentence)}
      way={{
        href: state.href,
        label: formatMessage(way),
        ...(state.kind === 'failed' && { 'data-retry': '' as const }),
      }}
    />
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  /* A thread has padding of its own. */
  margin-inline: calc(-1 * ${space[3]});
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[5]};

  [data-part='drawer-row'] {
    display: grid;
    grid-template-columns: ${size.avatar} minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }

  [data-part='drawer-lines'] {
    display: grid;
    gap: ${space[1]};
  }
`;
