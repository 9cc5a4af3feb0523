import { and, desc, eq, sql } from 'drizzle-orm';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectKey } from '../content-kind';
import { EVIDENCE_RECORD_VERSION, type HashedRecord, recordHash } from './evidence-record';
import { type EvidenceRecordRow, evidenceRecordTable } from './evidence.tables';

const record = evidenceRecordTable;

/**
 * Returns the head of the organization's chain and locks it until the transaction ends: records are chained one after another.
 */
export async function lockEvidenceHead(tx: Tx, organizationId: number): Promise<string> {
  const rows = await selectRows(tx, { hash: text })(
    sql`select lock_evidence_head(${organizationId}) as hash`,
  );
  return rows[0]?.hash ?? '';
}

/**
 * Appends one record to the chain; the database moves its head. `line` writes the history entry with the hash in the same
 * transaction, so that each confirms the other. Must be the last step of a transaction: others of the organization wait for it.
 */
export async function appendRecord(
  tx: Tx,
  { seal, line }: { seal: EvidenceSeal; line: (hash: string) => Promise<void> },
  content: Omit<HashedRecord, 'recordVersion'>,
): Promise<EvidenceRecordRow> {
  const prevHash = await lockEvidenceHead(tx, content.organizationId);
  const versioned = { ...content, recordVersion: EVIDENCE_RECORD_VERSION };
  const hash = recordHash(prevHash, versioned);
  await line(hash);
  const [row] = await tx
    .insert(record)
    .values({ ...versioned, id: sql`default`, prevHash, hash, ...seal.seal(hash) })
    .returning();
  if (!row) throw new Error('evidence was not stored');
  return row;
}

/** Returns records of one type about an object, newest first; only those of one person if one is given. */
export async function recordsOf(
  tx: Tx,
  organizationId: number,
  { objectType, objectId, type, userId }: ObjectKey & { type: string; userId?: number },
): Promise<EvidenceRecordRow[]> {
  return tx
    .select()
    .from(record)
    .where(
      and(
        eq(record.organizationId, organizationId),
        eq(record.objectType, objectType),
        eq(record.objectId, objectId),
        eq(record.type, type),
        userId === undefined ? undefined : eq(record.userId, userId),
      ),
    )
    .orderBy(desc(record.id));
}
