import type { ComponentType } from 'react';
import type { Opened } from '../routes.ts';
import { onItsWay } from './onItsWay.tsx';

/** Pages whose code is here. Rendering needs it at once: React.lazy would print its fallback on the server. */
const loaded = new Map<string, ComponentType<object>>();

const onTheirWay = new Map<string, ComponentType<object>>();

/** A page to render: itself, or what stands in for it until its code is here. */
export function pageComponent(opened: Opened): ComponentType<object> {
  const page = loaded.get(opened.page) ?? onTheirWay.get(opened.page);
  if (page) return page;
  const standIn = onItsWay(opened.page, async () => {
    await loadPage(opened);
    return loaded.get(opened.page) ?? null;
  });
  onTheirWay.set(opened.page, standIn);
  return standIn;
}

/** Brings a page's code. */
export async function loadPage(opened: Opened): Promise<void> {
  if (!loaded.has(opened.page)) loaded.set(opened.page, await opened.load());
}
