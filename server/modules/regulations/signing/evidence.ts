import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';
import type { RegulationSignatureRow } from '../regulations.tables';

/** The content of a row of evidence that is hashed. */
export type HashedEvidence = Omit<RegulationSignatureRow, 'id' | 'prevHash' | 'hash' | 'keyId' | 'seal'>;

/** A row of evidence before it is added to the chain. */
export type EvidenceContent = Omit<HashedEvidence, 'recordVersion'>;

/** The version of records that are written now. 2: includes how the server identified the signer. */
export const RECORD_VERSION = 2;

/**
 * Computes the hash of a row from the previous row's hash and the row's own content. Every column counts except `id` (the
 * database assigns it after the hash is known; the order of ids is the order of the chain, so swapped ids break the chain) and
 * the seal, which is computed from the hash. Records of an earlier version keep the hash that they were given.
 */
export function evidenceHash(prevHash: string, row: HashedEvidence): string {
  return sha256(
    prevHash +
      canonicalJson({
        organizationId: row.organizationId,
        regulationId: row.regulationId,
        versionId: row.versionId,
        userId: row.userId,
        assignmentId: row.assignmentId,
        action: row.action,
        scope: row.scope,
        clauseIds: row.clauseIds,
        method: row.method,
        confirmedName: row.confirmedName,
        reason: row.reason,
        docSha256: row.docSha256,
        openedAt: row.openedAt,
        readingSec: row.readingSec,
        scrollPct: row.scrollPct,
        ip: row.ip,
        userAgent: row.userAgent,
        lang: row.lang,
        witnessIds: row.witnessIds,
        createdAt: row.createdAt,
        // Omitted when there are none: rows from before answers existed keep their hash.
        ...(row.answers === null
          ? {}
          : { answers: row.answers.map(({ questionId, attempts }) => ({ questionId, attempts })) }),
        ...(row.variables === null ? {} : { variables: row.variables }),
        ...(row.recordVersion === 1 ? {} : { recordVersion: row.recordVersion, identity: row.identity }),
      }),
  );
}
