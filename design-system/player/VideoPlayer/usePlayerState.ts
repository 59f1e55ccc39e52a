import { useState } from 'react';
import type { PlayerFailure } from './playerDetails.ts';
import { preloadMetadata } from './preloadMetadata.ts';

/**
 * `pending`: not known yet whether the video may be played. `locked`: for members only, and this visitor is not signed
 * in. `gated`: nothing may be shown before the age check.
 */
export type PlayerState = 'ready' | 'pending' | 'locked' | 'broken' | 'gated';

/** Returns the media element and what has happened to it: whether it was pressed, has started or has failed. */
export function usePlayerState(initial: PlayerState) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [failure, setFailure] = useState<{ reason: PlayerFailure; at: number } | null>(null);
  const [started, setStarted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const state: PlayerState = initial === 'ready' && failure !== null ? 'broken' : initial;
  const play = () => {
    if (!video) return;
    setPressed(true);
    // The controls show a refusal; the error event reports a broken file.
    video.play().catch(() => setPressed(false));
  };
  const fail = (reason: PlayerFailure) => {
    setFailure({ reason, at: video?.currentTime ?? 0 });
    setStarted(false);
    setPressed(false);
  };
  return {
    ...{ video, state, started, pressed, failure, play, fail },
    preload: () => video && state === 'ready' && preloadMetadata(video),
    /** Undefined if another try is no use. */
    retry: initial === 'ready' && failure?.reason !== 'gone' ? () => setFailure(null) : undefined,
    /** Props of the media element. */
    videoProps: {
      ref: setVideo,
      onPlay: () => setPressed(true),
      onPause: () => setPressed(false),
      onPlaying: () => setStarted(true),
      onSeeked: () => setStarted(true),
    },
    /** Props of the site's own controls. */
    controlsProps: { started, startAt: failure?.at ?? null, onPress: setPressed, onFailure: fail },
  };
}

export type Player = ReturnType<typeof usePlayerState>;
