import type { MemberActionsProps } from '@afterglow/design-system/actions/MemberActions';
import { memberActions, type MemberRelation } from '@afterglow/design-system/actions/MemberActions/view';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import type { Relation } from '@afterglow/contract/relation';
import { useRelation, type OwnRelation } from '../../data/relation.ts';
import { useBlock } from '../../features/acts/useBlock.ts';
import { useSeen } from '../../features/acts/useSeen.ts';
import { useSubscription } from '../../features/acts/useSubscription.ts';
import { useAct, type OwnToggle } from '../../features/acts/useAct.ts';
import { memberRead } from '../../data/members.ts';
import { unreadNotificationsRead } from '../../data/notifications.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { useSubmitted } from '../../shared/submitted.ts';

type Friend = Relation['friend'];

/** The section to send for each new state of a friendship. No press leads to `asking`, which the other member does. */
const friendSections = { asked: 'add', friend: 'accept', none: 'del', asking: 'del' } as const;
const friendStateAfter = { add: 'asked', accept: 'friend', del: 'none' } as const;

function useFriend(id: number, own: OwnRelation) {
  return useAct<Friend>({
    own: {
      ...own,
      change: (changes) => {
        own.change(changes);
        // Two members who have asked each other at the same time are friends by now.
        if (changes.friend === 'asked') own.reread();
      },
    },
    valueOf: (relation) => relation?.friend ?? 'none',
    after: (friend) => ({ friend }),
    actOf: (friend) => ({ act: 'friend', section: friendSections[friend], user_id: id }),
  });
}

/** Returns the relation, whose changes also change which tabs the visitor may see and what is unread: both are read again. */
function useRelationThatOpens({ id }: FullMember): OwnRelation {
  const { user } = useConfig();
  const own = useRelation({ section: 'member', id });
  return {
    ...own,
    change: (changes) => {
      own.change(changes);
      if (changes.friend === undefined && changes.blocked === undefined) return;
      reread(memberRead(id, user));
      // An answer to a request also marks its notification as read.
      reread(unreadNotificationsRead);
    },
  };
}

/** Returns a function that says why a press without script was refused, by its act. */
function useRefusedAct() {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  return (act: 'friend' | 'subscribe' | 'block') =>
    refusals[0] && values['press']?.startsWith(act) === true ? actionSaying(act, refusals[0], reader) : null;
}

/**
 * Returns the actions of a member on another one: shown at once on the page, and taken back with a toast if refused
 * (D60).
 */
export function useMemberRelation(member: FullMember): MemberActionsProps {
  const reader = useReader();
  const own = useRelationThatOpens(member);
  useSeen({ section: 'member', id: member.id }, own);
  const [friend, subscribe, block] = [
    useFriend(member.id, own),
    useSubscription({ section: 'member', id: member.id }, own),
    useBlock(member.id, own),
  ];
  const refused = useRefusedAct();
  const { refusals } = useSubmitted();
  const relation: MemberRelation | null = own.relation && {
    friend: friend.value,
    subscribed: subscribe.on,
    blocked: block.on,
    // The answer to a press that was refused says so at its button.
    blockedBy: own.relation.blockedBy && refusals.length === 0,
  };
  const actions = memberActions({ member, signedIn: true, relation }, reader);
  const toggle = (act: 'subscribe' | 'block', { busy, onPress }: OwnToggle) => ({
    busy,
    message: refused(act),
    onPress,
  });
  return {
    ...actions,
    subscribe: actions.subscribe && { ...actions.subscribe, ...toggle('subscribe', subscribe) },
    friend: actions.friend && {
      ...actions.friend,
      busy: friend.busy,
      message: refused('friend'),
      onFriend: (act) => friend.press(friendStateAfter[act]),
    },
    decline: actions.decline && { ...actions.decline, onPress: () => friend.press('none') },
    block: { ...actions.block, ...toggle('block', block) },
  };
}
