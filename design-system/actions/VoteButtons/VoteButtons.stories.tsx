import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { messageText } from '../../reader/messageText.ts';
import { VoteButtons, type VoteButtonsProps } from './VoteButtons.tsx';

const meta = preview.meta({ component: VoteButtons });

const counted = { likes: '1.4K', dislikes: '12', onVote: fn() };
const refusedWith = (code: string) => (vote: VoteButtonsProps['vote'], reader: Reader) => ({
  ...counted,
  vote,
  message: actionSaying('vote', { code }, reader),
});

export const Off = meta.story({ args: { ...counted, vote: null } });
export const Liked = meta.story({ args: { ...counted, vote: 'liked' } });
export const Disliked = meta.story({ args: { ...counted, vote: 'disliked' } });
export const NoVotes = meta.story({ args: { ...counted, vote: null, likes: '', dislikes: '' } });
export const Busy = meta.story({ args: { ...counted, vote: 'liked', busy: true } });
export const Guest = meta.story({ args: { ...counted, vote: null, signInHref: '#/signin/' } });
/** A form that posts to the current page. */
export const WithoutScript = meta.story({ args: { ...counted, vote: null, action: '#/video/21707775/' } });
export const InABar = meta.story({ args: { ...counted, vote: null, 'data-layout': 'bar' } });
export const Refused = meta.story(fromView(VoteButtons, refusedWith('limit_user'), null));
export const Already = meta.story(fromView(VoteButtons, refusedWith('already'), 'liked'));
export const OfYourOwn = meta.story(fromView(VoteButtons, refusedWith('self'), null));

const voted = fn();
export const Pressed = meta.story({
  args: { ...counted, vote: null, onVote: voted, action: '#/video/21707775/' },
  ...played,
  play: async ({ canvas, userEvent }) => {
    voted.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: messageText('voteButtons.dislikeName', { count: '12' }) }),
    );
    await expect(voted).toHaveBeenLastCalledWith('disliked');
  },
});
