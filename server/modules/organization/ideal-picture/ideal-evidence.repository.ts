import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type IdealEvidenceRow, idealEvidenceTable as table } from './ideal-picture.tables';

export type NewEvidence = Pick<IdealEvidenceRow, 'regulationId' | 'url' | 'name'>;

/** Returns the evidence of several statements, in the order in which it was given. */
export function evidenceOf(
  tx: Tx,
  organizationId: number,
  statementIds: readonly number[],
): Promise<IdealEvidenceRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), inArray(table.statementId, [...statementIds])))
    .orderBy(asc(table.id));
}

/** Replaces the existing ones. */
export async function replaceEvidence(
  tx: Tx,
  organizationId: number,
  statementId: number,
  rows: readonly NewEvidence[],
): Promise<void> {
  await tx
    .delete(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.statementId, statementId)));
  if (rows.length === 0) return;
  const values = rows.map(({ regulationId, url, name }) => ({ regulationId, url, name }));
  await tx.insert(table).values(values.map((value) => ({ ...value, organizationId, statementId })));
}
