import { HistoryTools } from '@afterglow/design-system/lists/HistoryTools';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HistoryScreen } from '@afterglow/design-system/screens/HistoryScreen';
import { historyHead, historyScreen } from '@afterglow/design-system/screens/HistoryScreen/view';
import { HistorySkeleton } from '@afterglow/design-system/screens/HistorySkeleton';
import { Frame } from '../../shared/Frame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { PlayHistory } from './PlayHistory.tsx';
import { useHistory } from './useHistory.ts';

/** /history/ */
export function HistoryPage() {
  const reader = useReader();
  const { reads, tools, forget } = useHistory();
  return (
    <Frame of={{ state: 'ready', value: reads }} head={() => historyHead(reader)}>
      {(history) =>
        history ? (
          <HistoryScreen {...historyScreen(history, reader)} onRemove={forget}>
            <HistoryTools {...tools} />
            {!history.off && <PlayHistory watched={history.watched} />}
          </HistoryScreen>
        ) : (
          <HistorySkeleton />
        )
      }
    </Frame>
  );
}

export const page: PageCode<object> = { Page: HistoryPage, reads: () => [] };
