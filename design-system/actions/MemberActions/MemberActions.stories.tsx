import { fullMembers } from '@afterglow/fixtures/data/members';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { messageText } from '../../reader/messageText.ts';
import { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
import { memberActions, type MemberRelation } from './MemberActions.view.ts';

const meta = preview.meta({ component: MemberActions });

const member = fullMembers.standard;
const onFriend = fn();
const none: MemberRelation = { subscribed: false, friend: 'none', blocked: false, blockedBy: false };

const forMember = (changes: Partial<MemberRelation>, reader: Reader): MemberActionsProps => {
  const actions = memberActions({ member, signedIn: true, relation: { ...none, ...changes } }, reader);
  return { ...actions, friend: actions.friend && { ...actions.friend, onFriend } };
};
const refusedWith = (code: string, reader: Reader): MemberActionsProps => {
  const actions = forMember({}, reader);
  return {
    ...actions,
    friend: actions.friend && { ...actions.friend, message: actionSaying('friend', { code }, reader) },
  };
};

export const Standard = meta.story(fromView(MemberActions, forMember, {}));
export const FriendsAndSubscribed = meta.story(
  fromView(MemberActions, forMember, { friend: 'friend', subscribed: true }),
);
export const RequestSent = meta.story(fromView(MemberActions, forMember, { friend: 'asked' }));
export const RequestReceived = meta.story(fromView(MemberActions, forMember, { friend: 'asking' }));
export const Blocked = meta.story(fromView(MemberActions, forMember, { blocked: true }));
export const BlockedByTheMember = meta.story(fromView(MemberActions, forMember, { blockedBy: true }));
export const Guest = meta.story(fromView(MemberActions, memberActions, { member, signedIn: false, relation: null }));
/** Shown to a member while the relation to the other member is loading. */
export const RelationPending = meta.story(
  fromView(MemberActions, memberActions, { member, signedIn: true, relation: null }),
);
export const Refused = meta.story(fromView(MemberActions, refusedWith, 'forbidden'));
export const Already = meta.story(fromView(MemberActions, refusedWith, 'already'));
export const Accepted = meta.story({
  ...fromView(MemberActions, forMember, { friend: 'asking' }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onFriend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: messageText('friendButton.asking') }));
    await expect(onFriend).toHaveBeenLastCalledWith('accept');
  },
});
