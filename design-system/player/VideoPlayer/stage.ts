import { createContext, useContext } from 'react';
import type { PlayerDetails } from './playerDetails.ts';
import type { PlayerPreferences } from './playerServices.ts';

/** Elements that the controls act on, and the state that they share. */
export interface Stage {
  video: HTMLVideoElement;
  container: HTMLElement;
  details: PlayerDetails;
  /** Duration in seconds: of the file once it has loaded, before that from the details. */
  length: number;
  /** Current position in seconds or, before anything has loaded, the position at which it will start. */
  time: number;
  /** True if the element has ended, or has stopped just before its end. */
  ended: boolean;
  preferences: PlayerPreferences;
  choose: (changes: Partial<PlayerPreferences>) => void;
  seek: (seconds: number) => void;
  togglePlay: () => void;
}

const StageContext = createContext<Stage | null>(null);

export const StageProvider = StageContext.Provider;

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (stage === null) throw new Error('There is no PlayerControls above this part of the player.');
  return stage;
}
