import { createSingleFlight, type SingleFlight } from '@afterglow/operation/singleFlight';
import { LRUCache } from 'lru-cache';

/** A whole document with the headers that belong to it. */
export interface RenderedPage {
  body: Buffer;
  /** Its content security policy. */
  policy: string;
  status: number;
  /** Preloads of its first images, as the header Link. */
  preloads: string;
  /** Whether all its reads have been answered; the browser requests the missing ones. */
  complete: boolean;
  /** Seconds until a retry after too many requests, if known. */
  waitSeconds?: number | undefined;
}

/** A guest's page. */
interface CachedPage extends RenderedPage {
  status: 200 | 404;
}

/** Milliseconds that a page is cached at most. */
export const cacheTtlMs = 60_000;

/** Milliseconds that a page without some of its deferred reads is cached at most. */
export const incompleteCacheTtlMs = 5_000;

/**
 * Milliseconds after its expiry in which a page is still shown if the API cannot answer. Not long, as it may show
 * something that was hidden since.
 */
export const staleTtlMs = 300_000;

/** The least recently used pages are evicted when the cache exceeds this many bytes. */
const maxBytes = 64_000_000;

const sizeOf = ({ body }: CachedPage): number => body.length;

export interface PageCache {
  /** Returns a cached page that has not expired. */
  get: (key: string) => CachedPage | undefined;
  /** Returns a cached page even if it has expired within the last minutes, for when the API cannot answer. */
  getStale: (key: string) => CachedPage | undefined;
  set: (key: string, page: CachedPage) => void;
  /** Coalesces concurrent requests for the same page into one render. */
  singleFlight: SingleFlight<RenderedPage>;
}

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    // Each page sets its own; this one only enables expiry.
    ttl: cacheTtlMs,
    // The wall clock, read on every use: tests set it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });
  return {
    get: (key) => pages.get(key),
    getStale: (key) => (pages.getRemainingTTL(key) > -staleTtlMs ? pages.get(key, { allowStale: true }) : undefined),
    set: (key, page) => void pages.set(key, page, { ttl: page.complete ? cacheTtlMs : incompleteCacheTtlMs }),
    singleFlight: createSingleFlight<RenderedPage>(),
  };
}
