interface Places {
  subdivisionIds: number[];
  positionIds: number[];
}

export interface Missing {
  /** The remaining filters. */
  left: Places;
  subdivisions: number;
  positions: number;
}

type Known = readonly { id: number }[] | undefined;

/** Returns the filter values that no longer exist; null when there are none or the existing ones are not loaded yet. */
export function missingOf(
  { subdivisionIds, positionIds }: Places,
  { subdivisions, positions }: { subdivisions: Known; positions: Known },
): Missing | null {
  if (!subdivisions || !positions) return null;
  const among = (known: readonly { id: number }[]) => (id: number) => known.some((item) => item.id === id);
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
