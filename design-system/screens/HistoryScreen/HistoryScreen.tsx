import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Row } from '../../lists/Row/Row.tsx';
import { VideoGrid } from '../../lists/VideoGrid/VideoGrid.tsx';
import { Screen } from '../Screen.ts';
import { HistoryHead } from './HistoryHead.ts';

const messages = defineMessages({
  title: { id: 'historyScreen.title', defaultMessage: 'History' },
  kept: { id: 'historyScreen.kept', defaultMessage: 'Kept on this device only.' },
  emptyTitle: { id: 'historyScreen.emptyTitle', defaultMessage: 'Your history is empty' },
  empty: {
    id: 'historyScreen.empty',
    defaultMessage: 'What you watch from now on is listed here, on this device only.',
  },
  offTitle: { id: 'historyScreen.offTitle', defaultMessage: 'Your history is switched off' },
  off: { id: 'historyScreen.off', defaultMessage: 'Nothing that you watch is remembered on this device.' },
  way: { id: 'historyScreen.way', defaultMessage: 'Find something to watch' },
});

export interface HistoryScreenProps extends ComponentProps<'div'> {
  /** Watched videos, grouped by day, latest first. */
  days: readonly { label: string; cards: readonly VideoCardProps[] }[];
  /** Whether the visitor has turned the history off. */
  off?: boolean;
  videosHref: string;
}

/**
 * /history/: the history stored on this device. `children` are rendered beside the title, such as buttons to clear it
 * and to turn it off.
 */
export function HistoryScreen({ days, off = false, videosHref, children, ...rest }: HistoryScreenProps) {
  const { formatMessage } = useIntl();
  const way = { href: videosHref, label: formatMessage(messages.way) };
  return (
    <Screen {...rest} data-component="HistoryScreen">
      <HistoryHead>
        <ListHead title={formatMessage(messages.title)} count={formatMessage(messages.kept)} />
        {children && <p data-part="history-actions">{children}</p>}
      </HistoryHead>
      {off && (
        <Notice
          scene="empty"
          heading={formatMessage(messages.offTitle)}
          sentence={formatMessage(messages.off)}
          way={way}
        />
      )}
      {!off && days.length === 0 && (
        <Notice
          scene="empty"
          heading={formatMessage(messages.emptyTitle)}
          sentence={formatMessage(messages.empty)}
          way={way}
        />
      )}
      {!off &&
        days.map(({ label, cards }, place) => (
          <Row key={label} title={label}>
            <VideoGrid cards={cards} first={place === 0} />
          </Row>
        ))}
    </Screen>
  );
}
