/** Matches a time at the beginning of a comment, such as `5:12` or `1:02:03`, that is followed by text. */
const timeAndText = /^\s*(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+(?=\S)/;

/**
 * Splits a comment on a video into its text and the second that it begins with, which becomes a link to that moment. A
 * time that is not within the video stays part of the text.
 * @param length of the video, in seconds
 */
export function leadingTime(typed: string, length: number): { text: string; atSeconds: number | null } {
  const [found = '', hours = '0', minutes = '0', seconds = '0'] = timeAndText.exec(typed) ?? [];
  const atSeconds = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return atSeconds > 0 && atSeconds <= length
    ? { text: typed.slice(found.length), atSeconds }
    : { text: typed, atSeconds: null };
}
