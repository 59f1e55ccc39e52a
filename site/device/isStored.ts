import type { registry } from './registry.ts';

/** Returns whether a value may be stored, without loading the code that reads it. */
export function isStored(name: keyof typeof registry): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
