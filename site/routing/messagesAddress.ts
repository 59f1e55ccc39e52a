import { parseMessagesRoute } from './parsePeopleRoutes.ts';

/** Returns what a link to messages leads to; null for any other link. */
export function messagesAt({ pathname, searchParams }: URL): { id: number | null; page: number } | null {
  const [, id] = /^\/messages\/(?:(\d+)\/)?$/.exec(pathname) ?? [];
  return pathname.startsWith('/messages/') ? parseMessagesRoute(id === undefined ? {} : { id }, searchParams) : null;
}
