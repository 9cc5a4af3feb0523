import type { EditedClause } from '../editor/clause-document';
import type { ClauseChangeRow } from './clause-changes';
import { numberClauses } from '@domain/clause-levels';
import { plainText } from './plain-text';
import { templateHtml } from './template-html';

type DiffClause = NonNullable<ClauseChangeRow['from']>;

function read(clauses: readonly EditedClause[]): DiffClause[] {
  const numbers = numberClauses(clauses);
  return clauses.map((clause, index) => ({
    ...clause,
    html: templateHtml(clause.html),
    number: numbers[index] ?? '',
    text: plainText(templateHtml(clause.html)),
  }));
}

/** Compares two unpublished texts; the result is in the order of the second. */
export function compareDrafts(from: readonly EditedClause[], to: readonly EditedClause[]): ClauseChangeRow[] {
  const older = read(from);
  const newer = read(to);
  const kept = new Set(newer.map(({ id }) => id));
  const rows = newer.map((clause): ClauseChangeRow => {
    const before = older.find(({ id }) => id === clause.id) ?? null;
    if (!before) return { kind: 'added', from: null, to: clause };
    const isSame = before.html === clause.html && before.level === clause.level;
    return { kind: isSame ? 'same' : 'changed', from: before, to: clause };
  });
  older.forEach((clause, index) => {
    if (kept.has(clause.id)) return;
    const previous = older[index - 1]?.id;
    const at = rows.findIndex((row) => (row.to ?? row.from)?.id === previous);
    rows.splice(at + 1, 0, { kind: 'removed', from: clause, to: null });
  });
  return rows;
}

/** Whether two texts are equal. */
export function isSameText(a: readonly EditedClause[], b: readonly EditedClause[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, level, ownNumber = null, html }, index) => {
      const other = b[index];
      const isSamePlace =
        other?.id === id && other.level === level && (other.ownNumber ?? null) === ownNumber;
      return isSamePlace && templateHtml(other.html) === templateHtml(html);
    })
  );
}
