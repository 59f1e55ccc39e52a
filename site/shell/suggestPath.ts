import { redirectOf } from '../routing/redirects.ts';
import { matchRoute } from './routes.ts';

const exists = (path: string): boolean => redirectOf(path) !== null || matchRoute(path, new URLSearchParams()) !== null;

/** The correct form of a path that is wrong only in letter case or trailing slash; null if there is none. */
export function suggestPath(path: string): string | null {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  const forms = [withSlash, withSlash.slice(0, -1), withSlash.toLowerCase(), withSlash.slice(0, -1).toLowerCase()];
  return forms.find((form) => form !== path && form.startsWith('/') && exists(form)) ?? null;
}
