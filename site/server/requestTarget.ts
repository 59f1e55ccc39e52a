/** Path and query of a request, as it was typed; null where no page can stand at it. */
export function parseTarget(raw: string): { path: string; query: URLSearchParams } | null {
  const [path = '/', ...rest] = raw.split('?');
  if (!path.startsWith('/') || /%00|%2f|%5c|\\|\/\/|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) return null;
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  return { path, query: new URLSearchParams(rest.join('?')) };
}
