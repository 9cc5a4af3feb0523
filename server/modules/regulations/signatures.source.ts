import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { EvidenceSource } from '@server/modules/content/evidence/chain.read-model';
import { evidenceHash } from './evidence';
import { regulationKey } from './regulation.content';
import { regulationSignatureTable } from './regulations.tables';

/** Signatures and refusals, as records of the chain that they began. */
export const signatureRecords: EvidenceSource = async ({ tx, organizationId }, { after, upTo }) => {
  const { id } = regulationSignatureTable;
  const rows = await tx
    .select()
    .from(regulationSignatureTable)
    .where(and(eq(regulationSignatureTable.organizationId, organizationId), gt(id, after), lte(id, upTo)))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...row,
    ...regulationKey(row.regulationId),
    computedHash: evidenceHash(row.prevHash, row),
  }));
};
