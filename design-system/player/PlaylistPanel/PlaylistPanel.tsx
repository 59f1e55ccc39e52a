import { color, font, media, radius, size, space } from '@afterglow/tokens';
import { useId, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { continueAt } from '../VideoPlayer/continuing.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { drawnScene } from '../../primitives/drawnPicture.ts';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import type { Picture } from '../../reader/picture.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { useCurrentInView } from './useCurrentInView.ts';
import { usePanelKeys } from './usePanelKeys.ts';

const messages = defineMessages({
  previous: { id: 'playlistPanel.previous', defaultMessage: 'Previous video of the playlist' },
  next: { id: 'playlistPanel.next', defaultMessage: 'Next video of the playlist' },
  loop: { id: 'playlistPanel.loop', defaultMessage: 'Repeat the playlist' },
  shuffle: { id: 'playlistPanel.shuffle', defaultMessage: 'Shuffle the playlist' },
  earlier: { id: 'playlistPanel.earlier', defaultMessage: 'Show earlier videos' },
  later: { id: 'playlistPanel.later', defaultMessage: 'Show later videos' },
  failed: {
    id: 'playlistPanel.failed',
    defaultMessage: 'This playlist cannot be shown: it may be private or deleted. The video plays without it.',
  },
});

/** A video of the list. */
export interface PanelVideo {
  id: number;
  href: string;
  title: string;
  /** Language tag of the title, if it is not the page's. */
  lang: string | undefined;
  picture: Picture | null;
  /** Such as `12:34`. */
  duration: string;
  /** Its place in the order, such as `3`. */
  place: string;
  /** True for the video that the page shows. */
  current: boolean;
}

/** A switch that is a link to the same page with its other state, so that it works without JavaScript. */
export interface PanelSwitch {
  href: string;
  on: boolean;
}

export interface PlaylistPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string | Pending;
  /** URL of the whole list. */
  titleHref: string;
  /** Its owner and the place in it, such as `marlowe` and `3 of 18`; those that are unknown are absent. */
  facts: readonly string[];
  /** In the order in which they are played; null if the list cannot be shown. */
  videos: readonly PanelVideo[] | Pending | null;
  /** URL of the video before this one; null if it is the first. */
  previous: string | null;
  /** URL of the video after this one; null if it is the last. */
  next: string | null;
  /** Whether the last video is followed by the first. */
  loop: PanelSwitch;
  /** Whether the videos are played in another order than that of the list. */
  shuffle: PanelSwitch;
}

/**
 * A list of videos that is being played through, beside the player. Only the videos around the current one are rendered.
 * `children` says how many videos are skipped, and why.
 */
export function PlaylistPanel(props: PlaylistPanelProps) {
  const { title, titleHref, facts, videos, previous, next, loop, shuffle, children, ref, ...rest } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const root = useSharedRef(ref);
  usePanelKeys(root);
  return (
    <Root
      aria-labelledby={id}
      aria-busy={isPending(videos) || undefined}
      {...rest}
      ref={root}
      onClick={playOn}
      data-component="PlaylistPanel"
    >
      <div data-part="playlist-panel-head">
        <h2 data-part="playlist-panel-title" id={id}>
          <a data-part="playlist-panel-whole" href={titleHref} dir="auto">
            <PendingText of={title} announced />
          </a>
        </h2>
        <p data-part="playlist-panel-facts">{facts.join(' · ')}</p>
        {children && <p data-part="playlist-panel-skipped">{children}</p>}
        <Tools {...{ previous, next, loop, shuffle }} />
      </div>
      {videos === null ? (
        <p data-part="playlist-panel-failed">{formatMessage(messages.failed)}</p>
      ) : (
        <Videos videos={videos} />
      )}
    </Root>
  );
}

/** The links to the videos around this one, and the switches of the order. */
function Tools({ previous, next, loop, shuffle }: Pick<PlaylistPanelProps, 'previous' | 'next' | 'loop' | 'shuffle'>) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="playlist-panel-tools">
      <Step icon="skipBack" label={formatMessage(messages.previous)} href={previous} data-step="previous" />
      <Step icon="skipAhead" label={formatMessage(messages.next)} href={next} data-step="next" />
      <SwitchLink icon="repeat" label={formatMessage(messages.loop)} state={loop} />
      <SwitchLink icon="shuffle" label={formatMessage(messages.shuffle)} state={shuffle} />
    </div>
  );
}

/** The video that a link of the panel leads to starts by itself, as one does that follows by itself. */
function playOn(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.closest('[data-plays]') && isPlainClick(event)) continueAt(link.href);
}

/** A link to the video before or after this one; a disabled button where there is none. */
function Step({ href, ...look }: { icon: IconName; label: string; href: string | null; 'data-step': string }) {
  return href === null ? <IconButton {...look} disabled /> : <IconButton {...look} href={href} data-plays="" />;
}

/** A link is not followed with the space bar, but a switch is. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

const SwitchLink = ({ icon, label, state: { href, on } }: { icon: IconName; label: string; state: PanelSwitch }) => (
  <IconButton
    icon={icon}
    label={label}
    href={href}
    role="switch"
    aria-checked={on}
    onKeyDown={pressBySpace}
    data-stop-scroll=""
    data-part="playlist-panel-switch"
  />
);

/** Numbers of videos rendered before and after the current one, and added by a press. */
const around = { before: 10, after: 30, step: 40 } as const;

