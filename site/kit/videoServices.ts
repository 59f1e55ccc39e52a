import type { PlayerServices } from '@afterglow/design-system/player/services';
import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { useMemo } from 'react';
import { rememberVideo } from '../device/history.ts';
import { secondsOfHash } from './startHash.ts';
import { playerServices } from './playerServices.ts';

/** The player's services on the page of a video, which the history keeps once it plays; a shared address may say where it starts. */
export const useVideoServices = (video: FullVideo | null): PlayerServices =>
  useMemo(
    () => ({
      ...playerServices,
      readStart: (id) => (video?.id === id ? secondsOfHash(location.hash) : 0),
      countView: (id) => {
        playerServices.countView(id);
        if (video?.id === id) rememberVideo(video);
      },
    }),
    [video],
  );
