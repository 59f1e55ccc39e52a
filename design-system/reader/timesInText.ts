/** A time in a text, such as `5:12`, and its value in seconds. */
export interface TimeInText {
  time: string;
  seconds: number;
}

const candidate = /(?:(\d{1,2}):([0-5]\d)|(\d{1,3})):([0-5]\d)/g;
/**
 * Matches a text before a time that makes it a part of a longer number, of a name such as `v2:10`, of an address, or of
 * a date with a time of day.
 */
const isPartBefore = /(?:[\p{N}\p{Script=Latin}_]|::|\p{N}[.,:/]|\p{N}[./-]\p{N}{1,2}[./-]\p{N}{1,4},? ?)$/u;
/** Matches a text after a time that makes it a part of a longer number, a quantity with a unit, or a time of day. */
const isPartAfter = /^(?:[\p{N}\p{Script=Latin}_]|[.,:/]\p{N}| ?[ap]\.?m\b)/iu;
/** Number of characters checked before and after a time; long enough for a date. */
const context = 16;

/**
 * Splits a text into pieces, with the times of a video of this length apart. A lookbehind would need only one pattern,
 * but older Safari cannot parse it.
 * @param length seconds; later times remain text
 */
export function timesInText(text: string, length: number): (string | TimeInText)[] {
  const pieces: (string | TimeInText)[] = [];
  let end = 0;
  for (const match of text.matchAll(candidate)) {
    const [time, hours = '0', minutesOfHour, minutes = '0', rest = '0'] = match;
    const after = match.index + time.length;
    const seconds = Number(hours) * 3_600 + Number(minutesOfHour ?? minutes) * 60 + Number(rest);
    if (
      seconds === 0 ||
      seconds > length ||
      isPartBefore.test(text.slice(Math.max(0, match.index - context), match.index)) ||
      isPartAfter.test(text.slice(after, after + context))
    )
      continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ time, seconds });
    end = after;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
