import { createContext, useContext } from 'react';

/** A file or stream of the video. Its URL is signed and expires: request it again, never store it. */
export interface PlayerSource {
  kind: 'mp4' | 'hls';
  src: string;
  /** Height in pixels; 0 when unknown. */
  height: number;
  /** True if the server sends it when nothing is chosen. */
  preferred: boolean;
}

export type SourcesAnswer = readonly PlayerSource[] | 'missing' | 'refused' | 'failed';

export type CaptionSize = 'small' | 'normal' | 'large';
export type CaptionGround = 'shade' | 'solid' | 'none';

/** A visitor's choices in the player, for all videos. */
export interface PlayerPreferences {
  /** `auto`, `saver`, or a height in pixels such as `720`. */
  quality: string;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  rate: number;
  /** Language of the sound, or its name; empty for the default one. */
  sound: string;
  /** Language of the captions; empty if they are off. */
  captions: string;
  captionSize: CaptionSize;
  captionGround: CaptionGround;
  /** Whether the next video starts by itself. */
  autoplayNext: boolean;
  /** Whether single keys work as shortcuts. */
  shortcuts: boolean;
  /** Whether the position at which a video was left is stored on this device. */
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

/** Services that the site provides to the player. Without a provider nothing is requested and nothing is stored. */
export interface PlayerServices {
  /** Requests fresh URLs of all files of a video. */
  sources: (id: number) => Promise<SourcesAnswer>;
  readPreferences: () => PlayerPreferences;
  savePreferences: (preferences: PlayerPreferences) => void;
  /** Stores the mode for the next page, which is rendered with `data-theatre` on its root element. */
  saveTheatre: (on: boolean) => void;
  /** Returns the seconds at which the video was left; 0 if it was not. */
  readPosition: (id: number) => number;
  /** Returns the start in the URL of the page, in seconds; 0 if there is none. Takes precedence over `readPosition`. */
  readStart: (id: number) => number;
  savePosition: (id: number, position: { seconds: number; length: number }) => void;
  forgetPositions: () => void;
  /** Called once for each video, at its first play. */
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
