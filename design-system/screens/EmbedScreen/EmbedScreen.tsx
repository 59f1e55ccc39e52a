import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LegalLinks, type LegalLinksProps } from '../../layout/LegalLinks/LegalLinks.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { VideoPlayer, type VideoPlayerProps } from '../../player/VideoPlayer/VideoPlayer.tsx';

const messages = defineMessages<{ watch: { name: string } }>({
  watch: { id: 'embedScreen.watch', defaultMessage: 'Watch on {name}' },
});
const refusal = defineMessages({
  sandboxed: {
    id: 'embedScreen.sandboxed',
    defaultMessage:
      'The video cannot load here, because the page around it locks this frame up. Its owner can add "allow-same-origin" to the frame’s sandbox.',
  },
});

export interface EmbedScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null if the visitor's age is unknown, as cookies of this site do not reach a frame on another one. */
  player: VideoPlayerProps | null;
  /** The site's name. */
  siteName: string;
  /** URL of the video's page on this site. */
  pageHref: string;
  /** Links to report or removal, records and privacy, which the law requires within reach of the video. */
  legal: LegalLinksProps;
}

/** The bare player for frames on other sites, above a line of links that the law requires. */
export function EmbedScreen({ player, siteName, pageHref, legal, ...rest }: EmbedScreenProps) {
  const { formatMessage } = useIntl();
  const watch = (
    <a data-part="embed-watch" href={pageHref} target="_blank" rel="noopener">
      {formatMessage(messages.watch, { name: siteName })}
    </a>
  );
  return (
    <Root {...rest} data-component="EmbedScreen">
      <h1 data-component="VisuallyHidden">
        <PendingText of={player?.label ?? siteName} announced />
      </h1>
      {player ? (
        <>
          <VideoPlayer data-part="embed-player" {...player} />
          <div data-part="embed-sandboxed">
            <p>{formatMessage(refusal.sandboxed)}</p>
            {watch}
          </div>
        </>
      ) : (
        watch
      )}
      <LegalLinks framed {...legal} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  place-items: center;
  block-size: 100dvh;
  background: ${color.stage};

  & [data-part='embed-player'] {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border-radius: 0;
  }
  /* Shown by the document's own script, which detects a frame without an origin; nothing else loads there. */
  & [data-part='embed-sandboxed'] {
    display: none;
    gap: ${space[4]};
    justify-items: center;
    max-inline-size: ${size.reading};
    padding: ${space[4]};
    color: ${color.onShade};
    text-align: center;
  }
  :root[data-sandboxed] & [data-part='embed-sandboxed'] {
    display: grid;
  }
  :root[data-sandboxed] & [data-part='embed-player'] {
    display: none;
  }
  & [data-part='embed-watch']:focus-visible {
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
