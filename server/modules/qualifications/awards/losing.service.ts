import type { Scope } from '@server/graphql/context';
import { eachOrganization } from '@server/jobs/each-organization';
import type { HandlersOf } from '@server/jobs/jobs';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { dayText, daysBetween } from '@server/modules/days';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { loseAward } from './awards.repository';
import { endingAwards, type EndingAward, organizationsWithAwards, overdueAwards } from './losing.read-model';
import { lossEvidence } from './evidence';
import { qualificationContent, qualificationKey } from '../qualification.content';
import type { qualificationJobs } from '../qualifications.jobs';
import { clockOf } from '../route/route.read-model';

type Deps = Pick<ModuleDeps, 'database' | 'events' | 'live' | 'log' | 'notify' | 'now'>;

/** Holders of a certificate are reminded this many days before its end. */
const REMINDER_DAYS = [7, 30, 60, 90] as const;

export interface LosingService {
  /**
   * Ends certificates that have expired and sends reminders for those that end soon, for one organization and its current day.
   */
  advance(scope: Scope): Promise<void>;
  handlers: HandlersOf<typeof qualificationJobs>;
}

interface LosingDeps extends Deps {
  readonly evidence: EvidenceService;
}

const reader = (id: number) => qualificationContent.routes.reader(id);

async function endAward(
  { now, notify, evidence }: LosingDeps,
  scope: Scope,
  award: EndingAward,
): Promise<void> {
  const { tx, organizationId } = scope;
  const { awardId, qualificationId, userId, versionId, number, name, reason, lastDay } = award;
  await loseAward(tx, organizationId, awardId, { reason, at: now() });
  await notify(scope, {
    userIds: [userId],
    type: 'qualificationLost',
    ...qualificationKey(qualificationId),
    route: reader(qualificationId),
    params: { name, date: dayText(lastDay) },
    dedupeKey: `qualificationLost:${awardId}`,
  });
  await evidence.append(scope, lossEvidence, {
    ...{ objectId: qualificationId, versionId, userId },
    payload: { awardId, number, reason, lastDay },
  });
}

async function remindHolder(
  { notify }: LosingDeps,
  scope: Scope,
  award: EndingAward,
  today: string,
): Promise<void> {
  const left = daysBetween(today, award.lastDay);
  const step = REMINDER_DAYS.find((days) => left <= days);
  // A certificate that was issued for a shorter term needs no reminder yet.
  if (step === undefined || daysBetween(award.issuedOn, award.lastDay) <= step) return;
  await notify(scope, {
    userIds: [award.userId],
    type: 'qualificationExpiring',
    ...qualificationKey(award.qualificationId),
    route: reader(award.qualificationId),
    params: { name: award.name, date: dayText(award.lastDay) },
    dedupeKey: `qualificationExpiring:${award.awardId}:${step}`,
  });
}

async function advanceOrganization(deps: LosingDeps, scope: Scope): Promise<void> {
  const { tx, organizationId } = scope;
  const { today } = await clockOf(tx, organizationId, deps.now());
  const over = await overdueAwards(tx, organizationId, today);
  for (const award of over) await endAward(deps, scope, award);
  for (const group of groupBy(over, ({ qualificationId }) => qualificationId).values()) {
    const [first] = group;
    if (!first) continue;
    const { qualificationId } = first;
    // An expired certificate becomes due again by the term of its assignment.
    const userIds = group.flatMap(({ userId, reason }) => (reason === 'changed' ? [userId] : []));
    await deps.events.emit(scope, 'object.lapsed', { ...qualificationKey(qualificationId), userIds });
    await deps.live.publish(tx, { organizationId, topic: 'qualification', ids: [qualificationId] });
  }
  const [longest = 0] = [...REMINDER_DAYS].reverse();
  for (const award of await endingAwards(tx, organizationId, today, longest)) {
    await remindHolder(deps, scope, award, today);
  }
}

/** Ends certificates and sends the reminders before that. */
export function createLosingService(deps: LosingDeps): LosingService {
  return {
    advance: (scope) => advanceOrganization(deps, scope),
    handlers: {
      advanceQualifications: () =>
        eachOrganization(deps, 'advanceQualifications', organizationsWithAwards, (scope) =>
          advanceOrganization(deps, scope),
        ),
    },
  };
}
