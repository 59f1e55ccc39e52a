/** Returns a query with these names only, each once and in this order, so that each page has one address. */
export function keepNames(query: URLSearchParams, names: Iterable<string>): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

export const joinQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
