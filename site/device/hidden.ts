import { readValue, removeValue, saveValue } from './device.ts';
import { holdsWord, sameText } from './titleWords.ts';
import { registry } from './registry.ts';

/** Channels, by their name, and words in titles that this visitor has hidden from lists (R53). */
export interface Hidden {
  channels: readonly string[];
  words: readonly string[];
}

/** Far more than anybody chooses by hand; beyond it, the oldest are dropped. */
const maxHidden = 500;

const keys = { channels: registry.hiddenChannels, words: registry.hiddenWords } as const;

export const readHidden = (): Hidden => ({
  channels: readValue(keys.channels) ?? [],
  words: readValue(keys.words) ?? [],
});

/** Returns whether a video is hidden, by the name of its channel or a word of its title. */
export const isHiddenBy = ({ channels, words }: Hidden, { title, by }: { title: string; by: string }): boolean =>
  channels.some((name) => by !== '' && sameText(name, by)) || words.some((word) => holdsWord(title, word));

function save(kind: keyof Hidden, values: readonly string[]): void {
  if (values.length > 0) saveValue(keys[kind], values.slice(0, maxHidden));
  else removeValue(keys[kind]);
}

/** Hides a value from now on, as the newest one. */
export function hide(kind: keyof Hidden, value: string): void {
  save(kind, [value, ...readHidden()[kind].filter((other) => other !== value)]);
}

/** Stops hiding all values that match. */
export function stopHiding(kind: keyof Hidden, isMeant: (value: string) => boolean): void {
  save(
    kind,
    readHidden()[kind].filter((value) => !isMeant(value)),
  );
}
