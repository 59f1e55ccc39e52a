import * as z from 'zod/mini';

/** A storage of the device. Every method may throw: a browser can deny access to each of them. */
interface Store {
  read(name: string): unknown;
  /** `lifetime` in seconds. */
  write(name: string, value: unknown, lifetime: number): void;
  remove(name: string): void;
}

/** localStorage never expires, so values are stored with their expiry time, in milliseconds since 1970. */
const expiring = z.object({ until: z.number(), value: z.unknown() });

const localStore: Store = {
  read(name) {
    const { until, value } = z.parse(expiring, JSON.parse(localStorage.getItem(name) ?? 'null'));
    if (until > Date.now()) return value;
    localStorage.removeItem(name);
    return undefined;
  },
  write: (name, value, lifetime) =>
    localStorage.setItem(name, JSON.stringify({ until: Date.now() + lifetime * 1_000, value })),
  remove: (name) => localStorage.removeItem(name),
};

export const stores = { localStorage: localStore } satisfies Record<string, Store>;
export type StoreName = keyof typeof stores;
