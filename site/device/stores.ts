import * as z from 'zod/mini';

/** A storage of the device. Every method may throw: a browser can deny access to each of them. */
interface Store {
  read(name: string): unknown;
  /** `lifetime` is in seconds. */
  write(name: string, value: unknown, lifetime: number): void;
  remove(name: string): void;
}

/** The browser's storage never expires, so values are stored with their expiry time, in milliseconds since 1970. */
const expiring = z.object({ until: z.number(), value: z.unknown() });

/**
 * Returns a store in one of the browser's storages. `area` is called on each use, as a browser may deny access to it.
 */
const expiringStore = (area: () => Storage): Store => ({
  read(name) {
    const { until, value } = z.parse(expiring, JSON.parse(area().getItem(name) ?? 'null'));
    if (until > Date.now()) return value;
    area().removeItem(name);
    return undefined;
  },
  write: (name, value, lifetime) =>
    area().setItem(name, JSON.stringify({ until: Date.now() + lifetime * 1_000, value })),
  remove: (name) => area().removeItem(name),
});

/** Plain text under names that are part of the specification, without an expiry time. */
const plainStore: Store = {
  read: (name) => localStorage.getItem(name) ?? undefined,
  write: (name, value) => localStorage.setItem(name, String(value)),
  remove: (name) => localStorage.removeItem(name),
};

/** Cookies that scripts may read. The server writes some of them as well. */
const cookieStore: Store = {
  read(name) {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return cookie && decodeURIComponent(cookie.slice(name.length + 1));
  },
  write(name, value, lifetime) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(String(value))}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
  },
  remove: (name) => cookieStore.write(name, '', 0),
};

export const stores = {
  localStorage: expiringStore(() => localStorage),
  /** Belongs to one tab, until it is closed. */
  sessionStorage: expiringStore(() => sessionStorage),
  plain: plainStore,
  cookie: cookieStore,
} satisfies Record<string, Store>;
export type StoreName = keyof typeof stores;
