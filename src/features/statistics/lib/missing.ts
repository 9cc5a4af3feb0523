interface Chosen {
  subdivisionIds: number[];
  positionIds: number[];
  userIds: number[];
}

export interface Missing {
  /** The remaining filters. */
  left: Chosen;
  subdivisions: number;
  positions: number;
  people: number;
}

type Known = readonly { id: number }[] | undefined;

/** Returns the filter values that no longer exist; null when there are none or the existing ones are not loaded yet. */
export function missingOf(
  { subdivisionIds, positionIds, userIds }: Chosen,
  { subdivisions, positions, people }: { subdivisions: Known; positions: Known; people: Known },
): Missing | null {
  if (!subdivisions || !positions || !people) return null;
  const among = (known: readonly { id: number }[]) => (id: number) => known.some((item) => item.id === id);
  const left = {
    subdivisionIds: subdivisionIds.filter(among(subdivisions)),
    positionIds: positionIds.filter(among(positions)),
    userIds: userIds.filter(among(people)),
  };
  const missing = {
    left,
    subdivisions: subdivisionIds.length - left.subdivisionIds.length,
    positions: positionIds.length - left.positionIds.length,
    people: userIds.length - left.userIds.length,
  };
  return missing.subdivisions + missing.positions + missing.people > 0 ? missing : null;
}
