/** A video that can follow this one. */
export interface NextVideo {
  href: string;
  title: string;
  /** Language tag of the title, if it is not the page's. */
  lang: string | undefined;
  /** URL of its picture; null if there is none. */
  picture: string | null;
  /** In the reader's format, such as "12:34". */
  duration: string;
}

/** Data of a video that the player has before any of its media has loaded. */
export interface PlayerDetails {
  /** Identifies the video in the device's storage. */
  id: number;
  seconds: number;
  /** Suggested start in seconds; 0 if there is none. */
  startSeconds: number;
  /** Name of the channel, for the lock screen. */
  channel: string;
  poster: string | null;
  /** True if there is something beside the player that can make room for it. */
  beside: boolean;
  /** Videos offered at the end; the first is the next one. */
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
  /** The server-rendered `<video>` element. It stays in place and goes on playing. */
  video: HTMLVideoElement;
  label: string;
  /** The same tracks as the children of the video. */
  tracks: readonly PlayerTrack[];
  /** Data of the video that is known without its media. */
  details: PlayerDetails;
  /** True once a frame of the video has been shown; before that there is the poster. */
  started: boolean;
  /** Seconds at which to continue after a failure; null at the first attempt. */
  startAt: number | null;
  /** Called with true when playback is requested, and with false when the browser refuses it. */
  onPress: (pressed: boolean) => void;
  /** Called when the video cannot be played, after all retries. */
  onFailure: (reason: PlayerFailure) => void;
}
