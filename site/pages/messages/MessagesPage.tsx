import type { SignedIn } from '@afterglow/contract/globals';
import { memberRead } from '../../data/members.ts';
import { messagesRead, threadsRead } from '../../data/messages.ts';
import { ownRelationReads } from '../../data/relation.ts';
import { useConfig } from '../../shared/config.ts';
import type { PageCode } from '../../shared/pageCode.ts';
import { Inbox } from './Inbox.tsx';
import { MessagesWith } from './MessagesWith.tsx';

interface MessagesProps {
  /** The other member; null for all conversations. */
  id: number | null;
  page: number;
}

/** /messages/ and /messages/{id}/, for members only (D58) */
export function MessagesPage({ id, page }: MessagesProps) {
  const signedIn = useConfig().user !== null;
  const hasOne = signedIn && id !== null;
  return hasOne ? <MessagesWith key={`${id} ${page}`} id={id} page={page} /> : <Inbox signedIn={signedIn} />;
}

const readsWith = (id: number, page: number, user: SignedIn) => [
  memberRead(id, user),
  messagesRead(id, page),
  ...ownRelationReads(id, user),
];

export const page: PageCode<MessagesProps> = {
  Page: MessagesPage,
  reads: ({ id, page }, _, user) => (user === null ? [] : id === null ? [threadsRead] : readsWith(id, page, user)),
};
