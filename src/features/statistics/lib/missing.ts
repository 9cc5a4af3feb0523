interface Places {
  subdivisionIds: number[];
  positionIds: number[];
}

export interface Missing {
  /** What is left of the filters. */
  left: Places;
  subdivisions: number;
  positions: number;
}

type Known = readonly { id: number }[] | undefined;

/** What filters name and no longer exists; null: nothing, or it is not known yet what there is. */
export function missingOf(
  { subdivisionIds, positionIds }: Places,
  { subdivisions, positions }: { subdivisions: Known; positions: Known },
): Missing | null {
  if (!subdivisions || !positions) return null;
  const among = (known: readonly { id: number }[]) => (id: number) => known.some((each) => each.id === id);
  const left = {
    subdivisionIds: subdivisionIds.filter(among(subdivisions)),
    positionIds: positionIds.filter(among(positions)),
  };
  const missing = {
    left,
    subdivisions: subdivisionIds.length - left.subdivisionIds.length,
    positions: positionIds.length - left.positionIds.length,
  };
  return missing.subdivisions + missing.positions > 0 ? missing : null;
}
