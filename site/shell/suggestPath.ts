import { isPage, redirectOf } from './pageTable.ts';

/** Returns the correct form of a path that is wrong only in letter case or trailing slash; null if there is none. */
export function suggestPath(path: string): string | null {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  const forms = [withSlash, withSlash.slice(0, -1), withSlash.toLowerCase(), withSlash.slice(0, -1).toLowerCase()];
  const exists = (form: string) => form.startsWith('/') && (redirectOf(form) !== null || isPage(form));
  return forms.find((form) => form !== path && exists(form)) ?? null;
}
