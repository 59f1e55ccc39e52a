import { useCallback, useEffect, useState } from 'react';
import { seekTo } from './videoElement.ts';
import { listen } from './listen.ts';
import type { PlayerDetails } from './playerDetails.ts';
import { usePlayerServices, type PlayerPreferences } from './playerServices.ts';
import type { Stage } from './stage.ts';
import { useMediaTime, usePlayback } from './videoJs.tsx';

interface StageOf {
  video: HTMLVideoElement;
  container: HTMLElement;
  details: PlayerDetails;
  /** Called with true when playback is requested, and with false when it is refused. */
  onPress: (pressed: boolean) => void;
}

/** Returns what the controls share, in sync with the media element. */
export function useStageOf({ video, container, details, onPress }: StageOf): Stage {
  const { preferences, choose } = usePreferences();
  const { currentTime, duration } = useMediaTime();
  const { ended } = usePlayback();
  const concluded = useConcluded(video);
  const length = duration > 0 ? duration : details.seconds;
  const { pending, seek } = useSeek(video, length);

  const togglePlay = useCallback(() => {
    if (!video.paused) {
      video.pause();
      return;
    }
    onPress(true);
    if (concluded) seekTo(video, 0);
    video.dispatchEvent(new Event('playrequest'));
    // The element reports errors by events.
    video.play().catch(() => onPress(false));
  }, [concluded, video, onPress]);

  const time = pending ?? currentTime;
  return {
    ...{ video, container, details, length, time, preferences, choose, seek, togglePlay },
    ended: ended || concluded,
  };
}

/** Returns the visitor's preferences, and the function that changes and stores them. */
function usePreferences() {
  const services = usePlayerServices();
  const [preferences, setPreferences] = useState(services.readPreferences);
  const choose = useCallback(
    (changes: Partial<PlayerPreferences>) => {
      setPreferences((before) => ({ ...before, ...changes }));
      // Another tab may have changed others meanwhile.
      services.savePreferences({ ...services.readPreferences(), ...changes });
    },
    [services],
  );
  return { preferences, choose };
}

/** Returns the function that seeks. An element without metadata takes a position without an event: it is pending. */
function useSeek(video: HTMLVideoElement, length: number) {
  const [pending, setPending] = useState<number | null>(null);
  useEffect(() => {
    const settle = () => setPending(null);
    return listen(video, { loadedmetadata: settle, playing: settle });
  }, [video]);
  const seek = useCallback(
    (seconds: number) => {
      const to = Math.max(0, Math.min(seconds, length - 0.1));
      if (seekTo(video, to)) setPending(to);
    },
    [video, length],
  );
  return { pending, seek };
}

/** Returns whether the video has stopped just before its end and has not moved since. */
function useConcluded(video: HTMLVideoElement): boolean {
  const [concluded, setConcluded] = useState(false);
  useEffect(() => {
    const goOn = () => setConcluded(false);
    return listen(video, { conclude: () => setConcluded(true), seeking: goOn, playing: goOn, emptied: goOn });
  }, [video]);
  return concluded;
}
