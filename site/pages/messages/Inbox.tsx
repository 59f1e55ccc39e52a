import { MessageList } from '@afterglow/design-system/lists/MessageList';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MessagesScreen } from '@afterglow/design-system/screens/MessagesScreen';
import { messagesHead } from '@afterglow/design-system/screens/MessagesScreen/view';
import { AllThreads } from '../../features/inbox/AllThreads.tsx';
import { MembersFrame } from '../../shared/MembersFrame.tsx';

const nothing = { state: 'ready', value: null } as const;

/** All conversations of a member; a guest is asked to sign in. */
export function Inbox({ signedIn }: { signedIn: boolean }) {
  const reader = useReader();
  const signIn = <MessageList state={{ kind: 'refused', href: reader.href.page('signIn') }} />;
  return (
    <MembersFrame of={nothing} head={() => messagesHead(null, reader)} isRefused={() => !signedIn}>
      {() => <MessagesScreen>{signedIn ? <AllThreads /> : signIn}</MessagesScreen>}
    </MembersFrame>
  );
}
