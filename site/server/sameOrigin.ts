/** Whether a POST comes from one of our own pages: Sec-Fetch-Site says so, or its Origin is ours. */
export function isSameOrigin(header: (name: string) => string | undefined, publicOrigin: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return header('origin') === publicOrigin;
}
