/** Path and query of a request, exactly as requested. */
export interface RequestTarget {
  path: string;
  query: URLSearchParams;
}

/** Parses a request target; returns null if no page can have this address. */
export function parseTarget(raw: string): RequestTarget | null {
  const [path = '/', ...rest] = raw.split('?');
  if (!path.startsWith('/') || /%00|%2f|%5c|\\|\/\/|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) return null;
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  return { path, query: new URLSearchParams(rest.join('?')) };
}
