export interface Tile {
  /** URL of the sheet that contains it. */
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TimedText {
  startTime: number;
  endTime: number;
  text: string;
}

/**
 * Returns the thumbnail of a moment, from WebVTT cues such as `01.jpg#xywh=160,0,160,90`; null if there is none.
 * @param base URL that the URLs in the cues are relative to.
 */
export function tileAt(cues: readonly TimedText[], seconds: number, base: string): Tile | null {
  const cue = cues.find(({ startTime, endTime }) => seconds >= startTime && seconds < endTime) ?? cues.at(-1);
  const match = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)\s*$/.exec(cue?.text ?? '');
  if (!match || !URL.canParse(match[1] ?? '', base)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(2).map(Number);
  return { src: new URL(match[1] ?? '', base).href, x, y, width, height };
}
