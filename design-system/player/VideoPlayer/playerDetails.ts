/** A video that can follow this one. */
export interface NextVideo {
  href: string;
  title: string;
  /** Language tag of the title, where it is not the page's. */
  lang: string | undefined;
  /** URL of its picture; null when there is none. */
  picture: string | null;
  /** In the reader's format, such as "12:34". */
  duration: string;
}

/** What the player knows of a video before any of its media has loaded. */
export interface PlayerDetails {
  /** Names the video in what the device keeps. */
  id: number;
  seconds: number;
  /** A suggested start; 0 when there is none. */
  startSeconds: number;
  /** For the lock screen. */
  channel: string;
  poster: string | null;
  /** Whether something stands beside the player that can make room for it. */
  beside: boolean;
  /** Shown when the video has ended; the first is the next one. */
  next: readonly NextVideo[];
}

export type PlayerFailure = 'broken' | 'offline' | 'gone' | 'unsupported';

export interface PlayerTrack {
  kind: 'captions' | 'chapters' | 'storyboard';
  src: string;
  /** Language tag of the track's text. */
  lang: string;
  label: string;
}

export interface PlayerControlsProps {
  /** The `<video>` of the server's page. It stays where it is, and plays on. */
  film: HTMLVideoElement;
  label: string;
  /** As the video's own children. */
  tracks: readonly PlayerTrack[];
  /** What is known of the video without its media. */
  details: PlayerDetails;
  /** Whether a frame of the film has been seen; before that there is the poster. */
  started: boolean;
  /** Seconds at which to go on after a failure; null at the first try. */
  startAt: number | null;
  /** Playback was asked for (true), or refused by the browser (false). */
  onPress: (pressed: boolean) => void;
  /** It cannot be played, after all tries. */
  onFailure: (reason: PlayerFailure) => void;
}
