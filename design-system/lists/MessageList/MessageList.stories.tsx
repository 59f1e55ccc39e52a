import type { Thread } from '@afterglow/contract/ownPage';
import { threads } from '@afterglow/fixtures/data/threads';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { paging } from '../Paging/Paging.view.ts';
import { repeatEntries } from '../storyArgs.ts';
import { MessageList } from './MessageList.tsx';
import { messageList } from './MessageList.view.ts';

const { unread, standard, noPicture, long, arabic } = threads;
const all: readonly Thread[] = [unread, standard, noPicture, long, arabic];

const meta = preview.meta({ component: MessageList });

export const Standard = meta.story(fromView(MessageList, messageList, all));
export const AllRead = meta.story(fromView(MessageList, messageList, [standard, noPicture]));
export const AllUnread = meta.story(
  fromView(
    MessageList,
    messageList,
    [unread, standard, noPicture].map((thread) => ({ ...thread, unread: thread.unread + 1 })),
  ),
);
export const OnlyOne = meta.story(fromView(MessageList, messageList, [unread]));
export const SomebodyBlocked = meta.story(
  fromView(
    MessageList,
    (of: readonly Thread[], reader: Reader) => messageList(of, reader, new Set([noPicture.user.id])),
    [unread, noPicture, standard],
  ),
);
export const FirstOfTwelvePages = meta.story(
  fromView(
    MessageList,
    (of: readonly Thread[], reader: Reader) => ({
      ...messageList(of, reader),
      paging: paging({ current: 1, last: 12, href: (page) => `#/messages/${page}/` }, reader),
    }),
    repeatEntries<Thread>({ unread, standard, noPicture, long, arabic }, 12, (thread, place) => ({
      ...thread,
      user: { ...thread.user, id: 6_050_000 + place },
      unread: place < 2 ? place + 1 : 0,
    })),
  ),
);
export const Empty = meta.story(fromView(MessageList, messageList, []));
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Refused = meta.story({ args: { state: { kind: 'refused', href: '#/signin/' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed', href: '#/' } } });
