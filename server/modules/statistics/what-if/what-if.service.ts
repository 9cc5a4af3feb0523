import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { QueryStatisticWhatIfArgs, StatisticWhatIf } from '@server/graphql/generated/types';
import { scopeOf } from '@server/graphql/access/rights';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import { todayOf } from '@server/modules/organization/organization.read-model';
import {
  type Leaving,
  objectsUnowned,
  positionsUnqualified,
  subdivisionsUnheaded,
  workingAmong,
} from './what-if.read-model';

export interface WhatIfService {
  /**
   * Returns what would be missing if these people left.
   * @throws {AppError} on `userIds`: nobody, too many, or somebody who does not work here or is beyond the right; on `date`: a
   * day that has passed
   */
  whatIf(scope: Scope, asked: QueryStatisticWhatIfArgs): Promise<StatisticWhatIf>;
}

/** «Что, если»: a dry run on the current data that writes nothing. */
export function createWhatIfService({
  contentKinds,
  now,
}: Pick<ModuleDeps, 'contentKinds' | 'now'>): WhatIfService {
  async function check({ tx, organizationId, caller }: Scope, leaving: Leaving): Promise<void> {
    const { userIds, date } = leaving;
    if (userIds.length === 0) throw new AppError('validation.required', { field: 'userIds' });
    const max = limits.whatIfPeople;
    if (userIds.length > max)
      throw new AppError('statistic.whatIfMany', { field: 'userIds', params: { max } });
    const accessScope = caller === null ? null : scopeOf(caller, 'statistics', 'read');
    if ((await workingAmong(tx, organizationId, userIds, accessScope)).length < userIds.length) {
      throw new AppError('validation.unknown', { field: 'userIds' });
    }
    if (date < (await todayOf({ now }, { tx, organizationId }))) {
      throw new AppError('statistic.whatIfPast', { field: 'date' });
    }
  }

  return {
    async whatIf(scope, { userIds, date }) {
      const { tx, organizationId } = scope;
      const leaving: Leaving = { userIds: [...new Set(userIds)], date };
      await check(scope, leaving);
      const positions = [];
      for (const kind of contentKinds.all) {
        positions.push(...(await positionsUnqualified(tx, organizationId, kind, leaving)));
      }
      const objects = await objectsUnowned(tx, organizationId, contentKinds.all, leaving);
      const leaders = await subdivisionsUnheaded(tx, organizationId, leaving);
      return {
        positions: positions.map(({ objectType, objectId, code, objectName, ...position }) => ({
          ...position,
          object: { id: objectId, code, name: objectName },
          route: requireKind(contentKinds, objectType).routes.reader(objectId),
        })),
        objects: objects.map(({ objectType, ownerId, ...object }) => ({
          ...{ objectType, ownerId, object },
          route: requireKind(contentKinds, objectType).routes.editor(object.id, 'edit'),
        })),
        leaders: leaders.map((leader) => ({ ...leader, route: `/structure/employees/${leader.id}` })),
      };
    },
  };
}
