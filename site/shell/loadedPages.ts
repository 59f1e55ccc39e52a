import type { ComponentType } from 'react';
import type { MatchedRoute } from './routes.ts';
import { lazyPage } from './lazyPage.tsx';

/** Pages whose code is loaded. Rendering needs it synchronously: React.lazy would emit its fallback on the server. */
const loaded = new Map<string, ComponentType<object>>();

const pending = new Map<string, ComponentType<object>>();

/** The component to render for a route: the page, or a lazy placeholder until its code is loaded. */
export function pageComponent(opened: MatchedRoute): ComponentType<object> {
  const page = loaded.get(opened.page) ?? pending.get(opened.page);
  if (page) return page;
  const lazy = lazyPage(opened.page, async () => {
    await loadPage(opened);
    return loaded.get(opened.page) ?? null;
  });
  pending.set(opened.page, lazy);
  return lazy;
}

/** Loads a page's code. */
export async function loadPage(opened: MatchedRoute): Promise<void> {
  if (!loaded.has(opened.page)) loaded.set(opened.page, await opened.load());
}
