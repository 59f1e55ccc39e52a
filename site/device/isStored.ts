import type { registry } from './registry.ts';

/** Whether a value may be there, asked without the code that reads it. */
export function isStored(name: keyof typeof registry): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
