import { members } from '@afterglow/fixtures/data/members';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { MemberCard } from './MemberCard.tsx';
import { memberCard } from './MemberCard.view.ts';

const meta = preview.meta({ component: MemberCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(MemberCard, memberCard, { ...members.standard, online: false }));
export const HereNow = meta.story(fromView(MemberCard, memberCard, { ...members.friend, online: true }));
export const NoPicture = meta.story(fromView(MemberCard, memberCard, members.closed));
export const TellsNothing = meta.story(fromView(MemberCard, memberCard, members.bare));
export const LongName = meta.story(fromView(MemberCard, memberCard, members.longName));
export const Cyrillic = meta.story(fromView(MemberCard, memberCard, members.cyrillic));
export const Focused = meta.story({
  ...fromView(MemberCard, memberCard, members.own),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(members.own.name) })).toHaveFocus();
  },
});
