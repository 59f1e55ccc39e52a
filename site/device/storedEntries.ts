import type { DeviceEntry } from '@afterglow/design-system/feedback/DeviceTable/view';
import { readValue, removeValue } from './device.ts';
import { registry, type DeviceKey } from './registry.ts';

const keys: readonly DeviceKey<unknown>[] = Object.values(registry);

function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

const entries = (): { key: DeviceKey<unknown>; value: unknown }[] =>
  keys.map((key) => ({ key, value: readValue(key) ?? null })).filter(({ value }) => value !== null);

/** Lists what is stored on this device, once if it is stored in two places; null if the browser blocks storage. */
export const listStored = (): DeviceEntry[] | null =>
  isStorageOpen()
    ? [...new Map(entries().map((one) => [one.key.name, one])).values()].map(
        ({ key: { name, purpose, lifetime }, value }) => ({
          name,
          purpose,
          lifetime,
          values: Array.isArray(value) ? value.length : 1,
        }),
      )
    : null;

/** Returns everything that is stored as the text of a file. */
export const exportStored = (): string =>
  JSON.stringify(Object.fromEntries(entries().map(({ key, value }) => [key.name, value])), null, 2);

/** Deletes what is stored under a name; without a name, everything. */
export function deleteStored(name?: string): void {
  for (const key of keys) if (name === undefined || key.name === name) removeValue(key);
}
