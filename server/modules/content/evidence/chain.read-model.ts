import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { integer, nullable } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { recordHash } from './evidence-record';
import type { ChainRecord, EvidenceSource, Reading } from './evidence-source';
import { evidenceHeadTable, evidenceRecordTable } from './evidence.tables';

/** Reads the records shared by all kinds. */
const sharedRecords: EvidenceSource = async ({ tx, organizationId }, { after, upTo }) => {
  const { id } = evidenceRecordTable;
  const rows = await tx
    .select()
    .from(evidenceRecordTable)
    .where(and(eq(evidenceRecordTable.organizationId, organizationId), gt(id, after), lte(id, upTo)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, computedHash: recordHash(row.prevHash, row) }));
};

/**
 * Returns the next records after an id, in the order of the chain. Empty: there are no more. Ids are assigned under the lock of
 * the chain's head, so no lower id appears after a visible one.
 */
export async function nextRecords(
  reading: Reading,
  sources: readonly EvidenceSource[],
  after: number,
  limit: number,
): Promise<ChainRecord[]> {
  const { tx, organizationId } = reading;
  const rows = await selectRows(tx, { upTo: nullable(integer) })(sql`
    select max(n.id)::float as "upTo" from (
      select c.id from evidence_chain c where c.organization_id = ${organizationId} and c.id > ${after}
      order by c.id limit ${limit}
    ) n`);
  const upTo = rows[0]?.upTo ?? null;
  if (upTo === null) return [];
  const records: ChainRecord[] = [];
  for (const read of [sharedRecords, ...sources]) records.push(...(await read(reading, { after, upTo })));
  return records.sort((a, b) => a.id - b.id);
}

/** Returns the stored head of the chain. */
export async function chainHead({
  tx,
  organizationId,
}: Reading): Promise<{ count: number; lastHash: string }> {
  const [head] = await tx
    .select()
    .from(evidenceHeadTable)
    .where(eq(evidenceHeadTable.organizationId, organizationId));
  return head ?? { count: 0, lastHash: '' };
}
