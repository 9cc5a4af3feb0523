import { canonicalJson, sha256 } from './canonical';
import type { RegulationSignatureRow } from './regulations.tables';

/** A row of evidence before it is chained. */
export type EvidenceContent = Omit<RegulationSignatureRow, 'id' | 'prevHash' | 'hash'>;

/**
 * The hash of a row: of the row before it and of the row's own content. Every column counts but `id` (the database
 * gives it after the hash is known; the order of ids is the order of the chain, so swapped ids break the chain).
 */
export function evidenceHash(prevHash: string, row: EvidenceContent): string {
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
        // Left out where there are none: rows from before they existed keep their hash.
        ...(row.answers === null
          ? {}
          : { answers: row.answers.map(({ questionId, attempts }) => ({ questionId, attempts })) }),
        ...(row.variables === null ? {} : { variables: row.variables }),
      }),
  );
}
