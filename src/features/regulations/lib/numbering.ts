/** Depth of the numbering: «1», «1.1», «1.1.1». */
export const LEVEL_MAX = 3;

/**
 * Levels as they may stand under each other: the first clause is of level 1, and none is more than one level
 * below the clause before it. The server counts the same way.
 */
export function normalizeLevels(levels: readonly number[]): number[] {
  const result: number[] = [];
  let previous = 0;
  for (const level of levels) {
    previous = Math.max(1, Math.min(level, previous + 1, LEVEL_MAX));
    result.push(previous);
  }
  return result;
}

/** Numbers of clauses, «2.1.3», from their levels. */
export function numberClauses(levels: readonly number[]): string[] {
  const counters: number[] = [];
  return normalizeLevels(levels).map((level) => {
    counters.length = level;
    counters[level - 1] = (counters[level - 1] ?? 0) + 1;
    return counters.join('.');
  });
}

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
