import { color, column, font, media, size, space, tracking } from '@afterglow/tokens';
import { memo, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { ActionBar, type ActionBarProps } from '../../actions/ActionBar/ActionBar.tsx';
import { SubscribeButton, type SubscribeButtonProps } from '../../actions/SubscribeButton/SubscribeButton.tsx';
import { ChannelLine, type ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { VideoDetails, type VideoDetailsProps } from '../../facts/VideoDetails/VideoDetails.tsx';
import { VideoFacts, type VideoFactsProps } from '../../facts/VideoFacts/VideoFacts.tsx';
import { RelatedList, type RelatedListProps } from '../../lists/RelatedList/RelatedList.tsx';
import { playerWidth } from '../../player/VideoPlayer/playerWidth.ts';
import { VideoPlayer, type VideoPlayerProps } from '../../player/VideoPlayer/VideoPlayer.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';

export interface VideoScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string | Pending;
  /** Language tag of the title, if known. */
  titleLang?: string | undefined;
  /** The player, and beside it, or below it on narrow pages, the list that is being played, such as PlaylistPanel. */
  player: VideoPlayerProps & { playlist?: ReactNode };
  facts: VideoFactsProps;
  /** Null if there is no author. */
  channel: ChannelLineProps | null;
  details: VideoDetailsProps;
  related: RelatedListProps;
  /** The action bar below the title, and the subscribe button beside the author. */
  actions: ActionBarProps & { subscribe?: SubscribeButtonProps | undefined };
}

/* An act of the visitor renders the screen again. What it does not change is left alone, as are cards that wait. */
const [SteadyPlayer, SteadyFacts] = [memo(VideoPlayer), memo(VideoFacts)];
const [SteadyDetails, SteadyRelated] = [memo(VideoDetails), memo(RelatedList)];

/**
 * The page of a video: player, details and related videos. `children` are rendered below the details, such as comments.
 */
export function VideoScreen({ actions: { subscribe, ...actions }, ...props }: VideoScreenProps) {
  const { title, titleLang, player, facts, channel, details, related, children, ...rest } = props;
  const { playlist, ...video } = player;
  return (
    <Root aria-busy={isPending(details.description) || undefined} {...rest} data-component="VideoScreen">
      <SteadyPlayer data-part="video-screen-player" {...video} />
      {playlist && <div data-part="video-screen-playlist">{playlist}</div>}
      <div data-part="video-screen-main">
        <div>
          <h1 data-part="video-screen-title" data-pending={isPending(title) || undefined} lang={titleLang} dir="auto">
            <PendingText of={title} announced />
          </h1>
          <SteadyFacts {...facts} />
        </div>
        <div data-part="video-screen-actions">
          {channel && (
            <div data-part="video-screen-author">
              <ChannelLine {...channel} />
              {subscribe && <SubscribeButton {...subscribe} data-layout="bar" />}
            </div>
          )}
          <ActionBar {...actions} data-part="video-screen-buttons" />
        </div>
        <SteadyDetails {...details} />
        <div data-part="video-screen-feed" data-place="feed" />
        {children}
      </div>
      <SteadyRelated data-part="video-screen-related" {...related} />
    </Root>
  );
}

/* The side column takes the width that a player of the greatest height leaves. */
const Root = styled.div`
  display: grid;
  ${playerWidth}
  grid-template: auto 1fr / minmax(0, var(--player)) minmax(min(${size.side}, 32%), 1fr);
  gap: ${space[4]} ${space[8]};

  /* Runs down beside the player, the details and the comments. */
  & [data-part='video-screen-related'] {
    grid-area: 1 / 2 / 3 / 3;
  }
  /* Without JavaScript, a list that is still loading never arrives. */
  @media (scripting: none) {
    & [data-part='video-screen-related'][aria-busy='true'] {
      display: none;
    }
  }
  /* As high as the player, whatever is in it; the list scrolls. The related videos move below the player. */
  & [data-part='video-screen-playlist'] {
    display: grid;
    grid-area: 1 / 2;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 0;
    min-block-size: 100%;
  }
  & [data-part='video-screen-playlist'] ~ [data-part='video-screen-related'] {
    grid-area: 2 / 2 / 3 / 3;
  }
  /* Theatre mode: a dark band over the whole width with the player in its middle; everything beside it moves below. */
  @media not all and ${media.md} {
    :root[data-theatre] & {
      grid-template-rows: auto 1fr;

      & [data-part='video-screen-player'] {
        grid-column: 1 / -1;
        margin: calc(-1 * ${size.pagePadding}) auto ${space[2]};
        border-radius: 0;
        /* The band is a shadow, as that does not make the page wider. */
        box-shadow: 0 0 0 100vmax ${color.stage};
        clip-path: inset(0 -100vmax);
      }
      & [data-part='video-screen-related'] {
        grid-area: 2 / 2 / 3 / 3;
      }
      & [data-part='video-screen-playlist'] {
        grid-area: 2 / 2;
        block-size: ${size.side};
        min-block-size: 0;
      }
      & [data-part='video-screen-playlist'] ~ [data-part='video-screen-main'] {
        grid-row: 2 / 4;
      }
      & [data-part='video-screen-playlist'] ~ [data-part='video-screen-related'] {
        grid-area: 3 / 2;
      }
    }
  }
  & [data-part='video-screen-main'] {
    /* Explicit, as the content beside the player comes later in the document: until then this element would take its
       place. */
    grid-column: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
  & [data-part='video-screen-feed']:empty {
    display: none;
  }
  /* Reserves the height of AffiliateModels. */
  html[data-consent~='feed'] & [data-part='video-screen-feed'] {
    display: block;
    min-inline-size: 0;
    min-block-size: calc(7 * ${space[8]} + ${space[6]});
  }
  & [data-part='video-screen-title'] {
    margin-block-end: ${space[1]};
    color: ${color.text};
    font: ${font.videoTitle};
    letter-spacing: ${tracking.videoTitle};
    overflow-wrap: anywhere;
  }
  /* As wide as its text. A placeholder has no width of its own. */
  & [data-part='video-screen-title']:not([data-pending]) {
    inline-size: fit-content;
  }
  & [data-part='video-screen-actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]} ${space[4]};
  }
  & [data-part='video-screen-buttons'] {
    flex: 1 1 ${column.three}px;
  }
  & [data-part='video-screen-author'] {
    display: grid;
    grid-template-columns: minmax(0, auto) auto;
    align-items: center;
    gap: ${space[3]} ${space[4]};
    min-inline-size: 0;
  }

  @media ${media.md} {
    display: flex;
    flex-direction: column;
    gap: ${size.sectionGap};

    & [data-part='video-screen-player'] {
      margin-block-end: calc(${space[4]} - ${size.sectionGap});
    }
    & [data-part='video-screen-playlist'] {
      block-size: auto;
      min-block-size: 0;
    }
  }
  /* A phone on its side: the player takes the whole window, without the header (see Page). */
  @media ${media.short} {
    & [data-part='video-screen-player'] {
      flex: none;
      inline-size: calc(100% + 2 * ${size.pagePadding});
      max-inline-size: none;
      block-size: 100svh;
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
      border-radius: 0;
      aspect-ratio: auto;
    }
  }
  /* Full-bleed, right below the header. Explicit width: WebKit computes the height of a stretched flex item
     from its width without the margins. */
  @media ${media.xs} {
    & [data-part='video-screen-author']:has(+ [data-part='video-screen-buttons']) {
      flex: 1 1 100%;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & [data-part='video-screen-player'] {
      align-self: center;
      inline-size: calc(100% + 2 * ${size.pagePadding});
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: 0;
    }
  }
`;
