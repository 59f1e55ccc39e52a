import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { FriendButton, type Friendship } from './FriendButton.tsx';

const onFriend = fn();
const meta = preview.meta({ component: FriendButton });

const refusedWith = (code: string) => (friend: Friendship, reader: Reader) => ({
  friend,
  onFriend,
  message: actionSaying('friend', { code }, reader),
});

export const Off = meta.story({ args: { friend: 'none', onFriend } });
export const RequestSent = meta.story({ args: { friend: 'asked', onFriend } });
export const RequestReceived = meta.story({ args: { friend: 'asking', onFriend } });
export const Friends = meta.story({ args: { friend: 'friend', onFriend } });
export const Busy = meta.story({ args: { friend: 'asked', onFriend, busy: true } });
export const Guest = meta.story({ args: { friend: 'none', signInHref: '#/signin/' } });
export const Refused = meta.story(fromView(FriendButton, refusedWith('forbidden'), 'none'));
export const Already = meta.story(fromView(FriendButton, refusedWith('already'), 'asked'));
export const Accepted = meta.story({
  args: { friend: 'asking', onFriend },
  ...played,
  play: async ({ canvas, userEvent }) => {
    onFriend.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onFriend).toHaveBeenLastCalledWith('accept');
  },
});
