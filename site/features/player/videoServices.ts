import type { PlayerServices } from '@afterglow/design-system/player/services';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { rememberVideo } from '../../device/history.ts';
import { reportGoal } from '../../shared/goals.ts';
import { startOfAddress } from './startHash.ts';
import { playerServices } from './playerServices.ts';

/** Uses the same limits as the length filter of lists (R49). */
const lengthOf = (seconds: number): string => (seconds < 600 ? 'short' : seconds <= 2_400 ? 'medium' : 'long');

/**
 * Returns the player's services for the page of a video. Once it plays, it is added to the history; the page's address
 * may say at which second it starts. The same object for a video: React hydrates all that waits below a context that
 * changes, and a vote changes the video.
 * @param id of the page's video, which is known before the video
 * @param remembered false if the history stays as it is: while it is itself played, its order must not change
 */
export function useVideoServices(id: number, video: FullVideo | null, remembered: boolean): PlayerServices {
  const latest = useRef({ video, remembered });
  useLayoutEffect(() => {
    latest.current = { video, remembered };
  }, [video, remembered]);
  return useMemo(
    () => ({
      ...playerServices,
      readStart: (asked) => (asked === id ? startOfAddress(location) : 0),
      countView: (counted) => {
        playerServices.countView(counted);
        const { video: played, remembered: isKept } = latest.current;
        if (played?.id !== counted) return;
        if (isKept) rememberVideo(played);
        reportGoal('play', { length: lengthOf(played.seconds) });
      },
    }),
    [id],
  );
}
