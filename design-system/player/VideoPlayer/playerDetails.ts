/** A video that can follow this one. */
interface NextVideo {
  href: string;
  title: string;
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
  /** Shown when the video has ended; the first is the next one. */
  next: readonly NextVideo[];
}
