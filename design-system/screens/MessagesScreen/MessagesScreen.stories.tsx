import type { Message, Thread } from '@afterglow/contract/ownPage';
import { messageLength, messagesIn10Minutes } from '@afterglow/contract/formLimits';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { messages } from '@afterglow/fixtures/data/messages';
import { threads } from '@afterglow/fixtures/data/threads';
import preview from '@afterglow/storybook/preview';
import { MessageForm } from '../../forms/MessageForm/MessageForm.tsx';
import { Conversation } from '../../lists/Conversation/Conversation.tsx';
import { conversation } from '../../lists/Conversation/Conversation.view.ts';
import { MessageList, type MessageListProps } from '../../lists/MessageList/MessageList.tsx';
import { messageList } from '../../lists/MessageList/MessageList.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { failed as failedFrame, missing } from '../storyArgs.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const meta = preview.meta({ component: MessagesScreen });

const withThreads = (of: readonly Thread[], reader: Reader) => ({
  children: <MessageList {...messageList(of, reader)} />,
});
const withState = (state: MessageListProps['state']) => ({ args: { children: <MessageList state={state} /> } });
const withMessages = (of: readonly Message[], reader: Reader) => ({
  one: true,
  children: (
    <Conversation {...conversation({ member: fullMembers.friend, messages: of, page: 1, pages: 2 }, reader)}>
      <MessageForm action="#/messages/" limit={messageLength.max} perTenMinutes={messagesIn10Minutes} />
    </Conversation>
  ),
});

export const Standard = meta.story(
  fromView(MessagesScreen, withThreads, [threads.unread, threads.noPicture, threads.long, threads.arabic]),
);
export const OneConversation = meta.story(fromView(MessagesScreen, withMessages, Object.values<Message>(messages)));
export const Empty = meta.story(fromView(MessagesScreen, withThreads, []));
export const Loading = meta.story(withState({ kind: 'loading' }));
export const NotLoaded = meta.story(withState({ kind: 'failed', href: '#/' }));
export const SignedOut = meta.story(withState({ kind: 'refused', href: '#/signin/' }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failedFrame);
