/** What a screen of differences needs of a clause. */
interface DiffClause {
  id: string;
  level: number;
  number: string;
  html: string;
  text: string;
}

export type ChangeKind = 'same' | 'added' | 'removed' | 'changed';

export interface ClauseChangeRow {
  kind: ChangeKind;
  from: DiffClause | null;
  to: DiffClause | null;
}

/**
 * Clauses that differ, each with the headings above it when only changes are shown, so that no point hangs in the air.
 */
export function withContext<Row extends ClauseChangeRow>(rows: readonly Row[]): Row[] {
  const kept = new Set<number>();
  rows.forEach((row, index) => {
    if (row.kind === 'same') return;
    kept.add(index);
    let level = (row.to ?? row.from)?.level ?? 1;
    for (let above = index - 1; above >= 0 && level > 1; above -= 1) {
      const other = rows[above];
      const otherLevel = (other?.to ?? other?.from)?.level ?? 1;
      if (otherLevel < level) {
        kept.add(above);
        level = otherLevel;
      }
    }
  });
  return rows.filter((_row, index) => kept.has(index));
}

/** How a clause is compared to another: the same words may still be set differently. */
export function isOnlyFormat(row: ClauseChangeRow): boolean {
  return row.kind === 'changed' && row.from?.text === row.to?.text;
}
