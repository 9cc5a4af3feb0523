import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/idempotency';
import { callerOf } from '@server/graphql/access/subject';
import { checkText } from '@server/modules/checks';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import type { ModuleDeps } from '@server/modules/module';
import { findAward, withdrawAward } from './awards.repository';
import { withdrawalEvidence } from './evidence';
import type { Following } from '../people/following';
import { qualificationAccess, qualificationContent, qualificationKey } from '../qualification.content';
import type { HeldAward } from '../qualifications.tables';

export interface WithdrawingService {
  /**
   * Withdraws a certificate: its holder is notified of the reason and has to earn all of it again.
   * @throws {AppError} notFound; validation.required, validation.tooLong for `reason`; qualification.awardOver
   */
  withdraw(scope: Scope, id: number, reason: string, clientKey?: string | null): Promise<HeldAward>;
}

interface WithdrawingDeps extends Pick<ModuleDeps, 'events' | 'live' | 'notify'>, Pick<ContentEvents, 'log'> {
  readonly following: Following;
  readonly evidence: EvidenceService;
}

async function findHeld({ tx, organizationId }: Scope, id: number): Promise<HeldAward> {
  const award = await findAward(tx, organizationId, { id });
  if (!award) throw new AppError('notFound');
  return award;
}

async function assignAgain(
  { events, following, live }: WithdrawingDeps,
  scope: Scope,
  { qualificationId, userId }: HeldAward,
): Promise<void> {
  const { tx, organizationId } = scope;
  const userIds = [userId];
  await events.emit(scope, 'object.lapsed', { ...qualificationKey(qualificationId), userIds });
  // A holder who was renewing it already has the assignment: what they had done for the renewal no longer counts.
  await following.follow(scope, qualificationId, userIds);
  await live.publish(tx, { organizationId, topic: 'qualification', ids: [qualificationId], userIds });
}

async function notifyHolder(
  { notify }: WithdrawingDeps,
  scope: Scope,
  { id, qualificationId, userId }: HeldAward,
  name: string,
  reason: string,
) {
  await notify(scope, {
    userIds: [userId],
    type: 'qualificationWithdrawn',
    ...qualificationKey(qualificationId),
    route: qualificationContent.routes.reader(qualificationId),
    params: { name, reason },
    dedupeKey: `qualificationWithdrawn:${id}`,
  });
}

async function withdrawHeld(
  deps: WithdrawingDeps,
  scope: Scope,
  id: number,
  typed: string,
): Promise<HeldAward> {
  const { tx, organizationId } = scope;
  const { qualificationId } = await findHeld(scope, id);
  const { name } = await qualificationAccess.editable(scope, qualificationId, true);
  const reason = checkText(typed, { field: 'reason', max: limits.refuseReason, isRequired: true });
  // A certificate whose last day has passed has ended, even when the daily job has not run yet. It is read again because the lock
  // was waited for.
  const before = await findHeld(scope, id);
  const isHeld = before.state === 'valid' || before.state === 'conditional';
  const byId = callerOf(scope).userId;
  if (!isHeld || !(await withdrawAward(tx, organizationId, id, { byId, reason }))) {
    throw new AppError('qualification.awardOver');
  }
  const award = await findHeld(scope, id);
  const { userId, versionId, number } = award;
  await assignAgain(deps, scope, award);
  await notifyHolder(deps, scope, award, name, reason);
  await deps.log(scope, qualificationId, 'certificateWithdraw', {
    affectedUserId: userId,
    changes: { award: [number, null], reason: [null, reason] },
  });
  await deps.evidence.append(scope, withdrawalEvidence, {
    ...{ objectId: qualificationId, versionId, userId },
    payload: { awardId: id, number, reason, withdrawnOn: award.withdrawnOn ?? '' },
  });
  return award;
}

function withdrawOnce(
  deps: WithdrawingDeps,
  scope: Scope,
  id: number,
  reason: string,
  clientKey?: string | null,
): Promise<HeldAward> {
  return once(
    scope,
    { of: 'qualificationAwardWithdraw', key: clientKey },
    () => withdrawHeld(deps, scope, id, reason),
    async (done) => {
      const award = await findHeld(scope, done);
      await qualificationAccess.editable(scope, award.qualificationId, true);
      return award;
    },
  );
}

/** Withdraws certificates. The results with which they were earned stay recorded. */
export function createWithdrawingService(deps: WithdrawingDeps): WithdrawingService {
  return {
    withdraw: (scope, id, reason, clientKey) => withdrawOnce(deps, scope, id, reason, clientKey),
  };
}
