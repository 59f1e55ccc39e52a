import { color, font, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ChannelLine, type ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { VideoGrid, type VideoGridProps } from '../../lists/VideoGrid/VideoGrid.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import type { Pending } from '../../reader/pending.ts';
import { Profile } from '../Profile.ts';

const messages = defineMessages({
  private: { id: 'playlistScreen.private', defaultMessage: 'Private' },
  videos: { id: 'playlistScreen.videos', defaultMessage: 'Videos' },
  info: { id: 'playlistScreen.info', defaultMessage: 'Info' },
});

export interface PlaylistScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string | Pending;
  /** Visible only to its owner. */
  private?: boolean;
  /** The owner; the page's `children` are rendered beside it, such as an edit button. */
  owner: ChannelLineProps;
  tabs: TabsProps;
  /** Content of the current tab. */
  shown:
    | {
        tab: 'videos';
        videos: Pick<VideoGridProps, 'cards'>;
        frame: Pick<ListFrameProps, 'paging' | 'nothing'>;
      }
    | { tab: 'info'; about: FactTableProps };
}

/** /playlist/{id}/ with its tabs. */
export function PlaylistScreen({
  title,
  private: locked = false,
  owner,
  tabs,
  shown,
  children,
  ...rest
}: PlaylistScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Profile {...rest} data-component="PlaylistScreen">
      <Title>
        <h1 data-part="playlist-title" dir="auto">
          <PendingText of={title} announced />
        </h1>
        {locked && <Badge icon="lock">{formatMessage(messages.private)}</Badge>}
      </Title>
      <ChannelLine {...owner}>{children}</ChannelLine>
      <Tabs {...tabs} />
      {shown.tab === 'videos' ? (
        <ListFrame {...shown.frame} label={formatMessage(messages.videos)}>
          <VideoGrid {...shown.videos} first />
        </ListFrame>
      ) : (
        <>
          <h2 data-component="VisuallyHidden">{formatMessage(messages.info)}</h2>
          <FactTable {...shown.about} />
        </>
      )}
    </Profile>
  );
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  & [data-part='playlist-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
    overflow-wrap: anywhere;
  }
`;
