import { isObjectType } from '@domain/object-types';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import type { IntegrityReport } from '@server/graphql/generated/resolvers';
import { callerOf } from '@server/graphql/subject';
import { reportedAmong } from '../access/access-context.read-model';
import type { AccessContext } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import type { ObjectKey } from '../content-kind';
import { requireKind } from '../content-kinds';
import { createCooperativeQueue, type YieldThread } from './cooperative-queue';
import { type EvidenceGap, evidenceGaps } from './cross-check.read-model';
import {
  type Broken,
  documentHashes,
  type IntegrityDeps,
  isAbout,
  isTailThere,
  LISTED,
  type IntegrityServiceDeps,
  type Walk,
  walkOn,
} from './integrity-walk';
import { signerOf } from './signer-identity';
import { documentNames } from './signers.read-model';

export interface IntegrityService {
  /** @throws {AppError} notFound unless the caller may see the object's report; limits.busy */
  check(scope: Scope, key: ObjectKey): Promise<IntegrityReport>;
}

/** Converts a mismatch: a history entry without its record, or a record without its entry. */
const brokenOf = ({ kind, recordId, userId, objectType, objectId }: EvidenceGap): Broken => ({
  ...{ id: recordId, userId, objectType, objectId },
  reason: kind === 'removed' ? 'removed' : 'history',
});

async function checkChain(
  deps: IntegrityDeps,
  scope: Scope,
  key: ObjectKey,
  access: AccessContext,
  yieldThread: YieldThread,
): Promise<IntegrityReport> {
  const documentHash = documentHashes(deps, scope);
  const walk: Walk = {
    ...{ key, yieldThread, checked: 0, lastId: 0, lastHash: '', recordVersion: 1 },
    ...{ broken: [], doubted: [] },
  };
  await walkOn(deps, scope, walk, documentHash);
  const isWholeTail = await isTailThere(deps, scope, walk, documentHash);
  walk.broken.push(...(await evidenceGaps(scope, LISTED)).map(brokenOf));
  const listed = walk.broken.slice(0, LISTED);
  const names = await documentNames(
    scope.tx,
    scope.organizationId,
    listed.map(({ userId }) => userId),
  );
  const about = [...listed, ...walk.doubted].map(({ userId }) => userId);
  const reported = await reportedAmong(scope, callerOf(scope), access, [...new Set(about)]);
  return {
    isWhole: walk.broken.length === 0 && isWholeTail,
    checked: walk.checked,
    checkedAt: deps.now(),
    broken: [
      ...listed.map(({ id, userId, reason, ...row }) => ({
        signatureId: id === null ? null : String(id),
        // A caller who may see this object's report need not see whom records of another object concern, nor a leader those about
        // other people.
        userName: isAbout(key, row) && reported.has(userId) ? (names.get(userId) ?? null) : null,
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
        ? [{ signatureId: String(id), userName: confirmedName, signer }]
        : [];
    }),
  };
}

async function checkIntegrity(deps: IntegrityDeps, scope: Scope, key: ObjectKey): Promise<IntegrityReport> {
  const kind = requireKind(deps.contentKinds, key.objectType);
  const access = await contentAccess(kind).requireReport(scope, key.objectId);
  return deps.queue.run(scope, (yieldThread) => checkChain(deps, scope, key, access, yieldThread));
}

/** Recomputes the whole chain of the organization from the stored data, and compares it with the history. */
export function createIntegrityService(given: IntegrityServiceDeps, seal: EvidenceSeal): IntegrityService {
  const queue = createCooperativeQueue();
  const sources = given.contentKinds.all.flatMap(({ evidence }) => evidence?.read ?? []);
  const deps: IntegrityDeps = { ...given, seal, sources, queue };

  return {
    check: (scope, key) => checkIntegrity(deps, scope, key),
  };
}
