import { media } from '@afterglow/tokens';
import { useCallback, useSyncExternalStore } from 'react';
import { usePlayerServices } from './playerServices.ts';
import { useStage } from './stage.ts';
import { useFullscreen } from './videoJs.tsx';

const isTheatre = (): boolean => 'theatre' in document.documentElement.dataset;

/** Value until the page is hydrated. */
const notTheatre = () => false;

function watchTheatre(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theatre'] });
  return () => observer.disconnect();
}

/**
 * Returns the theatre mode and its toggle. The mode is stored only in an attribute of the document: the server renders
 * it, so that the page has its layout before this code loads. The page around the player makes room.
 */
export function useTheatre(): { theatre: boolean; toggleTheatre: () => void } {
  const { saveTheatre } = usePlayerServices();
  const { beside } = useStage().details;
  const { active: fullscreen } = useFullscreen();
  const theatre = useSyncExternalStore(watchTheatre, isTheatre, notTheatre);
  const toggleTheatre = useCallback(() => {
    // The key was pressed where nothing would change.
    if (!beside || fullscreen || matchMedia(media.md).matches) return;
    saveTheatre(document.documentElement.toggleAttribute('data-theatre'));
  }, [beside, fullscreen, saveTheatre]);
  return { theatre, toggleTheatre };
}
