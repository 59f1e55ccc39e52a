import type { DeviceHistory } from '@afterglow/design-system/screens/HomeScreen/view';
import { readHistory } from '../../device/history.ts';
import { readPositions } from '../../device/player.ts';

/** Reads what this device remembers of watched videos. A position is of use only with the title from the history. */
export function readDeviceHistory(): DeviceHistory {
  const history = readHistory().map(({ params }) => params);
  const watched = new Map(history.map((entry) => [entry.video_id, entry]));
  const unfinished = readPositions().flatMap(({ id, seconds, length }) => {
    const entry = watched.get(id);
    if (!entry) return [];
    const { dir, title, scr: picture, duration } = entry;
    return [{ id, dir, title, picture, seconds: duration, left: Math.max(0, length - seconds) }];
  });
  const [newest] = history;
  return {
    unfinished,
    newest: newest ? { id: newest.video_id, title: newest.title } : null,
    seen: new Set(watched.keys()),
  };
}
