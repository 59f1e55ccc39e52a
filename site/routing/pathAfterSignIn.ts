import { localPath } from '../runtime/routing/localPath.ts';

/** Returns where signing in leads: to the page given in the query, unless that is an account page itself. */
export function pathAfterSignIn(query: URLSearchParams): string {
  const next = localPath(query.get('next') ?? undefined);
  return /^\/(signin|signup|restore-password)\//.test(next) ? '/' : next;
}
