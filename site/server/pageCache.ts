import type { SlottedPage } from './slots.ts';

/** A guest's page, complete except for its slots. */
export interface CachedPage {
  page: SlottedPage;
  status: 200 | 404;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** How long a page is cached at most, in milliseconds. */
export const cacheTtlMs = 60_000;

/** The least recently used pages are evicted when the cache exceeds this many bytes. */
const maxBytes = 64_000_000;

const pages = new Map<string, CachedPage>();
let size = 0;

const sizeOf = ({ page }: CachedPage): number => page.reduce((bytes, { text }) => bytes + text.length, 0);

function drop(key: string): void {
  const kept = pages.get(key);
  if (kept) size -= sizeOf(kept);
  pages.delete(key);
}
const inFlight = new Map<string, Promise<unknown>>();

/** A cached page that has not expired. */
export function getCachedPage(key: string, now: number): CachedPage | null {
  const kept = pages.get(key);
  if (!kept) return null;
  if (kept.expiresAt <= now) {
    drop(key);
    return null;
  }
  // A Map preserves insertion order: the page just used moves to the end.
  pages.delete(key);
  pages.set(key, kept);
  return kept;
}

export function cachePage(key: string, kept: CachedPage): void {
  drop(key);
  pages.set(key, kept);
  size += sizeOf(kept);
  for (const oldest of pages.keys()) {
    if (size <= maxBytes) return;
    drop(oldest);
  }
}

/** Coalesces concurrent requests for the same page into one render. */
export function singleFlight<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  // A key is always used with the same `make`.
  const already = inFlight.get(key) as Promise<Made> | undefined;
  if (already) return already;
  const made = make().finally(() => inFlight.delete(key));
  inFlight.set(key, made);
  return made;
}
