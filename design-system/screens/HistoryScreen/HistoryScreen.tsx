import { useMemo, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { RemovableVideos } from './removableVideos.tsx';
import { Row } from '../../lists/Row/Row.tsx';
import { VideoGrid } from '../../lists/VideoGrid/VideoGrid.tsx';
import { fillWindow } from '../fillWindow.ts';
import { historyTitle } from '../historyTitle.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{
  kept: {};
  emptyTitle: {};
  empty: {};
  offTitle: {};
  off: {};
  noneTitle: {};
  none: {};
  way: {};
}>({
  kept: { id: 'historyScreen.kept', defaultMessage: 'Kept on this device only.' },
  emptyTitle: { id: 'historyScreen.emptyTitle', defaultMessage: 'Your history is empty' },
  empty: {
    id: 'historyScreen.empty',
    defaultMessage: 'What you watch from now on is listed here, on this device only.',
  },
  offTitle: { id: 'historyScreen.offTitle', defaultMessage: 'Your history is switched off' },
  off: { id: 'historyScreen.off', defaultMessage: 'Nothing that you watch is remembered on this device.' },
  noneTitle: { id: 'historyScreen.noneTitle', defaultMessage: 'Nothing with these words' },
  none: {
    id: 'historyScreen.none',
    defaultMessage: 'No title in your history holds them. Try fewer words, or search the whole site.',
  },
  way: { id: 'historyScreen.way', defaultMessage: 'Find something to watch' },
});

/** A watched video, with its card. */
export interface WatchedVideo {
  id: number;
  card: VideoCardProps;
}

export interface HistoryScreenProps extends ComponentProps<'div'> {
  /** Watched videos, grouped by day, latest first. */
  days: readonly { label: string; videos: readonly WatchedVideo[] }[];
  /** Whether the visitor has turned the history off. */
  off?: boolean;
  /** True if the visitor has searched the history, so that `days` may be empty although the history is not. */
  searched?: boolean;
  videosHref: string;
  /** Removes a video; if omitted, cards have no button for it. */
  onRemove?: (id: number) => void;
}

/** The page /history/: the history stored on this device. `children` are its tools, such as HistoryTools. */
export function HistoryScreen({ off = false, searched = false, ...props }: HistoryScreenProps) {
  const { days, videosHref, onRemove, children, ...rest } = props;
  const { formatMessage } = useIntl();
  const [heading, sentence] = off
    ? [messages.offTitle, messages.off]
    : searched
      ? [messages.noneTitle, messages.none]
      : [messages.emptyTitle, messages.empty];
  const listed = useMemo(
    () => days.flatMap(({ videos }) => videos.map(({ id, card }) => ({ id, href: card.href }))),
    [days],
  );
  return (
    <Root {...rest} data-component="HistoryScreen">
      <ListHead title={formatMessage(historyTitle)} count={formatMessage(messages.kept)} />
      {children}
      {off || days.length === 0 ? (
        <Notice
          scene="empty"
          heading={formatMessage(heading)}
          sentence={formatMessage(sentence)}
          way={{ href: videosHref, label: formatMessage(messages.way) }}
        />
      ) : (
        <RemovableVideos videos={listed} onRemove={onRemove}>
          {days.map(({ label, videos }, place) => (
            <Row key={label} title={label}>
              <VideoGrid cards={videos.map(({ card }) => card)} first={place === 0} />
            </Row>
          ))}
        </RemovableVideos>
      )}
    </Root>
  );
}

/* At least as high as the window, as the skeleton is long and the history may be empty. */
const Root = styled(Screen)`
  ${fillWindow}
`;
