import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** What this visitor does not want to see in lists (R53): channels by their name, and words of titles. */
export interface Hidden {
  channels: readonly string[];
  words: readonly string[];
}

/** Far more than anybody chooses by hand; the oldest goes. */
const maxHidden = 500;

const keys = { channels: registry.hiddenChannels, words: registry.hiddenWords } as const;

export const readHidden = (): Hidden => ({
  channels: readValue(keys.channels) ?? [],
  words: readValue(keys.words) ?? [],
});

function save(kind: keyof Hidden, values: readonly string[]): void {
  if (values.length > 0) saveValue(keys[kind], values.slice(0, maxHidden));
  else removeValue(keys[kind]);
}

/** Hides from now on; the newest first. */
export function hide(kind: keyof Hidden, value: string): void {
  save(kind, [value, ...readHidden()[kind].filter((other) => other !== value)]);
}

/** Shows again what these hid. */
export function stopHiding(kind: keyof Hidden, isMeant: (value: string) => boolean): void {
  save(
    kind,
    readHidden()[kind].filter((value) => !isMeant(value)),
  );
}
