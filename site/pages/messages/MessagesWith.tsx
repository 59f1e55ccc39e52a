import { MessageList } from '@afterglow/design-system/lists/MessageList';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MessagesScreen } from '@afterglow/design-system/screens/MessagesScreen';
import { messagesHead } from '@afterglow/design-system/screens/MessagesScreen/view';
import { memberRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { CurrentThread } from '../../features/inbox/CurrentThread.tsx';
import { MembersFrame } from '../../shared/MembersFrame.tsx';

const waiting = (
  <MessagesScreen>
    <MessageList state={{ kind: 'loading' }} />
  </MessagesScreen>
);

/** The conversation with one member. */
export function MessagesWith({ id, page }: { id: number; page: number }) {
  const reader = useReader();
  const member = useResource(memberRead(id, useConfig().user));
  return (
    <MembersFrame of={member} head={({ name }) => messagesHead(name, reader)} loading={waiting}>
      {(other) => (
        <MessagesScreen one>
          <CurrentThread member={other} page={page} />
        </MessagesScreen>
      )}
    </MembersFrame>
  );
}
