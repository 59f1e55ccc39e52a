import { readValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/**
 * Saves when the age notice was accepted (D30). Storage outlives the cookie, which the browser may drop and by which
 * the server renders the page.
 */
export const saveAcceptance = (): void => void saveValue(registry.gateFlag, new Date().toISOString());

/** Sets the cookie again from the stored time. Returns false if none is stored or the browser rejects the cookie. */
export function restoreAcceptance(): boolean {
  const accepted = readValue(registry.gateFlag);
  return accepted !== null && saveValue(registry.gate, accepted) && readValue(registry.gate) !== null;
}
