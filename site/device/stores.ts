import * as z from 'zod/mini';

/** A place on the device. Every method may throw: a browser can refuse all of them. */
interface Store {
  read(name: string): unknown;
  /** `lifetime` in seconds. */
  write(name: string, value: unknown, lifetime: number): void;
  remove(name: string): void;
}

/** localStorage keeps for ever, so what expires carries its end, in milliseconds since 1970. */
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
