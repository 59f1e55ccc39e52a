import { useEffect } from 'react';
import { applyPreferences, chosenSound } from './videoElement.ts';
import { usePlayerServices } from './playerServices.ts';
import { useStage } from './stage.ts';

/** Keeps the media element, the page and the device in sync with what the visitor has chosen. */
export function usePlayerPreferences(): void {
  const services = usePlayerServices();
  const { video, preferences, choose } = useStage();
  const { shortcuts, resume } = preferences;
  useEffect(() => {
    applyPreferences(video, preferences);
    const keep = () => choose(chosenSound(video));
    video.addEventListener('volumechange', keep);
    return () => video.removeEventListener('volumechange', keep);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at the start
  }, [video, choose]);
  useEffect(() => {
    // The setting applies to the whole page, to `/` in the header, too.
    if (shortcuts) delete document.documentElement.dataset['shortcuts'];
    else document.documentElement.dataset['shortcuts'] = 'off';
  }, [shortcuts]);
  useEffect(() => {
    if (!resume) services.forgetPositions();
  }, [resume, services]);
}