function Videos({ videos }: { videos: readonly PanelVideo[] | Pending }) {
  if (isPending(videos)) return <Waiting />;
  const current = videos.find((video) => video.current);
  // The key resets what was added around another video, or around this one in another order.
  return <VideoRows key={`${current?.id} ${current?.place}`} videos={videos} />;
}

function VideoRows({ videos }: { videos: readonly PanelVideo[] }) {
  const { formatMessage } = useIntl();
  const [added, setAdded] = useState({ before: 0, after: 0 });
  const list = useCurrentInView();
  const index = Math.max(
    0,
    videos.findIndex(({ current }) => current),
  );
  const from = Math.max(0, index - around.before - added.before);
  const to = index + around.after + added.after;
  const add = (where: 'before' | 'after') => setAdded({ ...added, [where]: added[where] + around.step });
  return (
    <div data-part="playlist-panel-list" ref={list}>
      {from > 0 && (
        <Button kind="quiet" onClick={() => add('before')} data-part="playlist-panel-more">
          {formatMessage(messages.earlier)}
        </Button>
      )}
      <ol start={from + 1}>
        {videos.slice(from, to).map((video) => (
          <li key={video.id}>
            <VideoRow video={video} />
          </li>
        ))}
      </ol>
      {to < videos.length && (
        <Button kind="quiet" onClick={() => add('after')} data-part="playlist-panel-more">
          {formatMessage(messages.later)}
        </Button>
      )}
    </div>
  );
}

const VideoRow = ({ video: { href, title, lang, picture, duration, place, current } }: { video: PanelVideo }) => (
  <a data-part="playlist-panel-video" href={href} aria-current={current || undefined} data-plays="">
    <span data-part="playlist-panel-place">
      {current ? <Icon name="play" size="small" filled data-part="playlist-panel-playing" /> : place}
    </span>
    <span data-part="playlist-panel-picture">
      {picture && (
        <Image picture={picture} alt="" width={96} height={54} sizes="96px" data-part="playlist-panel-image" />
      )}
    </span>
    <span data-part="playlist-panel-text">
      <span data-part="playlist-panel-name" lang={lang} dir="auto">
        {title}
      </span>{' '}
      <span data-part="playlist-panel-length">{duration}</span>
    </span>
  </a>
);

const Waiting = () => (
  <div data-part="playlist-panel-list" aria-hidden="true">
    {indexes(6).map((place) => (
      <span key={place} data-part="playlist-panel-video">
        <span data-part="playlist-panel-place" />
        <span data-part="playlist-panel-picture" />
        <Skeleton length="long" />
      </span>
    ))}
  </div>
);

const Root = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};

  /* Without JavaScript, a list that is still loading never arrives. */
  @media (scripting: none) {
    &[aria-busy='true'],
    & [data-part='playlist-panel-more'] {
      display: none;
    }
  }

  & [data-part='playlist-panel-head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[3]} ${space[4]} ${space[1]};
    border-block-end: ${size.hairline} solid ${color.line};
  }
  & [data-part='playlist-panel-title'] {
    font: ${font.cardTitle};
  }
  & [data-part='playlist-panel-whole'] {
    display: block;
    overflow: hidden;
    color: ${color.text};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='playlist-panel-whole']:hover {
    text-decoration: underline;
  }
  & [data-part='playlist-panel-facts'] {
    overflow: hidden;
    min-block-size: 1lh;
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='playlist-panel-skipped'] {
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='playlist-panel-tools'] {
    display: flex;
    /* The icons are aligned with the title, not the boxes around them. */
    margin-inline-start: calc(-1 * ${space[3]});
  }
  & [data-part='playlist-panel-switch'][aria-checked='true'] {
    background: ${color.high};
    color: ${color.accent};
  }
  @media ${media.forcedColors} {
    & [data-part='playlist-panel-switch'][aria-checked='true'] {
      border-color: Highlight;
    }
  }
  & [data-part='playlist-panel-failed'] {
    padding: ${space[4]};
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='playlist-panel-list'] {
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: ${space[2]};
  }
  & [data-part='playlist-panel-video'] {
    display: grid;
    grid-template-columns: ${space[6]} calc(${space[16]} * 1.5) minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[2]};
    color: inherit;
    text-decoration: none;
    /* The focus ring is drawn inside, as the list cuts off what is around it. */
    outline-offset: calc(-1 * ${size.ring});
  }
  & [data-part='playlist-panel-video'][aria-current] {
    scroll-initial-target: nearest;
    background: ${color.high};
  }
  @media ${media.hover} {
    & a[data-part='playlist-panel-video']:hover {
      background: ${color.high};
    }
  }
  & [data-part='playlist-panel-place'] {
    display: grid;
    justify-items: center;
    color: ${color.soft};
    font: ${font.badge};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='playlist-panel-playing'] {
    color: ${color.accent};
  }
  & [data-part='playlist-panel-picture'] {
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.small};
    ${drawnScene}
  }
  & [data-part='playlist-panel-image'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='playlist-panel-text'] {
    display: grid;
  }
  & [data-part='playlist-panel-name'] {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.text};
    font: ${font.label};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & [data-part='playlist-panel-length'] {
    color: ${color.soft};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='playlist-panel-more'] {
    inline-size: 100%;
  }

  /* Below the player: four videos and a half, which shows that there are more. */
  @media ${media.md} {
    & [data-part='playlist-panel-list'] {
      max-block-size: calc(${size.controlLarge} * 6);
    }
  }
  @media print {
    display: none;
  }
`;
