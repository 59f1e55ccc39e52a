import type { PlayerServices } from '@afterglow/design-system/player/services';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useMemo } from 'react';
import { rememberVideo } from '../../device/history.ts';
import { reportGoal } from '../../shared/goals.ts';
import { startOfAddress } from './startHash.ts';
import { playerServices } from './playerServices.ts';

/** Uses the same limits as the length filter of lists (R49). */
const lengthOf = (seconds: number): string => (seconds < 600 ? 'short' : seconds <= 2_400 ? 'medium' : 'long');

/**
 * Returns the player's services for the page of a video. Once it plays, it is added to the history; the page's address
 * may say at which second it starts.
 * @param remembered false if the history stays as it is: while it is itself played, its order must not change
 */
export const useVideoServices = (video: FullVideo | null, remembered: boolean): PlayerServices =>
  useMemo(
    () => ({
      ...playerServices,
      readStart: (id) => (video?.id === id ? startOfAddress(location) : 0),
      countView: (id) => {
        playerServices.countView(id);
        if (video?.id !== id) return;
        if (remembered) rememberVideo(video);
        reportGoal('play', { length: lengthOf(video.seconds) });
      },
    }),
    [video, remembered],
  );
