/** A time at the beginning of a comment, such as `5:12` or `1:02:03`, and the text behind it. */
const timeAndText = /^\s*(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+(?=\S)/;

/**
 * What a comment says, and of which second of a video of this length: the time that it begins with becomes a link to
 * that moment. One that is not in the video stays a part of the text.
 */
export function leadingTime(typed: string, length: number): { text: string; atSeconds: number | null } {
  const [found = '', hours = '0', minutes = '0', seconds = '0'] = timeAndText.exec(typed) ?? [];
  const atSeconds = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return atSeconds > 0 && atSeconds <= length
    ? { text: typed.slice(found.length), atSeconds }
    : { text: typed, atSeconds: null };
}
