import { color, font, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionMessage, type ActionSaying } from '../../actions/ActionMessage/ActionMessage.tsx';
import { VoteButtons, type VoteButtonsProps } from '../../actions/VoteButtons/VoteButtons.tsx';
import { ChannelLine, type ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { VideoGrid, type VideoGridProps } from '../../lists/VideoGrid/VideoGrid.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Profile } from '../Profile.ts';

const messages = defineMessages({
  private: { id: 'playlistScreen.private', defaultMessage: 'Private' },
  videos: { id: 'playlistScreen.videos', defaultMessage: 'Videos' },
  info: { id: 'playlistScreen.info', defaultMessage: 'Info' },
});

export interface PlaylistScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string | Pending;
  /** True if it is visible only to its owner. */
  private?: boolean;
  /** The owner; the page's `children` are rendered beside the vote, such as PlaylistTools. */
  owner: ChannelLineProps;
  vote: VoteButtonsProps;
  /** Outcome of the last change. */
  notice?: ActionSaying | null;
  tabs: TabsProps;
  /** Replaces the content of the tab while the videos are being reordered. */
  arranged?: ReactNode;
  /** Content of the current tab. */
  shown:
    | {
        tab: 'videos';
        videos: Pick<VideoGridProps, 'cards'>;
        frame: Pick<ListFrameProps, 'paging' | 'nothing'>;
      }
    | { tab: 'info'; about: FactTableProps };
}

/** The page /playlist/{id}/ with its tabs. */
export function PlaylistScreen({
  title,
  private: locked = false,
  owner,
  vote,
  notice = null,
  tabs,
  arranged = null,
  shown,
  children,
  ...rest
}: PlaylistScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Profile {...rest} data-component="PlaylistScreen">
      <Title>
        <h1 data-part="playlist-title" data-pending={isPending(title) || undefined} dir="auto">
          <PendingText of={title} announced />
        </h1>
        {locked && <Badge icon="lock">{formatMessage(messages.private)}</Badge>}
      </Title>
      <Owner>
        <ChannelLine {...owner} />
        <div data-part="playlist-actions">
          <VoteButtons {...vote} />
          {children}
        </div>
      </Owner>
      <ActionMessage message={notice} />
      <Tabs {...tabs} />
      {arranged ?? <Content shown={shown} />}
    </Profile>
  );
}

function Content({ shown }: Pick<PlaylistScreenProps, 'shown'>) {
  const { formatMessage } = useIntl();
  return shown.tab === 'videos' ? (
    <ListFrame {...shown.frame} label={formatMessage(messages.videos)}>
      <VideoGrid {...shown.videos} first />
    </ListFrame>
  ) : (
    <>
      <h2 data-component="VisuallyHidden">{formatMessage(messages.info)}</h2>
      <FactTable {...shown.about} />
    </>
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
  /* A placeholder has no width of its own. */
  & [data-part='playlist-title'][data-pending] {
    flex: 1;
  }
`;

const Owner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};

  & [data-part='playlist-actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
