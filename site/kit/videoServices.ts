import type { PlayerServices } from '@afterglow/design-system/player/services';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useMemo } from 'react';
import { rememberVideo } from '../device/history.ts';
import { reportGoal } from './goals.ts';
import { startOfAddress } from './startHash.ts';
import { playerServices } from './playerServices.ts';

/** As the filter of lists tells lengths apart (R49). */
const lengthOf = (seconds: number): string => (seconds < 600 ? 'short' : seconds <= 2_400 ? 'medium' : 'long');

/** The player's services on the page of a video, which the history keeps once it plays; a shared address may say where it starts. */
export const useVideoServices = (video: FullVideo | null): PlayerServices =>
  useMemo(
    () => ({
      ...playerServices,
      readStart: (id) => (video?.id === id ? startOfAddress(location) : 0),
      countView: (id) => {
        playerServices.countView(id);
        if (video?.id !== id) return;
        rememberVideo(video);
        reportGoal('play', { length: lengthOf(video.seconds) });
      },
    }),
    [video],
  );
