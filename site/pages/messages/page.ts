import { definePage } from '../../shared/definePage.ts';
import { conversationAddress, inboxAddress } from '../../routing/messagesAddress.ts';

const messages = { file: 'messages/MessagesPage', uncached: true, code: () => import('./MessagesPage.tsx') };

export const inbox = definePage({ ...messages, path: '/messages/', address: inboxAddress });

export const conversation = definePage({ ...messages, path: '/messages/:id/', address: conversationAddress });
