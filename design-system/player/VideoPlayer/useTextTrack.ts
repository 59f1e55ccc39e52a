import { useEffect, useState } from 'react';

const none: readonly VTTCue[] = [];

const loadCues = (track: TextTrack): void => {
  if (track.mode === 'disabled') track.mode = 'hidden';
};

/**
 * Returns the cues of a text track, which the browser loads and parses once `wanted`. The browser does not render them,
 * as its own place for them is below the site's controls.
 */
export function useTextTrack(
  video: HTMLVideoElement,
  matches: (track: HTMLTrackElement) => boolean,
  wanted: boolean,
): { cues: readonly VTTCue[]; element: HTMLTrackElement | null } {
  const element = [...video.querySelectorAll('track')].find((one) => matches(one)) ?? null;
  const [loaded, setLoaded] = useState<{ of: HTMLTrackElement; cues: readonly VTTCue[] } | null>(null);
  useEffect(() => {
    if (element === null || !wanted) return undefined;
    const { track } = element;
    const show = () => setLoaded({ of: element, cues: [...(track.cues ?? [])].filter((cue) => cue instanceof VTTCue) });
    element.addEventListener('load', show);
    loadCues(track);
    if (element.readyState === HTMLTrackElement.LOADED) show();
    return () => element.removeEventListener('load', show);
  }, [element, wanted]);
  return { cues: wanted && loaded?.of === element ? loaded.cues : none, element };
}
