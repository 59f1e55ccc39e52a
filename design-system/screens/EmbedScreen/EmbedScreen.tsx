import { color, font, layer, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { VideoPlayer, type VideoPlayerProps } from '../../player/VideoPlayer/VideoPlayer.tsx';

const messages = defineMessages<{ watch: { name: string } }>({
  watch: { id: 'embedScreen.watch', defaultMessage: 'Watch on {name}' },
});
const labels = defineMessages({
  report: { id: 'embedScreen.report', defaultMessage: 'Report this video' },
});

export interface EmbedScreenProps extends Omit<ComponentProps<'main'>, 'children'> {
  /** Null where the visitor's age is not known: cookies of this site do not reach a frame on another one. */
  player: VideoPlayerProps | null;
  /** The site's name. */
  siteName: string;
  /** The page of the video on this site. */
  pageHref: string;
  reportHref: string;
}

/** The bare player, for frames on other sites: nothing around it but a link to report. */
export function EmbedScreen({ player, siteName, pageHref, reportHref, ...rest }: EmbedScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="EmbedScreen">
      <h1 data-component="VisuallyHidden">
        <PendingText of={player?.label ?? siteName} announced />
      </h1>
      {player ? (
        <>
          <VideoPlayer data-part="embed-player" {...player} />
          <a
            data-part="embed-report"
            href={reportHref}
            target="_blank"
            rel="noopener"
            aria-label={formatMessage(labels.report)}
          >
            <Icon name="alert" size="small" />
          </a>
        </>
      ) : (
        <a data-part="embed-watch" href={pageHref} target="_blank" rel="noopener">
          {formatMessage(messages.watch, { name: siteName })}
        </a>
      )}
    </Root>
  );
}

const Root = styled.main`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  background: ${color.stage};

  & [data-part='embed-player'] {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
  }
  & [data-part='embed-report'] {
    position: absolute;
    z-index: ${layer.raised};
    inset: ${space[2]} ${space[2]} auto auto;
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
    background: ${color.shade};
    color: ${color.onShade};
  }
  & :is([data-part='embed-report'], [data-part='embed-watch']):focus-visible {
    outline-color: ${color.onShade};
  }
  & [data-part='embed-watch'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.controlLarge};
    padding-inline: ${space[6]};
    border: 1px solid currentColor;
    border-radius: ${radius.pill};
    color: ${color.onShade};
    font: ${font.button};
    text-decoration: none;
  }
`;
