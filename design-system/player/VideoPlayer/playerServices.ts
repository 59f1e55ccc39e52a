import { createContext, useContext } from 'react';

/** A file or stream of the video. Its URL is signed and expires: request it anew, never keep it. */
export interface PlayerSource {
  kind: 'mp4' | 'hls';
  src: string;
  /** Height in pixels; 0 when unknown. */
  height: number;
  /** What the server sends when nothing is chosen. */
  preferred: boolean;
}

export type SourcesAnswer = readonly PlayerSource[] | 'missing' | 'refused' | 'failed';

export type CaptionSize = 'small' | 'normal' | 'large';
export type CaptionGround = 'shade' | 'solid' | 'none';

/** What a visitor has chosen in the player, for every video. */
export interface PlayerPreferences {
  /** `auto`, `saver`, or a height in pixels such as `720`. */
  quality: string;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  rate: number;
  /** Language of the sound, or the name of one; empty for the standard one. */
  sound: string;
  /** Language of the captions; empty when they are off. */
  captions: string;
  captionSize: CaptionSize;
  captionGround: CaptionGround;
  /** Whether the next video starts by itself. */
  autoplayNext: boolean;
  /** Whether single keys work as shortcuts. */
  shortcuts: boolean;
  /** Whether the place where a video was left is kept on this device. */
  resume: boolean;
}

export const defaultPreferences: PlayerPreferences = {
  quality: 'auto',
  volume: 1,
  muted: false,
  rate: 1,
  sound: '',
  captions: '',
  captionSize: 'normal',
  captionGround: 'shade',
  autoplayNext: false,
  shortcuts: true,
  resume: true,
};

/** What the site does for the player. Without a provider nothing is requested and nothing is kept. */
export interface PlayerServices {
  /** Fresh links to all files of a video. */
  sources: (id: number) => Promise<SourcesAnswer>;
  readPreferences: () => PlayerPreferences;
  savePreferences: (preferences: PlayerPreferences) => void;
  /** Keeps it for the next page, which is rendered with `data-theatre` on its root element. */
  saveTheatre: (on: boolean) => void;
  /** Seconds at which the video was left; 0 when it was not. */
  readPosition: (id: number) => number;
  /** Where the page's address has it start, in seconds; 0 if it says nothing. Goes before the place where it was left. */
  readStart: (id: number) => number;
  savePosition: (id: number, position: { seconds: number; length: number }) => void;
  forgetPositions: () => void;
  /** Called once a video, at its first play. */
  countView: (id: number) => void;
}

const none: PlayerServices = {
  sources: async () => [],
  readPreferences: () => defaultPreferences,
  savePreferences: () => {},
  saveTheatre: () => {},
  readPosition: () => 0,
  readStart: () => 0,
  savePosition: () => {},
  forgetPositions: () => {},
  countView: () => {},
};

const PlayerServicesContext = createContext<PlayerServices>(none);

export const PlayerServicesProvider = PlayerServicesContext.Provider;
export const usePlayerServices = (): PlayerServices => useContext(PlayerServicesContext);
