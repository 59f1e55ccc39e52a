import type { CutPage } from './slots.ts';

/** A guest's page, ready but for its slots. */
export interface KeptPage {
  page: CutPage;
  status: 200 | 404;
  /** Milliseconds since 1970. */
  ends: number;
}

/** No page is kept longer than this, in milliseconds. */
export const keptFor = 60_000;

/** The least recently used pages go first when all of them together have this many bytes. */
const most = 64_000_000;

const pages = new Map<string, KeptPage>();
let size = 0;

const sizeOf = ({ page }: KeptPage): number => page.reduce((bytes, { text }) => bytes + text.length, 0);

function drop(key: string): void {
  const kept = pages.get(key);
  if (kept) size -= sizeOf(kept);
  pages.delete(key);
}
const underWay = new Map<string, Promise<unknown>>();

/** A kept page that is still good. */
export function keptPage(key: string, now: number): KeptPage | null {
  const kept = pages.get(key);
  if (!kept) return null;
  if (kept.ends <= now) {
    drop(key);
    return null;
  }
  // A Map keeps the order in which keys were set: the used one goes to the end.
  pages.delete(key);
  pages.set(key, kept);
  return kept;
}

export function keepPage(key: string, kept: KeptPage): void {
  drop(key);
  pages.set(key, kept);
  size += sizeOf(kept);
  for (const oldest of pages.keys()) {
    if (size <= most) return;
    drop(oldest);
  }
}

/** Makes one page at a time for all who ask for it meanwhile. */
export function onceFor<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  // One key is always made by the same `make`.
  const already = underWay.get(key) as Promise<Made> | undefined;
  if (already) return already;
  const made = make().finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}
