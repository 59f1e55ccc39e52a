import { timesInText } from './timesInText.ts';

/** A position in the video: a time such as `5:12`, and the URL that plays it. */
export interface Moment {
  time: string;
  href: string;
}

/** Returns the URL that plays a video, given by the URL of its page, from a second on. */
export const momentHref = (video: string, seconds: number): string => `${video}#t=${seconds}`;

/** Splits a text into pieces, with the times within a video as links to positions in it. */
export const linkedTimes = (text: string, video: { href: string; seconds: number }): (string | Moment)[] =>
  timesInText(text, video.seconds).map((piece) =>
    typeof piece === 'string' ? piece : { time: piece.time, href: momentHref(video.href, piece.seconds) },
  );
