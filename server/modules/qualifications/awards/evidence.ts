import { z } from 'zod';
import type { EvidenceType } from '@server/modules/content/evidence/evidence-record';
import type { EvidencePayload } from '@server/modules/content/evidence/evidence.tables';
import type { AwardRow } from '../qualifications.tables';

const awardPayload = z.strictObject({
  awardId: z.int(),
  number: z.string(),
  issuedOn: z.string(),
  /** The last day; null: no expiry. */
  validUntil: z.string().nullable(),
  /** The results with which it was earned. */
  items: z.array(
    z.strictObject({
      itemId: z.string(),
      objectType: z.string(),
      objectId: z.int(),
      assignmentId: z.int(),
      versionId: z.int().nullable(),
    }),
  ),
});

type AwardPayload = z.infer<typeof awardPayload>;

/** A certificate was earned. */
export const awardEvidence: EvidenceType<AwardPayload> = {
  name: 'award',
  action: 'certificateIssue',
  payload: awardPayload,
};

const lossPayload = z.strictObject({
  awardId: z.int(),
  number: z.string(),
  reason: z.enum(['expired', 'changed']),
  /** The last day on which it was valid. */
  lastDay: z.string(),
});

/** A certificate is no longer valid. */
export const lossEvidence: EvidenceType<z.infer<typeof lossPayload>> = {
  name: 'awardLoss',
  action: 'certificateLose',
  payload: lossPayload,
};

const withdrawalPayload = z.strictObject({
  awardId: z.int(),
  number: z.string(),
  /** The reason given to its holder. */
  reason: z.string(),
  withdrawnOn: z.string(),
});

/** A certificate was withdrawn by a person. */
export const withdrawalEvidence: EvidenceType<z.infer<typeof withdrawalPayload>> = {
  name: 'awardWithdrawal',
  action: 'certificateLose',
  payload: withdrawalPayload,
};

/** The record payload of a certificate. */
export const awardPayloadOf = ({ id, number, issuedOn, validUntil, evidence }: AwardRow): AwardPayload => ({
  awardId: id,
  ...{ number, issuedOn, validUntil },
  items: evidence.map(({ itemId, objectType, objectId, assignmentId, versionId }) => ({
    ...{ itemId, objectType, objectId, assignmentId, versionId },
  })),
});

/** Returns what a record states about its certificate, or null when the record is of another type. */
export function recordedAward({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): AwardPayload | null {
  return type === awardEvidence.name ? awardPayload.parse(payload) : null;
}
