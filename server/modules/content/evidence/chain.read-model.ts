import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { SealedHash } from '@server/audit/evidence-seal';
import { integer, nullable } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Scope } from '@server/graphql/context';
import type { ObjectKey } from '../content-kind';
import { type EvidencePayload, recordHash } from './evidence-record';
import { evidenceHeadTable, evidenceRecordTable } from './evidence.tables';
import type { SignerIdentity } from './signer-identity';

export type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/** A record of the chain from any table. */
export interface ChainRecord extends ObjectKey, SealedHash {
  id: number;
  prevHash: string;
  hash: string;
  /** The hash of its present content. */
  computedHash: string;
  recordVersion: number;
  versionId: number | null;
  docSha256: string | null;
  userId: number;
  confirmedName: string;
  identity: SignerIdentity | null;
  /** For records shared by all kinds: the assignment, the type of the record, and its payload. */
  assignmentId?: number | null;
  type?: string;
  payload?: EvidencePayload;
}

/** A range of ids: after one, up to another. */
export interface ChainPart {
  after: number;
  upTo: number;
}

/** Reads the chain records of a range from one table, in any order. */
export type EvidenceSource = (reading: Reading, part: ChainPart) => Promise<ChainRecord[]>;

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
