/** Runs several kinds of measurement in turn, round by round, so that other load affects them equally. */
export async function alternate<Name extends string, Found>(
  times: number,
  kinds: Record<Name, () => Promise<Found>>,
): Promise<Record<Name, Found[]>> {
  const names = Object.keys(kinds) as Name[];
  const found = Object.fromEntries(names.map((name): [Name, Found[]] => [name, []])) as Record<Name, Found[]>;
  for (let round = 0; round < times; round++) {
    for (const name of names) found[name].push(await kinds[name]());
  }
  return found;
}
