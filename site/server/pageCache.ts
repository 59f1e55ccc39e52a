import type { SlottedPage } from './slots.ts';

/** A guest's page, ready but for its slots. */
export interface CachedPage {
  page: SlottedPage;
  status: 200 | 404;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** No page is kept longer than this, in milliseconds. */
export const cacheTtlMs = 60_000;

/** The least recently used pages go first when all of them together have this many bytes. */
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

/** A kept page that is still good. */
export function getCachedPage(key: string, now: number): CachedPage | null {
  const kept = pages.get(key);
  if (!kept) return null;
  if (kept.expiresAt <= now) {
    drop(key);
    return null;
  }
  // A Map keeps the order in which keys were set: the used one goes to the end.
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

/** Makes one page at a time for all who ask for it meanwhile. */
export function singleFlight<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  // One key is always made by the same `make`.
  const already = inFlight.get(key) as Promise<Made> | undefined;
  if (already) return already;
  const made = make().finally(() => inFlight.delete(key));
  inFlight.set(key, made);
  return made;
}
