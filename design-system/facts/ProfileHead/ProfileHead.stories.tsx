import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { SubscribeButton } from '../../actions/SubscribeButton/SubscribeButton.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { channelHead, memberHead, modelHead } from '../profiles.view.ts';
import { ProfileHead } from './ProfileHead.tsx';

const subscribe = <SubscribeButton on={false} to={fullModels.standard.title} onPress={fn()} />;

const meta = preview.meta({ component: ProfileHead });

export const Standard = meta.story(fromView(ProfileHead, modelHead, fullModels.standard, { children: subscribe }));
export const Channel = meta.story(fromView(ProfileHead, channelHead, fullChannels.standard));
export const Member = meta.story(fromView(ProfileHead, memberHead, { ...fullMembers.standard, online: false }));
export const MemberHereNow = meta.story(fromView(ProfileHead, memberHead, { ...fullMembers.friend, online: true }));
/**
 * The blurred profile picture replaces the cover, so that all heads are equally high; also for a model whose page was
 * opened from its card.
 */
export const NoCover = meta.story(fromView(ProfileHead, modelHead, { ...fullModels.standard, cover: '' }));
export const PreviewedChannel = meta.story(
  fromView(ProfileHead, channelHead, { address: fullChannels.standard, card: fullChannels.standard }),
);
export const Pending = meta.story(fromView(ProfileHead, modelHead, { address: fullModels.standard, card: null }));
export const MemberWithoutACover = meta.story(
  fromView(ProfileHead, memberHead, { ...fullMembers.standard, cover: '', online: false }),
);
export const NoPictures = meta.story(fromView(ProfileHead, modelHead, fullModels.bare));
export const LongName = meta.story(fromView(ProfileHead, modelHead, fullModels.longName, { children: subscribe }));
