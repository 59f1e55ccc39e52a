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
      <VideoPlayer {...player} />
      <div>
        <div>
          <h1 lang={titleLang} dir="auto">
            {title}
          </h1>
          <VideoFacts {...facts} />
        </div>
        <div data-actions="">
          {channel && <ChannelLine {...channel} />}
          <div>
            <ShareButton title={title} href={href} />
          </div>
        </div>
        <VideoDetails {...details} />
        {children}
      </div>
      {related.steps.length > 0 && <RelatedList {...related} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) min(${size.side}, 32%);
  gap: ${space[4]} ${space[8]};

  & > [data-component='RelatedList'] {
    grid-area: 1 / 2 / 3 / 3;
  }
  /* No related videos: it has the full width. */
  &:not(:has(> [data-component='RelatedList'])) {
    grid-template: auto 1fr / minmax(0, 1fr);
  }
  & > div:nth-child(2) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
  & h1 {
    margin-block-end: ${space[1]};
    color: ${color.text};
    font: ${font.videoTitle};
    letter-spacing: ${tracking.videoTitle};
    overflow-wrap: anywhere;
  }
  & > div:nth-child(2) > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]} ${space[4]};
  }
  & > div:nth-child(2) > [data-actions] > :last-child {
    display: flex;
    margin-inline-start: auto;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  @media ${media.md} {
    display: flex;
    flex-direction: column;
    gap: ${size.sectionGap};

    & > [data-component='VideoPlayer'] {
      margin-block-end: calc(${space[4]} - ${size.sectionGap});
    }
  }
  /* Full-bleed, right below the header. Explicit width: WebKit computes the height of a stretched flex item
     from its width without the margins. */
  @media ${media.xs} {
    & > [data-component='VideoPlayer'] {
      inline-size: calc(100% + 2 * ${size.pagePadding});
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
    }
  }
`;
