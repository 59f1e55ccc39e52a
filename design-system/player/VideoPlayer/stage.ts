import { createContext, useContext } from 'react';
import type { PlayerDetails } from './playerDetails.ts';
import type { PlayerPreferences } from './playerServices.ts';

/** The elements that the controls act on, and what they share. */
export interface Stage {
  film: HTMLVideoElement;
  container: HTMLElement;
  details: PlayerDetails;
  /** Seconds: by the file once it has loaded, before that by the data. */
  length: number;
  /** Where playback is or, before anything has loaded, will start. */
  time: number;
  /** Whether it is over: by the element's word, or because it stopped just before its end. */
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
