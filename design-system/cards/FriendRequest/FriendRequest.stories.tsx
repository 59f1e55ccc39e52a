import { members } from '@afterglow/fixtures/data/members';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { messageText } from '../../reader/messageText.ts';
import { FriendRequest } from './FriendRequest.tsx';
import { friendRequest } from './FriendRequest.view.ts';

const meta = preview.meta({ component: FriendRequest, decorators: [columnDecorator] });

const onAnswer = fn();
const member = members.standard;

export const Received = meta.story(
  fromView(FriendRequest, friendRequest, { member, state: 'received' }, { answering: { onAnswer } }),
);
export const Sent = meta.story(
  fromView(FriendRequest, friendRequest, { member, state: 'sent' }, { answering: { onAnswer } }),
);
export const Accepted = meta.story(fromView(FriendRequest, friendRequest, { member, state: 'accepted' }));
export const Declined = meta.story(fromView(FriendRequest, friendRequest, { member, state: 'declined' }));
export const Withdrawn = meta.story(fromView(FriendRequest, friendRequest, { member, state: 'withdrawn' }));
export const Busy = meta.story(fromView(FriendRequest, friendRequest, { member, state: 'received' }, { busy: true }));
export const Withdrawing = meta.story(
  fromView(FriendRequest, friendRequest, { member, state: 'sent' }, { busy: true }),
);
export const Refused = meta.story(
  fromView(FriendRequest, friendRequest, { member, state: 'received' }, { error: 'It is not here any more.' }),
);
export const NoPicture = meta.story(
  fromView(FriendRequest, friendRequest, { member: members.closed, state: 'received' }),
);
export const LongName = meta.story(fromView(FriendRequest, friendRequest, { member: members.longName, state: 'sent' }));
export const TellsNothing = meta.story(
  fromView(FriendRequest, friendRequest, { member: members.bare, state: 'received' }),
);
export const PressedToDecline = meta.story({
  ...fromView(FriendRequest, friendRequest, { member, state: 'received' }, { answering: { onAnswer } }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: messageText('friendRequest.decline') }));
    await expect(onAnswer).toHaveBeenLastCalledWith('del');
  },
});
