import * as z from 'zod/mini';
import type { DeviceKey } from './registry.ts';
import { stores } from './stores.ts';

/**
 * Reads and writes what the registry lists. None of these throws: without storage, with a full one, or with garbage in
 * it, a visit goes on as that of somebody whose device keeps nothing.
 */

/** What is kept; null where there is nothing, or nothing that can be read. */
export function readKept<Value>({ name, store, schema }: DeviceKey<Value>): Value | null {
  try {
    return z.parse(schema, stores[store].read(name));
  } catch {
    return null;
  }
}

/** Keeps a value instead of the one before; false where the device does not take it. */
export function keep<Value>({ name, store, lifetime }: DeviceKey<Value>, value: Value): boolean {
  try {
    stores[store].write(name, value, lifetime);
    return true;
  } catch {
    return false;
  }
}

export function forget({ name, store }: DeviceKey<unknown>): void {
  try {
    stores[store].remove(name);
  } catch {
    // A device that does not let itself be asked keeps nothing either.
  }
}
