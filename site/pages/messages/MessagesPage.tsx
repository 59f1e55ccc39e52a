import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { MessageList } from '@afterglow/design-system/lists/MessageList';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MessagesScreen } from '@afterglow/design-system/screens/MessagesScreen';
import { messagesHead } from '@afterglow/design-system/screens/MessagesScreen/view';
import { memberRead } from '../../data/members.ts';
import { messagesRead, threadsRead } from '../../data/messages.ts';
import { ownRelationReads } from '../../data/relation.ts';
import { useResource } from '../../data/useResource.ts';
import { useConfig } from '../../kit/config.ts';
import { MembersFrame } from '../../kit/MembersFrame.tsx';
import { AllThreads } from '../../kit/inbox/AllThreads.tsx';
import { CurrentThread } from '../../kit/inbox/CurrentThread.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

interface MessagesProps {
  /** The other member; null for all conversations. */
  id: number | null;
  page: number;
}

const nothing = { state: 'ready', value: null } as const;

/** /messages/ and /messages/{id}/, for members alone (D58) */
export function MessagesPage({ id, page }: MessagesProps) {
  const signedIn = useConfig().user !== null;
  if (!signedIn) return <SignedOut />;
  return id === null ? <Inbox /> : <MessagesWith key={`${id} ${page}`} id={id} page={page} />;
}

function SignedOut() {
  const reader = useReader();
  return (
    <MembersFrame of={nothing} head={() => messagesHead(null, reader)} isRefused={() => true}>
      {() => (
        <MessagesScreen>
          <MessageList state={{ kind: 'refused', href: reader.href.page('signIn') }} />
        </MessagesScreen>
      )}
    </MembersFrame>
  );
}

function Inbox() {
  const reader = useReader();
  return (
    <MembersFrame of={nothing} head={() => messagesHead(null, reader)}>
      {() => (
        <MessagesScreen>
          <AllThreads />
        </MessagesScreen>
      )}
    </MembersFrame>
  );
}

const waiting = (
  <MessagesScreen>
    <MessageList state={{ kind: 'loading' }} />
  </MessagesScreen>
);

function MessagesWith({ id, page }: { id: number; page: number }) {
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

const readsWith = (id: number, page: number, user: SignedIn) => [
  memberRead(id, user),
  messagesRead(id, page),
  ...ownRelationReads(id, user),
];

export const messagesPage: PageCode<MessagesProps> = {
  Page: MessagesPage,
  reads: ({ id, page }, _, user) => (user === null ? [] : id === null ? [threadsRead] : readsWith(id, page, user)),
};
