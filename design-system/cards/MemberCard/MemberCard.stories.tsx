import type { Member } from '@afterglow/fixtures/contract/member';
import { members } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { storyPlaces } from '../../lists/storyPlaces.ts';
import { fromView } from '../../reader/fromView.tsx';
import { inColumn } from '../inColumn.tsx';
import { MemberCard } from './MemberCard.tsx';
import { memberCard } from './MemberCard.view.ts';

const listed = (member: Member) => ({ member, to: storyPlaces });

const meta = preview.meta({ component: MemberCard, decorators: [inColumn] });

export const Standard = meta.story(fromView(MemberCard, memberCard, listed({ ...members.standard, online: false })));
export const HereNow = meta.story(fromView(MemberCard, memberCard, listed({ ...members.friend, online: true })));
export const NoPicture = meta.story(fromView(MemberCard, memberCard, listed(members.closed)));
export const TellsNothing = meta.story(fromView(MemberCard, memberCard, listed(members.bare)));
export const LongName = meta.story(fromView(MemberCard, memberCard, listed(members.longName)));
export const Cyrillic = meta.story(fromView(MemberCard, memberCard, listed(members.cyrillic)));
export const Focused = meta.story({
  ...fromView(MemberCard, memberCard, listed(members.own)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(members.own.name) })).toHaveFocus();
  },
});
