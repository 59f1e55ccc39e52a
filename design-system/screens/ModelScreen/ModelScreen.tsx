import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CommentList, type CommentListProps } from '../../lists/CommentList/CommentList.tsx';
import type { ProfileActions } from '../../actions/profileActions.ts';
import { SubscribeButton } from '../../actions/SubscribeButton/SubscribeButton.tsx';
import { VoteButtons } from '../../actions/VoteButtons/VoteButtons.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ProfileHead, type ProfileHeadProps } from '../../facts/ProfileHead/ProfileHead.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { Profile } from '../Profile.ts';
import { VideoListScreen, type VideoListScreenProps } from '../VideoListScreen/VideoListScreen.tsx';

const messages = defineMessages({
  comments: { id: 'modelScreen.comments', defaultMessage: 'Comments' },
  info: { id: 'modelScreen.info', defaultMessage: 'Info' },
});

export interface ModelScreenProps extends ComponentProps<'div'> {
  profile: ProfileHeadProps;
  /** The buttons beside the name. */
  actions: ProfileActions;
  tabs: TabsProps;
  /** Content of the current tab. */
  shown:
    | { tab: 'videos'; list: VideoListScreenProps }
    | { tab: 'info'; about: FactTableProps }
    | { tab: 'comments'; comments: CommentListProps; frame: Pick<ListFrameProps, 'paging' | 'nothing'> };
}

/** The page /pornstar/{dir}/ with its tabs. `children` are rendered above the comments, such as the comment form. */
export function ModelScreen({
  profile,
  actions: { subscribe, vote, plain },
  tabs,
  shown,
  children,
  ...rest
}: ModelScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Profile {...rest} data-component="ModelScreen">
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
      {shown.tab === 'comments' && (
        <>
          {children}
          <ListFrame {...shown.frame} id="comments" label={formatMessage(messages.comments)}>
            <CommentList {...shown.comments} />
          </ListFrame>
        </>
      )}
    </Profile>
  );
}
