import type { ComponentType } from 'react';
import type { MatchedRoute } from '../kit/definePage.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { lazyPage } from './lazyPage.tsx';

/** Pages whose code is loaded. Rendering needs them synchronously: React.lazy would emit its fallback on the server. */
const loaded = new Map<string, ComponentType<object>>();

const pending = new Map<string, ComponentType<object>>();

/** Returns the component to render for a route: the page, or a lazy placeholder until its code is loaded. */
export function pageComponent(route: MatchedRoute): ComponentType<object> {
  const page = loaded.get(route.page.file) ?? pending.get(route.page.file);
  if (page) return page;
  const lazy = lazyPage(route.page.file, async () => {
    await withStyles(loadPage(route));
    return loaded.get(route.page.file) ?? null;
  });
  pending.set(route.page.file, lazy);
  return lazy;
}

/** Loads a page's code. */
export async function loadPage(route: MatchedRoute): Promise<void> {
  if (!loaded.has(route.page.file)) loaded.set(route.page.file, await route.load());
}
