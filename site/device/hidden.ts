import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';
import { heldWords, sameText } from './words.ts';

/** Channels, by their name, and words in titles and comments that this visitor has hidden (R53). */
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
  channels.some((name) => by !== '' && sameText(name, by)) || heldWords(title, words).length > 0;

let latestWords: readonly string[] = [];

/** Returns the hidden words: the same array as long as they stay the same. */
export function hiddenWords(): readonly string[] {
  const { words } = readHidden();
  if (JSON.stringify(words) !== JSON.stringify(latestWords)) latestWords = words;
  return latestWords;
}

const listeners = new Set<() => void>();

/** Calls the listener after each change, by this document or by another tab. Returns a function that ends that. */
export function onHiddenChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function save(kind: keyof Hidden, values: readonly string[]): void {
  if (values.length > 0) saveValue(keys[kind], values.slice(0, maxHidden));
  else removeValue(keys[kind]);
  for (const listener of listeners) listener();
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
