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

/** Provides Video.js's store for the media element, with the features that the controls use. */
export const Player: ComponentType<{ children: ReactNode }> = StoreProvider;
