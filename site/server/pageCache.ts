import { LRUCache } from 'lru-cache';
import type { SlottedPage } from './slots.ts';

/** A guest's page, complete except for its slots. */
interface CachedPage {
  page: SlottedPage;
  status: 200 | 404;
}

/** How long a page is cached at most, in milliseconds. */
export const cacheTtlMs = 60_000;

/** The least recently used pages are evicted when the cache exceeds this many bytes. */
const maxBytes = 64_000_000;

const sizeOf = ({ page }: CachedPage): number => page.reduce((bytes, { text }) => bytes + text.length, 0);

export interface PageCache {
  /** A cached page that has not expired. */
  get: (key: string) => CachedPage | undefined;
  set: (key: string, page: CachedPage) => void;
  /** Coalesces concurrent requests for the same page into one render; a key is always used with the same `render`. */
  singleFlight: <Rendered>(key: string, render: () => Promise<Rendered>) => Promise<Rendered>;
}

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: cacheTtlMs,
    // The wall clock, read on every use: tests set it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  const inFlight = new Map<string, Promise<unknown>>();
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    singleFlight: <Rendered>(key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
      // Of the same type, as it came from the same `render`.
      const pending = inFlight.get(key) as Promise<Rendered> | undefined;
      if (pending) return pending;
      const rendered = render().finally(() => inFlight.delete(key));
      inFlight.set(key, rendered);
      return rendered;
    },
  };
}
