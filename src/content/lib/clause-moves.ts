/** Returns the index after the last descendant of a clause. */
export function subtreeEnd(levels: readonly number[], index: number): number {
  const level = levels[index] ?? 1;
  let end = index + 1;
  while (end < levels.length && (levels[end] ?? 1) > level) end += 1;
  return end;
}

/**
 * Returns the index that a clause and its descendants would have after one step up or down among its siblings; null when there is
 * no such sibling.
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
