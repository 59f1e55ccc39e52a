import { readValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/**
 * When the age notice was accepted (D30): in a cookie, by which the server renders the page, and in storage, which outlives
 * a cookie that the browser drops.
 */
export const saveAcceptance = (): void => void saveValue(registry.gateFlag, new Date().toISOString());

/** Sets the cookie anew from what was stored; false if nothing was, or the browser takes no cookie. */
export function restoreAcceptance(): boolean {
  const accepted = readValue(registry.gateFlag);
  return accepted !== null && saveValue(registry.gate, accepted) && readValue(registry.gate) !== null;
}
