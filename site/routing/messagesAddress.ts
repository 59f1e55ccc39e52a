import { parseMessagesRoute } from './parsePeopleRoutes.ts';

/** What a link to messages leads to; null for all other links. */
export function messagesAt({ pathname, searchParams }: URL): { id: number | null; page: number } | null {
  const [, id] = /^\/messages\/(?:(\d+)\/)?$/.exec(pathname) ?? [];
  return pathname.startsWith('/messages/') ? parseMessagesRoute(id === undefined ? {} : { id }, searchParams) : null;
}
