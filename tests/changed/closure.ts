export type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that some need, directly or through others, and these themselves. It does not go into files that `isBorder` names. */
export function closure(
  graph: Graph,
  roots: Iterable<string>,
  isBorder: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set(roots);
  // A set that grows while it is walked: what is added comes, too.
  for (const file of found) for (const target of graph.get(file) ?? []) if (!isBorder(target)) found.add(target);
  return found;
}
