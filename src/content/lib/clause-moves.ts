/** Where the clause with everything below it ends: the index after its last descendant. */
export function subtreeEnd(levels: readonly number[], index: number): number {
  const level = levels[index] ?? 1;
  let end = index + 1;
  while (end < levels.length && (levels[end] ?? 1) > level) end += 1;
  return end;
}

/**
 * Where a clause and everything below it would stand after one step up or down among its neighbours of the same level;
 * null when there is no such neighbour.
 */
export function moveTarget(levels: readonly number[], index: number, step: -1 | 1): number | null {
  const level = levels[index];
  if (level === undefined) return null;
  const end = subtreeEnd(levels, index);
  if (step === 1) {
    return levels[end] === level ? subtreeEnd(levels, end) : null;
  }
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = levels[before] ?? 1;
    if (other === level) return before;
    if (other < level) return null;
  }
  return null;
}
