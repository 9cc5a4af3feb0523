import { isObjectType } from '@domain/object-types';
import type { IntegrityReport } from '@server/graphql/generated/types';
import type { EvidenceGap } from './cross-check.read-model';
import { type Broken, isAbout, LISTED, type Walk } from './integrity-walk';
import { signerOf } from './signer-identity';

/** Converts a mismatch: a history entry without its record, or a record without its entry. */
export const brokenOf = ({ kind, recordId, userId, objectType, objectId }: EvidenceGap): Broken => ({
  ...{ id: recordId, userId, objectType, objectId },
  reason: kind === 'removed' ? 'removed' : 'history',
});

/** The findings that are listed, of all. */
export const listedOf = ({ broken }: Walk): Broken[] => broken.slice(0, LISTED);

/** Whom the findings concern. */
export const peopleIn = (walk: Walk): number[] => [
  ...new Set([...listedOf(walk), ...walk.doubted].map(({ userId }) => userId)),
];

/** What the caller may know of the people whom the findings concern. */
export interface Known {
  readonly names: ReadonlyMap<number, string>;
  /** Whose data the caller may see in reports about the object. */
  readonly reported: ReadonlySet<number>;
}

/** Returns the report of a walk that is over, as far as the caller may read it. */
export const reportOf = (
  walk: Walk,
  isWholeTail: boolean,
  { names, reported }: Known,
): Omit<IntegrityReport, 'checkedAt'> => ({
  isWhole: walk.broken.length === 0 && isWholeTail,
  checked: walk.checked,
  broken: [
    ...listedOf(walk).map(({ id, userId, reason, ...row }) => ({
      signatureId: id === null ? null : String(id),
      // A caller who may see this object's report need not see whom records of another object concern, nor a leader those about
      // other people.
      userName: isAbout(walk.key, row) && reported.has(userId) ? (names.get(userId) ?? null) : null,
      // The present value in the database, whoever wrote it.
      objectType: isObjectType(row.objectType) ? row.objectType : null,
      reason,
    })),
    ...(isWholeTail
      ? []
      : [{ signatureId: null, userName: null, objectType: null, reason: 'tail' as const }]),
  ],
  doubted: walk.doubted.flatMap(({ id, userId, identity, confirmedName }) => {
    const signer = signerOf(identity);
    return signer && reported.has(userId)
      ? [{ signatureId: String(id), userName: names.get(userId) ?? confirmedName, signer }]
      : [];
  }),
});
