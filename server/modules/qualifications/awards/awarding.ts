import type { Scope } from '@server/graphql/context';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { monthsAfter, dayAt } from '@server/modules/content/versions/review-date.read-model';
import { daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { insertAward, nextAwardNumber } from './awards.repository';
import { newToken } from '../certificate/token';
import { awardEvidence, awardPayloadOf } from './evidence';
import { qualificationContent, qualificationKey } from '../qualification.content';
import type { AwardRow } from '../qualifications.tables';
import type { CurrentRoute } from '../route/route.read-model';
import { resultsOf } from '../people/progress.read-model';

const NUMBER_DIGITS = 6;

export interface Awarding {
  /** Issues a numbered certificate to a person who has earned it, and completes their assignment. */
  award(scope: Scope, route: CurrentRoute, userId: number, assignmentId: number): Promise<AwardRow>;
}

/** The last day of a certificate that is issued on the day; null: no expiry. 29 February ends on the 28th. */
const lastDay = (issuedOn: string, validityMonths: number): string | null =>
  validityMonths === 0 ? null : monthsAfter(issuedOn, validityMonths);

/** Certificates are issued by the system, not by the person who completed the last step. */
export function createAwarding(
  { events, notify, now }: Pick<ModuleDeps, 'events' | 'notify' | 'now'>,
  evidence: EvidenceService,
): Awarding {
  async function itemsOf({ tx, organizationId }: Scope, route: CurrentRoute, userId: number) {
    const results = await resultsOf(tx, organizationId, route.qualification.id, route.asked, userId);
    return results.flatMap(({ ord, assignmentId, versionId }) => {
      const item = route.asked[ord]?.item;
      if (!item) return [];
      const { id: itemId, objectType, objectId } = item;
      return [{ itemId, objectType, objectId, assignmentId, versionId }];
    });
  }

  /** The date on which it becomes due again: the end of its validity, or the given number of days before it. */
  function owedAgain({ part }: CurrentRoute, { validUntil, issuedOn }: AwardRow): Date | undefined {
    if (validUntil === null) return undefined;
    const opens = daysAfter(validUntil, -part.renewalDays);
    // A renewal window longer than the term would open at once and never close.
    return new Date(`${opens > issuedOn ? opens : validUntil}T00:00:00Z`);
  }

  return {
    async award(scope, route, userId, assignmentId) {
      const { tx, organizationId } = scope;
      const at = now();
      const issuedOn = await dayAt(tx, organizationId, at);
      const { qualification, versionId, part } = route;
      const items = await itemsOf(scope, route, userId);
      const count = await nextAwardNumber(tx, organizationId);
      const row = await insertAward(tx, {
        ...{ organizationId, qualificationId: qualification.id, versionId, userId, assignmentId, issuedOn },
        number: `${issuedOn.slice(0, 4)}-${String(count).padStart(NUMBER_DIGITS, '0')}`,
        token: newToken(organizationId),
        issuedAt: at,
        validUntil: lastDay(issuedOn, part.validityMonths),
        evidence: items,
      });
      const again = owedAgain(route, row);
      await events.emit(scope, 'object.completed', {
        ...qualificationKey(qualification.id),
        ...{ userId, versionId },
        ...(again ? { validUntil: again } : {}),
      });
      await notify(scope, {
        userIds: [userId],
        type: 'qualificationEarned',
        ...qualificationKey(qualification.id),
        route: qualificationContent.routes.reader(qualification.id),
        params: { name: qualification.name, number: row.number },
        dedupeKey: `qualificationEarned:${row.id}`,
      });
      const system = { ...scope, caller: null };
      const { id: objectId } = qualification;
      const record = { objectId, versionId, assignmentId, userId, payload: awardPayloadOf(row) };
      await evidence.append(system, awardEvidence, record);
      return row;
    },
  };
}
