import { useEffect } from 'react';
import { applyPreferences, chosenSound } from './film.ts';
import { usePlayerServices } from './playerServices.ts';
import { useStage } from './stage.ts';

/** Keeps the media element, the page and the device in sync with what the visitor has chosen. */
export function useFilmPreferences(): void {
  const services = usePlayerServices();
  const { film, preferences, choose } = useStage();
  const { shortcuts, resume } = preferences;
  useEffect(() => {
    applyPreferences(film, preferences);
    const keep = () => choose(chosenSound(film));
    film.addEventListener('volumechange', keep);
    return () => film.removeEventListener('volumechange', keep);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at the start
  }, [film, choose]);
  useEffect(() => {
    // The setting applies to the whole page, to `/` in the header, too.
    if (shortcuts) delete document.documentElement.dataset['shortcuts'];
    else document.documentElement.dataset['shortcuts'] = 'off';
  }, [shortcuts]);
  useEffect(() => {
    if (!resume) services.forgetPositions();
  }, [resume, services]);
}
