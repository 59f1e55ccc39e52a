import { MemberActions, type MemberActionsProps } from '@afterglow/design-system/actions/MemberActions';
import { memberActions } from '@afterglow/design-system/actions/MemberActions/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { useConfig } from '../../shared/config.ts';
import { useInbox } from '../../features/inbox/useInbox.tsx';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';
import { useSignIn } from '../../features/session/useSignIn.tsx';
import { useEndTies } from './useEndTies.tsx';
import { useMemberRelation } from './useMemberRelation.ts';

interface Other {
  member: FullMember;
}

/** The actions of a visitor on another member; renders nothing on the visitor's own page. */
export function ActionsOfMember({ member }: Other) {
  const { user } = useConfig();
  if (user === null) return <GuestActions member={member} />;
  return user.id === member.id ? null : <OwnActions member={member} />;
}

/** For guests, every press asks to sign in (R95). */
function GuestActions({ member }: Other) {
  const overlay = useOverlay();
  const signIn = useSignIn(overlay);
  const of = { member, signedIn: false, relation: null };
  const { subscribe, friend, write, block, ...actions } = memberActions(of, useReader());
  const ask = () => signIn(undefined);
  return (
    <>
      <MemberActions
        {...actions}
        subscribe={subscribe && { ...subscribe, onPress: () => signIn('subscribe') }}
        friend={friend && { ...friend, onFriend: ask }}
        write={write && { ...write, onPress: () => signIn('comment') }}
        block={{ ...block, onPress: ask }}
      />
      {overlay.overlay}
    </>
  );
}

function OwnActions({ member }: Other) {
  const inbox = useInbox();
  const ties = useEndTies(member.name);
  const { write, ...actions } = useMemberRelation(member);
  return (
    <>
      <MemberActions
        {...withConfirmation(actions, ties.ask)}
        write={write && { ...write, onPress: () => inbox.open(member.id, write.href) }}
      />
      {inbox.overlay}
      {ties.overlay}
    </>
  );
}

/** Asks before an action that cannot be undone: ending a friendship, or a block that ends something. */
function withConfirmation(actions: MemberActionsProps, ask: ReturnType<typeof useEndTies>['ask']): MemberActionsProps {
  const { friend, subscribe, block } = actions;
  const { onFriend } = friend ?? {};
  const { onPress } = block;
  const areFriends = friend?.friend === 'friend';
  return {
    ...actions,
    ...(friend &&
      areFriends &&
      onFriend && { friend: { ...friend, onFriend: (act) => ask('unfriend', () => onFriend(act)) } }),
    ...((areFriends || subscribe?.on) && onPress && { block: { ...block, onPress: () => ask('block', onPress) } }),
  };
}
