import type { FullMember } from '@afterglow/contract/member';
import type { Relation } from '@afterglow/contract/relation';
import type { Reader } from '../../reader/reader.ts';
import type { FriendButtonProps } from '../FriendButton/FriendButton.tsx';
import type { MemberActionsProps } from './MemberActions.tsx';

export type MemberRelation = Pick<Relation, 'subscribed' | 'friend' | 'blocked' | 'blockedBy'>;

export interface MemberForVisitor {
  member: Pick<FullMember, 'id' | 'name'>;
  signedIn: boolean;
  /** The visitor's relation to the member; null until it is known, and for guests. */
  relation: MemberRelation | null;
}

const none: MemberRelation = { subscribed: false, friend: 'none', blocked: false, blockedBy: false };

/** Values of the `press` field that change a friendship, by its current state. */
const friendActs: Record<FriendButtonProps['friend'], string> = {
  none: 'friend:add',
  asked: 'friend:del',
  asking: 'friend:accept',
  friend: 'friend:del',
};

/** Returns the field that a press submits without JavaScript: the section and the act. */
const pressing = (value: string) => ({ name: 'press', value });

/**
 * Returns the props of the actions for another member. Guests get links to the sign-in page (R95). If one has blocked
 * the other, only blocking and reporting are offered, as all else would be refused. The page adds the handlers.
 */
export function memberActions({ member, signedIn, relation }: MemberForVisitor, reader: Reader): MemberActionsProps {
  const { subscribed, friend, blocked, blockedBy } = relation ?? none;
  const signInHref = signedIn ? undefined : reader.href.page('signIn');
  const state = { signInHref, busy: signedIn && relation === null };
  const path = reader.href.member(member);
  return {
    action: path,
    fixed: { user_id: String(member.id) },
    ...(!blocked &&
      !blockedBy && {
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
