import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import {
  approvalTable,
  regulationTable,
  regulationVersionTable,
  type ApprovalRow,
  type RegulationRow,
  type RegulationVersionMeta,
} from './regulations.tables';
import { metaColumns } from './versions.repository';

/** Approvals of the versions' latest submissions, in order. Earlier rounds are history. */
export async function latestApprovals(
  tx: Tx,
  organizationId: number,
  versionIds: readonly number[],
): Promise<ApprovalRow[]> {
  const rows = await tx
    .select()
    .from(approvalTable)
    .where(
      and(
        eq(approvalTable.organizationId, organizationId),
        inArray(approvalTable.versionId, [...versionIds]),
      ),
    )
    .orderBy(desc(approvalTable.createdAt), asc(approvalTable.step));
  const newest = new Map<number, number>();
  for (const row of rows) {
    if (!newest.has(row.versionId)) newest.set(row.versionId, row.createdAt.getTime());
  }
  return rows.filter((row) => row.createdAt.getTime() === newest.get(row.versionId));
}

/** A new round: the first is asked, the others wait. */
export async function insertApprovals(
  tx: Tx,
  organizationId: number,
  versionId: number,
  approverIds: readonly number[],
  at: Date,
): Promise<void> {
  await tx.insert(approvalTable).values(
    approverIds.map((approverId, index) => ({
      organizationId,
      versionId,
      step: index + 1,
      approverId,
      status: index === 0 ? ('pending' as const) : ('waiting' as const),
      createdAt: at,
    })),
  );
}

/** The approval, locked until the transaction ends. */
export async function lockApproval(tx: Tx, organizationId: number, id: number): Promise<ApprovalRow | null> {
  const [row] = await tx
    .select()
    .from(approvalTable)
    .where(and(eq(approvalTable.organizationId, organizationId), eq(approvalTable.id, id)))
    .for('update');
  return row ?? null;
}

/** Moves an approval on. */
export async function updateApproval(
  tx: Tx,
  organizationId: number,
  id: number,
  change: Partial<Pick<ApprovalRow, 'status' | 'comment' | 'decidedAt'>>,
): Promise<ApprovalRow> {
  const [row] = await tx
    .update(approvalTable)
    .set(change)
    .where(and(eq(approvalTable.organizationId, organizationId), eq(approvalTable.id, id)))
    .returning();
  if (!row) throw new Error(`approval ${id} is gone`);
  return row;
}

/** What one was asked, another one is asked in their place. */
export function handOverApprovals(
  tx: Tx,
  organizationId: number,
  versionId: number,
  fromId: number,
  toId: number,
): Promise<ApprovalRow[]> {
  return tx
    .update(approvalTable)
    .set({ approverId: toId })
    .where(
      and(
        eq(approvalTable.organizationId, organizationId),
        eq(approvalTable.versionId, versionId),
        eq(approvalTable.approverId, fromId),
        inArray(approvalTable.status, ['pending', 'waiting']),
      ),
    )
    .returning();
}

/** Ends what is still open of a version's approvals. */
export async function cancelOpenApprovals(tx: Tx, organizationId: number, versionId: number): Promise<void> {
  await tx
    .update(approvalTable)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(approvalTable.organizationId, organizationId),
        eq(approvalTable.versionId, versionId),
        inArray(approvalTable.status, ['pending', 'waiting']),
      ),
    );
}

export interface PendingApproval {
  approval: ApprovalRow;
  version: RegulationVersionMeta;
  regulation: RegulationRow;
}

/** What waits for the person, oldest first, with what it is about. */
export async function pendingApprovals(
  tx: Tx,
  organizationId: number,
  approverId: number,
): Promise<PendingApproval[]> {
  return tx
    .select({ approval: approvalTable, version: metaColumns, regulation: regulationTable })
    .from(approvalTable)
    .innerJoin(
      regulationVersionTable,
      and(
        eq(regulationVersionTable.organizationId, approvalTable.organizationId),
        eq(regulationVersionTable.id, approvalTable.versionId),
      ),
    )
    .innerJoin(
      regulationTable,
      and(
        eq(regulationTable.organizationId, approvalTable.organizationId),
        eq(regulationTable.draftVersionId, approvalTable.versionId),
        sql`not ${regulationTable.isArchive}`,
      ),
    )
    .where(
      and(
        eq(approvalTable.organizationId, organizationId),
        eq(approvalTable.approverId, approverId),
        eq(approvalTable.status, 'pending'),
      ),
    )
    .orderBy(asc(approvalTable.id));
}
