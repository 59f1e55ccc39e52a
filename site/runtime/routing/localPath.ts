const placeholderOrigin = 'http://here.invalid';

/** Returns the given path if it is on this site, else the home page. */
export function localPath(next: string | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, placeholderOrigin)) return '/';
  const url = new URL(next, placeholderOrigin);
  // Normalizing `/.//host` yields `//host`, which a browser interprets as another host.
  return url.origin === placeholderOrigin && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
