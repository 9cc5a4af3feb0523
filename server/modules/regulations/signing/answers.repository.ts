import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { regulationAnswerTable, type RegulationAnswerRow } from '../regulations.tables';

/** Identifies answers by person, version and assignment: a new cycle begins without answers. */
export type Answering = Pick<RegulationAnswerRow, 'versionId' | 'userId' | 'assignmentId'>;

const table = regulationAnswerTable;

/** Returns every attempt so far, in the order in which they were made. */
export async function attemptsOf(
  tx: Tx,
  organizationId: number,
  { versionId, userId, assignmentId }: Answering,
): Promise<RegulationAnswerRow[]> {
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.versionId, versionId),
        eq(table.userId, userId),
        eq(table.assignmentId, assignmentId),
      ),
    )
    .orderBy(asc(table.id));
}

/** Adds attempts. */
export async function insertAttempts(
  tx: Tx,
  organizationId: number,
  answering: Answering,
  attempts: readonly Pick<RegulationAnswerRow, 'questionId' | 'optionIds' | 'createdAt'>[],
): Promise<void> {
  if (attempts.length === 0) return;
  await tx.insert(table).values(attempts.map((attempt) => ({ ...answering, ...attempt, organizationId })));
}
