import type { ComponentType } from 'react';
import type { Opened } from '../routes.ts';

/** Pages whose code is here. Rendering needs it at once: React.lazy would print its fallback on the server. */
const loaded = new Map<string, ComponentType<object>>();

export const pageComponent = (opened: Opened): ComponentType<object> | null => loaded.get(opened.page) ?? null;

/** Brings a page's code. */
export async function loadPage(opened: Opened): Promise<void> {
  if (!loaded.has(opened.page)) loaded.set(opened.page, await opened.load());
}
