import type { Message } from '@afterglow/contract/ownPage';
import { messageLength, messagesIn10Minutes } from '@afterglow/contract/formLimits';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { messages } from '@afterglow/fixtures/data/messages';
import preview from '@afterglow/storybook/preview';
import { MessageForm } from '../../forms/MessageForm/MessageForm.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { Conversation } from './Conversation.tsx';
import { conversation, type ConversationOf } from './Conversation.view.ts';

const meta = preview.meta({ component: Conversation });

const member = fullMembers.friend;
const some: readonly Message[] = [messages.standard, messages.own];
const all: readonly Message[] = Object.values<Message>(messages);
const form = <MessageForm action="#/messages/" limit={messageLength.max} perTenMinutes={messagesIn10Minutes} />;
const of = (changes: Partial<ConversationOf>): ConversationOf => ({
  member,
  messages: some,
  page: 1,
  pages: 1,
  ...changes,
});

export const Standard = meta.story(fromView(Conversation, conversation, of({}), { children: form }));
export const ManyScripts = meta.story(fromView(Conversation, conversation, of({ messages: all }), { children: form }));
export const BeingSent = meta.story(
  fromView(Conversation, conversation, of({ sending: [{ ...messages.own, id: -1, text: 'I am on my way.' }] }), {
    children: form,
  }),
);
export const MiddleOfThreePages = meta.story(
  fromView(Conversation, conversation, of({ messages: all, page: 2, pages: 3 })),
);
export const BlockedByTheMember = meta.story(fromView(Conversation, conversation, of({}), { refusing: true }));
export const Blocked = meta.story(fromView(Conversation, conversation, of({}), { blocked: { onPress: () => {} } }));
export const NothingWritten = meta.story(
  fromView(Conversation, conversation, of({ messages: [] }), { children: form }),
);
export const LongName = meta.story(
  fromView(Conversation, conversation, of({ member: fullMembers.longName }), { children: form }),
);
export const NoPicture = meta.story(fromView(Conversation, conversation, of({ member: fullMembers.bare })));
export const Loading = meta.story(fromView(Conversation, conversation, of({ messages: null })));
export const Failed = meta.story(fromView(Conversation, conversation, of({ messages: 'failed' })));
