import type { Block } from '../content.tables';
import { type ClauseDifference, compareClauses } from './blocks';

/** Returns the ids of a clause and those below it; empty: there is no such clause. */
export function branchIds(clauses: readonly Pick<Block, 'id' | 'level'>[], id: string): string[] {
  const first = clauses.findIndex((clause) => clause.id === id);
  const root = clauses[first];
  if (!root) return [];
  const after = clauses.slice(first + 1);
  const end = after.findIndex(({ level }) => level <= root.level);
  return [root, ...after.slice(0, end === -1 ? after.length : end)].map((clause) => clause.id);
}

/** Returns the differences between two texts in a clause and below it, in either of them. */
export function branchChanges(
  from: readonly Block[],
  to: readonly Block[],
  clauseId: string,
): ClauseDifference[] {
  const branch = new Set([...branchIds(from, clauseId), ...branchIds(to, clauseId)]);
  return compareClauses(from, to).filter((change) => {
    const { id = '' } = change.to ?? change.from ?? {};
    return change.kind !== 'same' && branch.has(id);
  });
}
