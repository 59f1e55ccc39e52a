import { PlayAll } from '@afterglow/design-system/player/PlayAll';
import type { HistoryReads } from '@afterglow/design-system/screens/HistoryScreen/view';
import { usePlayAll } from '../../features/played/usePlayAll.ts';

/** Links that play the history of this device through, the last video first; nothing while it is empty. */
export function PlayHistory({ watched }: Pick<HistoryReads, 'watched'>) {
  const videos = watched.map(({ id, dir }) => ({ id, dir, private: false }));
  const play = usePlayAll({ kind: 'history' }, { videos, total: videos.length, before: 0 });
  return play && <PlayAll {...play} />;
}
