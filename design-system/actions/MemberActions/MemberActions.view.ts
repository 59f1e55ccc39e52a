import type { FullMember } from '@afterglow/contract/member';
import type { Relation } from '@afterglow/contract/relation';
import type { Reader } from '../../reader/reader.ts';
import type { FriendButtonProps } from '../FriendButton/FriendButton.tsx';
import type { MemberActionsProps } from './MemberActions.tsx';

export type MemberRelation = Pick<Relation, 'subscribed' | 'friend' | 'blocked'>;

export interface MemberForVisitor {
  member: Pick<FullMember, 'id' | 'name'>;
  signedIn: boolean;
  /** The visitor's relation to the member; null until it is known, and for guests. */
  relation: MemberRelation | null;
}

const none: MemberRelation = { subscribed: false, friend: 'none', blocked: false };

/** What a press does to a friendship, as it is sent. */
const friendActs: Record<FriendButtonProps['friend'], string> = {
  none: 'friend:add',
  asked: 'friend:del',
  asking: 'friend:accept',
  friend: 'friend:del',
};

/** What is sent without script: an act and its section. */
const pressing = (value: string) => ({ name: 'press', value });

/**
 * What a visitor can do with another member. Guests are led to sign in (R95); with somebody who is blocked, nothing but
 * to unblock and to report. The page adds what presses do.
 */
export function memberActions({ member, signedIn, relation }: MemberForVisitor, reader: Reader): MemberActionsProps {
  const { subscribed, friend, blocked } = relation ?? none;
  const signInHref = signedIn ? undefined : reader.href.page('signIn');
  const state = { signInHref, busy: signedIn && relation === null };
  const path = reader.href.member(member);
  return {
    action: path,
    fixed: { user_id: String(member.id) },
    ...(!blocked && {
      subscribe: {
        ...state,
        on: subscribed,
        to: member.name,
        field: pressing(subscribed ? 'subscribe:del' : 'subscribe:add'),
      },
      friend: { ...state, friend, field: pressing(friendActs[friend]) },
      ...(friend === 'asking' && { decline: { ...state, field: pressing('friend:del') } }),
      write: { signInHref, href: reader.href.messages(member) },
    }),
    block: { ...state, on: blocked, field: pressing(blocked ? 'block:del' : 'block:add') },
    reportHref: reader.href.report({ object: `member ${member.id}`, url: path }),
  };
}
