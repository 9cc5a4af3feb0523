import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import type { IntegrityReport } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { ModuleDeps } from '@server/modules/module';
import { reportedAmong } from '../access/access-context.read-model';
import type { AccessContext } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import type { ObjectKey } from '../content-kind';
import { requireKind } from '../content-kinds';
import { createCooperativeQueue, type CooperativeQueue, type YieldThread } from './cooperative-queue';
import { evidenceGaps } from './cross-check.read-model';
import { type ChainReaderDeps, createChainReader } from './integrity-reader';
import { brokenOf, peopleIn, reportOf } from './integrity-report';
import { isTailThere, LISTED, startWalk, walkOn } from './integrity-walk';
import { shownNames } from './signers.read-model';

export interface IntegrityService {
  /** @throws {AppError} notFound unless the caller may see the object's report; limits.busy */
  check(scope: Scope, key: ObjectKey): Promise<IntegrityReport>;
}

type IntegrityServiceDeps = Pick<ModuleDeps, 'now' | 'contentKinds'>;

interface IntegrityDeps extends IntegrityServiceDeps, ChainReaderDeps {
  readonly seal: EvidenceSeal;
  readonly queue: CooperativeQueue;
}

async function checkChain(
  deps: IntegrityDeps,
  scope: Scope,
  key: ObjectKey,
  access: AccessContext,
  yieldThread: YieldThread,
): Promise<IntegrityReport> {
  const check = { reader: createChainReader(deps, scope), seal: deps.seal };
  const walk = startWalk(key, yieldThread);
  await walkOn(check, walk);
  const isWholeTail = await isTailThere(check, walk);
  walk.broken.push(...(await evidenceGaps(scope, LISTED)).map(brokenOf));
  const names = await shownNames(scope.tx, scope.organizationId, peopleIn(walk));
  const reported = await reportedAmong(scope, callerOf(scope), access, peopleIn(walk));
  return { ...reportOf(walk, isWholeTail, { names, reported }), checkedAt: deps.now() };
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
