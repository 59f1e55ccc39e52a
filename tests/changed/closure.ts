export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the roots and all files that they need, directly or through others. Does not enter files for which `isBorder`
 * is true.
 */
export function closure(
  graph: Graph,
  roots: Iterable<string>,
  isBorder: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set(roots);
  // The loop also visits the files that are added to the set while it runs.
  for (const file of found) for (const target of graph.get(file) ?? []) if (!isBorder(target)) found.add(target);
  return found;
}
