import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import type { ComponentType } from 'react';
import type { MatchedRoute } from '../shared/definePage.ts';
import { loadPage, loadedPage } from '../runtime/client/loadedPages.ts';
import { lazyPage } from './lazyPage.tsx';

const pending = new Map<string, ComponentType<object>>();

/** Returns the component to render for a route: the page, or a lazy placeholder until its code is loaded. */
export function pageComponent(route: MatchedRoute): ComponentType<object> {
  const page = loadedPage(route) ?? pending.get(route.page.file);
  if (page) return page;
  const lazy = lazyPage(route.page.file, async () => {
    await withStyles(loadPage(route));
    return loadedPage(route);
  });
  pending.set(route.page.file, lazy);
  return lazy;
}
