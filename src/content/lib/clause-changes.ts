/** The data of a clause that the comparison needs. */
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

const levelOf = (row: ClauseChangeRow | undefined): number => (row?.to ?? row?.from)?.level ?? 1;

/** Returns the indexes of the headings above a row. */
function above(rows: readonly ClauseChangeRow[], index: number): number[] {
  const found: number[] = [];
  let level = levelOf(rows[index]);
  for (let at = index - 1; at >= 0 && level > 1; at -= 1) {
    const other = levelOf(rows[at]);
    if (other >= level) continue;
    found.push(at);
    level = other;
  }
  return found;
}

/**
 * Returns the changed clauses, each with the headings above it, so that no point loses its context when only changes are shown.
 */
export function withContext<Row extends ClauseChangeRow>(rows: readonly Row[]): Row[] {
  const kept = new Set(
    rows.flatMap((row, index) => (row.kind === 'same' ? [] : [index, ...above(rows, index)])),
  );
  return rows.filter((_row, index) => kept.has(index));
}

/** Returns the same rows, with clauses that need no new signature treated as unchanged. */
export function onlyToSign<Row extends ClauseChangeRow>(rows: readonly Row[], ids: readonly string[]): Row[] {
  return rows.flatMap((row) => {
    const isSigned = row.kind === 'same' || ids.includes((row.to ?? row.from)?.id ?? '');
    if (isSigned) return [row];
    return row.to ? [{ ...row, kind: 'same', from: row.to }] : [];
  });
}

/** Whether only the formatting of a clause differs and its words are the same. */
export function isOnlyFormat(row: ClauseChangeRow): boolean {
  return row.kind === 'changed' && row.from?.text === row.to?.text;
}
