import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { actingLeadersRepository as repository } from './acting-leaders.repository';
import type { ActingLeaderRow } from '../structure.tables';

type Result = 'named' | 'changed' | 'cancelled';

interface PeriodChange {
  row: ActingLeaderRow;
  result: Result;
}

/** Returns the changes to a person's acting period; empty when it is unchanged. */
function periodChangesOf(before: ActingLeaderRow | null, after: ActingLeaderRow | null): PeriodChange[] {
  if (before && after && before.userId === after.userId) {
    const isSame = before.dateFrom === after.dateFrom && before.dateTo === after.dateTo;
    return isSame ? [] : [{ row: after, result: 'changed' }];
  }
  return [
    ...(before ? [{ row: before, result: 'cancelled' as const }] : []),
    ...(after ? [{ row: after, result: 'named' as const }] : []),
  ];
}

/** Shown for a subdivision without a head. */
const NOBODY = '—';

/** Notifies the acting person and the head, except the one who made the change and people who have left. */
export function createActingNotifications({ notify }: Pick<ModuleDeps, 'notify'>) {
  return async (
    scope: Scope,
    before: ActingLeaderRow | null,
    after: ActingLeaderRow | null,
  ): Promise<void> => {
    const { tx, organizationId, caller } = scope;
    const periodChanges = periodChangesOf(before, after);
    const [first] = periodChanges;
    if (!first) return;
    const userIds = periodChanges.map(({ row }) => row.userId);
    const place = await repository.place(tx, organizationId, first.row.subdivisionId, userIds);
    const others = (ids: readonly (number | null)[]) =>
      ids.filter((id) => id !== null).filter((id) => id !== caller?.userId && !place.goneIds.includes(id));
    for (const [index, { row, result }] of periodChanges.entries()) {
      const { id, subdivisionId, dateFrom, dateTo, updatedAt } = row;
      const about = {
        objectType: 'subdivision',
        objectId: subdivisionId,
        route: `/employees?subdivisionIds=${subdivisionId}`,
      };
      const params = { name: place.name, dateFrom, dateTo, result };
      const key = `${id}:${result}:${updatedAt.getTime()}`;
      await notify(scope, {
        ...about,
        userIds: others([row.userId]),
        type: 'actingHead',
        params: { ...params, person: place.leaderName ?? NOBODY },
        dedupeKey: `actingHead:${key}`,
      });
      await notify(scope, {
        ...about,
        userIds: others([place.leaderId]),
        type: 'actingForHead',
        params: { ...params, person: place.names[index] ?? NOBODY },
        dedupeKey: `actingForHead:${key}`,
      });
    }
  };
}
