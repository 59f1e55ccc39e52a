import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { ProfileActions } from '../../actions/profileActions.ts';
import { SubscribeButton } from '../../actions/SubscribeButton/SubscribeButton.tsx';
import { VoteButtons } from '../../actions/VoteButtons/VoteButtons.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ProfileHead, type ProfileHeadProps } from '../../facts/ProfileHead/ProfileHead.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { Profile } from '../Profile.ts';
import { VideoListScreen, type VideoListScreenProps } from '../VideoListScreen/VideoListScreen.tsx';

const messages = defineMessages({
  info: { id: 'channelScreen.info', defaultMessage: 'Info' },
});

export interface ChannelScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  profile: ProfileHeadProps;
  /** The buttons beside the name. */
  actions: ProfileActions;
  tabs: TabsProps;
  /** Content of the current tab. */
  shown: { tab: 'videos'; list: VideoListScreenProps } | { tab: 'info'; about: FactTableProps };
}

/** The page /pornsite/{dir}/ with its tabs. */
export function ChannelScreen({
  profile,
  actions: { subscribe, vote, plain },
  tabs,
  shown,
  ...rest
}: ChannelScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Profile {...rest} data-component="ChannelScreen">
      <ProfileHead {...profile}>
        <SubscribeButton {...subscribe} />
        <VoteButtons {...vote} />
        {plain}
      </ProfileHead>
      <Tabs {...tabs} />
      {shown.tab === 'videos' && <VideoListScreen {...shown.list} />}
      {shown.tab === 'info' && (
        <>
          <h2 data-component="VisuallyHidden">{formatMessage(messages.info)}</h2>
          <FactTable {...shown.about} />
        </>
      )}
    </Profile>
  );
}
