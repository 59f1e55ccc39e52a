import { color, column, font, media, radius, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionMessage, type ActionSaying } from '../../actions/ActionMessage/ActionMessage.tsx';
import { PlayAll, type PlayAllProps } from '../../player/PlayAll/PlayAll.tsx';
import { VoteButtons, type VoteButtonsProps } from '../../actions/VoteButtons/VoteButtons.tsx';
import { PlaylistCover } from '../../cards/PlaylistCover/PlaylistCover.tsx';
import { ChannelLine, type ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { VideoGrid, type VideoGridProps } from '../../lists/VideoGrid/VideoGrid.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Picture } from '../../reader/picture.ts';
import { Profile } from '../Profile.ts';

const messages = defineMessages({
  private: { id: 'playlistScreen.private', defaultMessage: 'Private' },
  videos: { id: 'playlistScreen.videos', defaultMessage: 'Videos' },
  info: { id: 'playlistScreen.info', defaultMessage: 'Info' },
});

export interface PlaylistScreenProps extends ComponentProps<'div'> {
  /** Title, owner and pictures of the playlist. */
  head: {
    title: string | Pending;
    /** True if it is visible only to its owner. */
    private: boolean;
    /** Pictures of its first videos, at most four; empty while they are unknown. */
    cover: readonly Picture[];
    owner: ChannelLineProps;
  };
  /** The page's `children` are rendered beside the vote, such as PlaylistTools. */
  vote: VoteButtonsProps;
  /** Links that play it through; pending while its videos are, null if it has none. */
  play: PlayAllProps | Pending | null;
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
export function PlaylistScreen(props: PlaylistScreenProps) {
  const { head, vote, play, notice = null, tabs, arranged = null, shown, children, ...rest } = props;
  return (
    <Profile {...rest} data-component="PlaylistScreen">
      <Head>
        <Naming {...head} />
        {play && <div data-part="playlist-play">{!isPending(play) && <PlayAll {...play} />}</div>}
        <div data-part="playlist-actions">
          <VoteButtons {...vote} />
          {children}
        </div>
      </Head>
      <ActionMessage message={notice} />
      <Tabs {...tabs} />
      {arranged ?? <Content shown={shown} />}
    </Profile>
  );
}

function Naming({ title, private: locked, cover, owner }: PlaylistScreenProps['head']) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PlaylistCover
        data-part="playlist-cover"
        pictures={cover}
        sizes={`(min-width: ${column.three}px) ${coverWidth / 2}px, 20vw`}
        eager
      />
      <div data-part="playlist-about">
        <div data-part="playlist-name">
          <h1 data-part="playlist-title" data-pending={isPending(title) || undefined} dir="auto">
            <PendingText of={title} announced />
          </h1>
          {locked && <Badge icon="lock">{formatMessage(messages.private)}</Badge>}
        </div>
        <ChannelLine {...owner} />
      </div>
    </>
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

/** Width of the cover on wide pages; the picture of a card in a list, which is cached. */
const coverWidth = 288;

const Head = styled.div`
  display: grid;
  grid-template: 'cover about' 1fr 'cover play' auto 'cover actions' auto / ${size.card} minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};

  & [data-part='playlist-cover'] {
    grid-area: cover;
    align-self: start;
    border-radius: ${radius.card};
  }
  & [data-part='playlist-about'] {
    display: grid;
    grid-area: about;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
  }
  & [data-part='playlist-name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
  }
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
  & [data-part='playlist-play'] {
    grid-area: play;
    min-inline-size: 0;
    min-block-size: ${size.control};
  }
  & [data-part='playlist-actions'] {
    display: flex;
    flex-wrap: wrap;
    grid-area: actions;
    gap: ${space[2]};
  }

  @media ${media.xs} {
    & {
      grid-template: 'cover about' auto 'play play' auto 'actions actions' auto / minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${space[4]};
    }
  }
`;
