import type { ComponentType, ReactNode } from 'react';
import {
  bufferFeature,
  createPlayer,
  fullscreenFeature,
  pipFeature,
  playbackFeature,
  playbackRateFeature,
  remotePlaybackFeature,
  timeFeature,
  volumeFeature,
} from '@videojs/react';

const { Player: StoreProvider } = createPlayer({
  features: [
    playbackFeature,
    timeFeature,
    volumeFeature,
    bufferFeature,
    fullscreenFeature,
    pipFeature,
    playbackRateFeature,
    remotePlaybackFeature,
  ],
});

/** Video.js's store over the media element, with those of its features that the controls show. */
export const Player: ComponentType<{ children: ReactNode }> = StoreProvider;
