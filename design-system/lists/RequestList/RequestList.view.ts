import type { Member } from '@afterglow/contract/member';
import type { FriendRequests } from '@afterglow/contract/ownPage';
import type { FriendRequestProps } from '../../cards/FriendRequest/FriendRequest.tsx';
import { friendRequest } from '../../cards/FriendRequest/FriendRequest.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { RequestListProps } from './RequestList.tsx';

/** Changes to a request since it was loaded. */
export type Answered = Partial<Pick<FriendRequestProps, 'state' | 'busy' | 'error'>>;

export interface RequestsOf extends FriendRequests {
  /** The visitor's own id, and the page number of the friends list: the URL that answers are posted to. */
  ownId: number;
  page: number;
  /** Keyed by the id of the other member. */
  answers?: ReadonlyMap<number, Answered>;
  onAnswer?: (id: number, received: boolean, act: 'accept' | 'del') => void;
}

/** Returns the cards of all requests that wait for an answer. */
export function requestList(
  { requests, asked, ownId, page, answers, onAnswer }: RequestsOf,
  reader: Reader,
): RequestListProps {
  const action = reader.href.member({ id: ownId }, 'friends', page);
  const card = (member: Member, received: boolean): FriendRequestProps => ({
    ...friendRequest({ member, state: received ? 'received' : 'sent' }, reader),
    answering: {
      form: { action, fixed: { user_id: String(member.id) } },
      ...(onAnswer && { onAnswer: (act) => onAnswer(member.id, received, act) }),
    },
    ...answers?.get(member.id),
  });
  return {
    received: requests.map((member) => card(member, true)),
    sent: asked.map((member) => card(member, false)),
  };
}
