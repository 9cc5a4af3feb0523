import type { z } from 'zod';
import type { LogAction } from '@server/audit/vocabulary';
import { canonicalJson, type CanonicalValue, sha256 } from '../versions/canonical';
import type { EvidenceRecordRow } from './evidence.tables';

/** What a record says beside what every record says. */
export type EvidencePayload = { readonly [key: string]: CanonicalValue };

/** A type of records of a kind of content. */
export interface EvidenceType<Payload extends EvidencePayload = EvidencePayload> {
  /** Unique among the types of the kind: `attempt`. */
  readonly name: string;
  /** What the history calls it. */
  readonly action: LogAction;
  /** Checked when it is written and when it is read. */
  readonly payload: z.ZodType<Payload>;
}

/** What is hashed of a record. */
export type HashedRecord = Omit<EvidenceRecordRow, 'id' | 'prevHash' | 'hash' | 'keyId' | 'seal'>;

/** Of the records that are written now; the first version is that of signatures which have none. */
export const EVIDENCE_RECORD_VERSION = 2;

/**
 * The hash of a record: of the record before it and of its own content. Every column counts but `id` (the database gives
 * it after the hash is known; the order of ids is the order of the chain) and the seal, which is made of the hash.
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
