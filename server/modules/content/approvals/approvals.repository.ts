import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ApprovalRow, ContentObjectRow, ContentTables, ContentVersionMeta } from '../content.tables';
import { metaColumns } from '../versions/versions.repository';
import { isApprovalOpen } from './approval-statuses.sql';

type Table = ContentTables['approval'];

/** Returns the approvals of the versions' latest submissions, in order. Earlier rounds are history. */
export async function latestApprovals(
  tx: Tx,
  approval: Table,
  organizationId: number,
  versionIds: readonly number[],
): Promise<ApprovalRow[]> {
  const rows = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.organizationId, organizationId), inArray(approval.versionId, [...versionIds])))
    .orderBy(desc(approval.createdAt), asc(approval.step));
  const newest = new Map<number, number>();
  for (const row of rows) {
    if (!newest.has(row.versionId)) newest.set(row.versionId, row.createdAt.getTime());
  }
  return rows.filter((row) => row.createdAt.getTime() === newest.get(row.versionId));
}

/** Inserts a new round: the first approval is requested, the others wait. */
export async function insertApprovals(
  tx: Tx,
  approval: Table,
  organizationId: number,
  versionId: number,
  approverIds: readonly number[],
  at: Date,
): Promise<void> {
  await tx.insert(approval).values(
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

/** Reads an approval and locks it until the transaction ends. */
export async function lockApproval(
  tx: Tx,
  approval: Table,
  organizationId: number,
  id: number,
): Promise<ApprovalRow | null> {
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.organizationId, organizationId), eq(approval.id, id)))
    .for('update');
  return row ?? null;
}

/** Updates an approval. */
export async function updateApproval(
  tx: Tx,
  approval: Table,
  organizationId: number,
  id: number,
  change: Partial<Pick<ApprovalRow, 'status' | 'comment' | 'decidedAt'>>,
): Promise<ApprovalRow> {
  const [row] = await tx
    .update(approval)
    .set(change)
    .where(and(eq(approval.organizationId, organizationId), eq(approval.id, id)))
    .returning();
  if (!row) throw new Error(`approval ${id} is gone`);
  return row;
}

/** Hands a person's open approvals over to another person. */
export function handOverApprovals(
  tx: Tx,
  approval: Table,
  organizationId: number,
  versionId: number,
  fromId: number,
  toId: number,
): Promise<ApprovalRow[]> {
  return tx
    .update(approval)
    .set({ approverId: toId })
    .where(
      and(
        eq(approval.organizationId, organizationId),
        eq(approval.versionId, versionId),
        eq(approval.approverId, fromId),
        isApprovalOpen(approval.status),
      ),
    )
    .returning();
}

/** Cancels the open approvals of a version. */
export async function cancelOpenApprovals(
  tx: Tx,
  approval: Table,
  organizationId: number,
  versionId: number,
): Promise<void> {
  await tx
    .update(approval)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(approval.organizationId, organizationId),
        eq(approval.versionId, versionId),
        isApprovalOpen(approval.status),
      ),
    );
}

export interface PendingApproval {
  approval: ApprovalRow;
  version: ContentVersionMeta;
  object: ContentObjectRow;
}

/** Returns the approvals that wait for the person, oldest first, with their objects. */
export async function pendingApprovals(
  tx: Tx,
  { approval, version, object }: ContentTables,
  organizationId: number,
  approverId: number,
): Promise<PendingApproval[]> {
  return tx
    .select({ approval, version: metaColumns(version), object })
    .from(approval)
    .innerJoin(
      version,
      and(eq(version.organizationId, approval.organizationId), eq(version.id, approval.versionId)),
    )
    .innerJoin(
      object,
      and(
        eq(object.organizationId, approval.organizationId),
        eq(object.draftVersionId, approval.versionId),
        sql`not ${object.isArchive}`,
      ),
    )
    .where(
      and(
        eq(approval.organizationId, organizationId),
        eq(approval.approverId, approverId),
        eq(approval.status, 'pending'),
      ),
    )
    .orderBy(asc(approval.id));
}
