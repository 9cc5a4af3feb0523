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

/** A record of the chain, whatever table it stands in. */
export interface ChainRecord extends ObjectKey, SealedHash {
  id: number;
  prevHash: string;
  hash: string;
  /** What its content gives now. */
  computedHash: string;
  recordVersion: number;
  versionId: number | null;
  docSha256: string | null;
  userId: number;
  confirmedName: string;
  identity: SignerIdentity | null;
  /** Of records that all kinds share: for which obligation, which type it is, and what that says. */
  assignmentId?: number | null;
  type?: string;
  payload?: EvidencePayload;
}

/** Ids after one, up to another. */
export interface ChainPart {
  after: number;
  upTo: number;
}

/** A table in which records of the chain stand: reads those of a part, in any order. */
export type EvidenceSource = (reading: Reading, part: ChainPart) => Promise<ChainRecord[]>;

/** Records of any kind. */
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
 * The next records after one, in the order of the chain. Empty: there are no more. Ids are given under the lock of the
 * chain's head, so that none comes later below one that is seen.
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

/** Where the chain ends, as its writers left it. */
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
