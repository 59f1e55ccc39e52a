import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChannelLine, type ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { ShareButton } from '../../facts/ShareButton/ShareButton.tsx';
import { VideoDetails, type VideoDetailsProps } from '../../facts/VideoDetails/VideoDetails.tsx';
import { VideoFacts, type VideoFactsProps } from '../../facts/VideoFacts/VideoFacts.tsx';
import { RelatedList, type RelatedListProps } from '../../lists/RelatedList/RelatedList.tsx';
import { VideoPlayer, type VideoPlayerProps } from '../../player/VideoPlayer/VideoPlayer.tsx';

export interface VideoScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** Language tag of the title, if known. */
  titleLang?: string | undefined;
  player: VideoPlayerProps;
  facts: VideoFactsProps;
  /** Null if there is no author. */
  channel: ChannelLineProps | null;
  details: VideoDetailsProps;
  related: RelatedListProps;
  /** URL of this page, for sharing. */
  href: string;
}

/** Video page: player, details and related videos. `children` are rendered under the details, such as comments. */
export function VideoScreen({
  title,
  titleLang,
  player,
  facts,
  channel,
  details,
  related,
  href,
  children,
  ...rest
}: VideoScreenProps) {
  return (
    <Root {...rest} data-component="VideoScreen">
      <VideoPlayer data-part="video-screen-player" {...player} />
      <div data-part="video-screen-main">
        <div>
          <h1 data-part="video-screen-title" lang={titleLang} dir="auto">
            {title}
          </h1>
          <VideoFacts {...facts} />
        </div>
        <div data-part="video-screen-actions">
          {channel && <ChannelLine {...channel} />}
          <div data-part="video-screen-buttons">
            <ShareButton title={title} href={href} />
          </div>
        </div>
        <VideoDetails {...details} />
        {children}
      </div>
      {related.steps.length > 0 && <RelatedList data-part="video-screen-related" {...related} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) min(${size.side}, 32%);
  gap: ${space[4]} ${space[8]};

  & [data-part='video-screen-related'] {
    grid-area: 1 / 2 / 3 / 3;
  }
  /* No related videos: it has the full width. */
  &:not(:has([data-part='video-screen-related'])) {
    grid-template: auto 1fr / minmax(0, 1fr);
  }
  & [data-part='video-screen-main'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
  & [data-part='video-screen-title'] {
    margin-block-end: ${space[1]};
    color: ${color.text};
    font: ${font.videoTitle};
    letter-spacing: ${tracking.videoTitle};
    overflow-wrap: anywhere;
  }
  & [data-part='video-screen-actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]} ${space[4]};
  }
  & [data-part='video-screen-buttons'] {
    display: flex;
    margin-inline-start: auto;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  @media ${media.md} {
    display: flex;
    flex-direction: column;
    gap: ${size.sectionGap};

    & [data-part='video-screen-player'] {
      margin-block-end: calc(${space[4]} - ${size.sectionGap});
    }
  }
  /* Full-bleed, right below the header. Explicit width: WebKit computes the height of a stretched flex item
     from its width without the margins. */
  @media ${media.xs} {
    & [data-part='video-screen-player'] {
      inline-size: calc(100% + 2 * ${size.pagePadding});
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
    }
  }
`;
