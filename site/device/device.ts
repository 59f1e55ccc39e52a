import * as z from 'zod/mini';
import type { DeviceKey } from './registry.ts';
import { stores } from './stores.ts';

/**
 * Reads and writes the values listed in the registry. None of these throws: with no storage, full storage or garbage in
 * it, the visit continues as if nothing were saved.
 */

/** Returns the saved value; null if there is none or it cannot be read. */
export function readValue<Value>({ name, store, schema }: DeviceKey<Value>): Value | null {
  try {
    return z.parse(schema, stores[store].read(name));
  } catch {
    return null;
  }
}

/** Saves a value, replacing the previous one. Returns false if the device rejects it. */
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

type Fields = Readonly<Record<string, string>>;

interface FieldDraft<Of> {
  of: Of;
  fields: Record<string, string>;
}

/**
 * Drafts of forms, each for one subject; beyond `most`, the oldest are dropped. In this module because a chunk of its
 * own would be merged with chunks that pages without drafts load.
 */
export function fieldDrafts<Of extends string | number>(key: DeviceKey<FieldDraft<Of>[]>, most: number) {
  const draftsOfOthers = (of: Of) => (readValue(key) ?? []).filter((draft) => draft.of !== of);
  return {
    /** Returns the draft for a subject; null if there is none. */
    read: (of: Of): Fields | null => readValue(key)?.find((draft) => draft.of === of)?.fields ?? null,
    save: (of: Of, fields: Fields): void =>
      void saveValue(key, [{ of, fields: { ...fields } }, ...draftsOfOthers(of)].slice(0, most)),
    /** Removes a draft after it was sent or given up. */
    forget: (of: Of): void => {
      const others = draftsOfOthers(of);
      if (others.length > 0) saveValue(key, others);
      else removeValue(key);
    },
  };
}
