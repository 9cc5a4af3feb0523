/** Depth of the numbering: «1», «1.1», «1.1.1». */
export const LEVEL_MAX = 3;

/**
 * Levels as they may stand under each other: the first clause is of level 1, and none is more than one level
 * below the clause before it.
 */
export function normalizeLevels(levels: readonly number[]): number[] {
  let previous = 0;
  return levels.map((level) => {
    previous = Math.max(1, Math.min(level, previous + 1, LEVEL_MAX));
    return previous;
  });
}

/** Numbers of clauses, «2.1.3», from their levels, in their order. */
export function numberClauses(levels: readonly number[]): string[] {
  const counters: number[] = [];
  return normalizeLevels(levels).map((level) => {
    counters.length = level;
    counters[level - 1] = (counters[level - 1] ?? 0) + 1;
    return counters.join('.');
  });
}
