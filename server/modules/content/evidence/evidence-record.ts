import type { z } from 'zod';
import type { LogAction } from '@server/audit/vocabulary';
import { canonicalJson, sha256 } from '../versions/canonical';
import type { EvidencePayload, EvidenceRecordRow } from './evidence.tables';

/** A type of evidence records of a kind of content. */
export interface EvidenceType<Payload extends EvidencePayload = EvidencePayload> {
  /** Unique among the types of the kind: `attempt`. */
  readonly name: string;
  /** The action in the history. */
  readonly action: LogAction;
  /** Validated when it is written and when it is read. */
  readonly payload: z.ZodType<Payload>;
}

/** The hashed part of a record. */
export type HashedRecord = Omit<EvidenceRecordRow, 'id' | 'prevHash' | 'hash' | 'keyId' | 'seal'>;

/** The version of new records; the first version is that of signatures without a version number. */
export const EVIDENCE_RECORD_VERSION = 2;

/**
 * Returns the hash of a record: over the previous record's hash and its own content. All columns are included except `id`
 * (assigned by the database after the hash is known; the order of ids is the order of the chain) and the seal, which is made from
 * the hash.
 */
export function recordHash(prevHash: string, row: HashedRecord): string {
  const { organizationId, type, objectType, objectId, versionId, docSha256, assignmentId } = row;
  const { userId, confirmedName, actorId, action, payload, ip, userAgent, lang, identity } = row;
  const { createdAt, recordVersion } = row;
  return sha256(
    prevHash +
      canonicalJson({
        ...{ organizationId, type, objectType, objectId, versionId, docSha256, assignmentId },
        ...{ userId, confirmedName, actorId, action, payload, ip, userAgent, lang, identity },
        ...{ createdAt, recordVersion },
      }),
  );
}
