import * as z from 'zod/mini';
import type { DeviceKey } from './registry.ts';
import { stores } from './stores.ts';

/**
 * Reads and writes the values listed in the registry. None of these throws: with no storage, full storage or garbage in
 * it, the visit continues as if nothing were saved.
 */

/** The saved value; null if there is none or it cannot be read. */
export function readValue<Value>({ name, store, schema }: DeviceKey<Value>): Value | null {
  try {
    return z.parse(schema, stores[store].read(name));
  } catch {
    return null;
  }
}

/** Saves a value, replacing the previous one; false if the device rejects it. */
export function saveValue<Value>({ name, store, lifetime }: DeviceKey<Value>, value: Value): boolean {
  try {
    stores[store].write(name, value, lifetime);
    return true;
  } catch {
    return false;
  }
}

export function removeValue({ name, store }: DeviceKey<unknown>): void {
  try {
    stores[store].remove(name);
  } catch {
    // If the storage is inaccessible, nothing is saved in it either.
  }
}
