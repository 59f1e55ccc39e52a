import type { Activity } from '@afterglow/contract/activity';
import { activities } from '@afterglow/fixtures/data/activity';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { activityCard } from './ActivityCard.view.ts';

const meta = preview.meta({ component: ActivityCard, decorators: [columnDecorator] });

const done = (activity: Activity) => fromView(ActivityCard, activityCard, activity);

export const Upload = meta.story(done(activities.upload));
export const SeveralUploads = meta.story(done(activities.uploads));
export const Comment = meta.story(done(activities.comment));
export const NewPlaylist = meta.story(done(activities.playlist));
export const AddedToAPlaylist = meta.story(done(activities.addition));
export const NewFriend = meta.story(done(activities.friend));
export const LongTitle = meta.story(done(activities.longTitle));
export const Hostile = meta.story(
  done({
    ...activities.comment,
    user: { id: 1, name: '<b>bold</b>', avatar: '' },
    subject: { id: 1, dir: 'x', title: '"><script>alert(1)</script>' },
  }),
);
export const MemberThenThing = meta.story({
  ...done(activities.comment),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: activities.comment.user.name })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /has commented on/ })).toHaveFocus();
  },
});
