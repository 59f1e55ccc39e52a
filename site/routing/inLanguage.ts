/** Returns the path and query of a page in another language; the rest of the query is unchanged. */
export function inLanguage(here: string, key: string): string {
  const [path = '/', search = ''] = here.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', key);
  return `${path}?${query}`;
}
