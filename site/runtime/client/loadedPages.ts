import type { ComponentType } from 'react';

/**
 * Pages whose code is loaded, by their definitions: one that is evaluated anew, as its sources have changed, is loaded
 * anew. Rendering needs them synchronously: React.lazy would emit its fallback on the server.
 */
const loaded = new WeakMap<object, ComponentType<object>>();

/** A page whose code can be loaded. */
export interface LoadableRoute {
  page: { file: string };
  load: () => Promise<ComponentType<object>>;
}

/** Returns the page of a route; null until its code is loaded. */
export const loadedPage = ({ page }: LoadableRoute): ComponentType<object> | null => loaded.get(page) ?? null;

/** Loads a page's code. */
export async function loadPage({ page, load }: LoadableRoute): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, await load());
}
