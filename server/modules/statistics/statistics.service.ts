import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type {
  MutationStatisticRegulationRemindArgs,
  ObjectType,
  QueryStatisticRegulationPeopleArgs,
  RegulationStatisticRow,
  RightFlag,
  StatisticFilter as AskedFilter,
  StatisticPoint,
} from '@server/graphql/generated/resolvers';
import { reachOf } from '@server/graphql/rights';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import { regulationFigures } from './figures.read-model';
import { idsBehind, peopleBehind, remindedNow, type NumberFilter } from './people.read-model';
import { curveOf, medianOf, statisticRow, totalOf } from './statistics.figures';
import type { StatisticFilter } from './statistics.read-model';

export interface RegulationStatistics {
  total: RegulationStatisticRow;
  medianDays: number | null;
  staleCount: number;
  byRegulation: { id: number; statistic: RegulationStatisticRow }[];
  bySubdivision: { id: number | null; statistic: RegulationStatisticRow }[];
  curve: StatisticPoint[];
}

export interface StatisticsService {
  objects(scope: Scope, objectType: ObjectType, filter: AskedFilter): Promise<RegulationStatistics>;
  people(
    scope: Scope,
    objectType: ObjectType,
    args: QueryStatisticRegulationPeopleArgs,
  ): Promise<{
    items: { user: UserRow; assignment: AssignmentRow }[];
    count: number;
    /** Whom the caller can remind. */
    peopleCount: number;
  }>;
  /** Answers how many people were reminded. */
  remind(scope: Scope, objectType: ObjectType, args: MutationStatisticRegulationRemindArgs): Promise<number>;
}

/** What was asked for, within what the caller may see (or, to remind, write). */
function within({ caller }: Scope, filter: AskedFilter | null | undefined, flag: RightFlag): StatisticFilter {
  return { ...filter, reach: caller === null ? null : reachOf(caller, 'statistics', flag) };
}

function numberOf(
  scope: Scope,
  objectType: ObjectType,
  args: MutationStatisticRegulationRemindArgs & { search?: string | null },
  flag: RightFlag,
): NumberFilter {
  return {
    filter: { ...within(scope, args.filter, flag), objectType },
    regulationId: args.regulationId ?? null,
    subdivisionId: args.subdivisionId ?? null,
    kind: args.kind,
    search: (args.search ?? '').slice(0, limits.search),
  };
}

/** Numbers of a tab of statistics, one for each kind of content, the people behind each, and reminding them. */
export function createStatisticsService({
  contentKinds,
  events,
  now,
}: Pick<ModuleDeps, 'contentKinds' | 'events' | 'now'>): StatisticsService {
  const todayOf = async ({ tx, organizationId }: Scope) => {
    const organization = await findOrganization(tx, organizationId);
    return dayOf(now(), organization?.timezone ?? 'UTC');
  };

  return {
    async objects(scope, objectType, filter) {
      const { tx, organizationId } = scope;
      const asked = { ...within(scope, filter, 'read'), objectType };
      const figures = await regulationFigures(tx, organizationId, asked);
      const countStale = contentKinds.of(objectType)?.countStale;
      return {
        total: statisticRow(totalOf(figures.byRegulation)),
        medianDays: medianOf(figures.bySpeed),
        staleCount: (await countStale?.(tx, organizationId, filter.regulationIds ?? [])) ?? 0,
        byRegulation: figures.byRegulation.map((row) => ({ id: row.id, statistic: statisticRow(row) })),
        bySubdivision: figures.bySubdivision.map((row) => ({ id: row.id, statistic: statisticRow(row) })),
        curve: curveOf(figures.byDay, await todayOf(scope)),
      };
    },

    async people(scope, objectType, args) {
      const range = paging(args.page, args.pageSize, limits.pageSizeMax);
      const { tx, organizationId } = scope;
      const number = numberOf(scope, objectType, args, 'read');
      return peopleBehind(tx, organizationId, number, range, numberOf(scope, objectType, args, 'write'));
    },

    async remind(scope, objectType, args) {
      const { tx, organizationId } = scope;
      const targets = await idsBehind(tx, organizationId, numberOf(scope, objectType, args, 'write'));
      if (targets.length === 0) return 0;
      await events.emit(scope, 'assignments.remind', { objectType, targets });
      return remindedNow(
        tx,
        organizationId,
        objectType,
        targets.map(({ objectId }) => objectId),
      );
    },
  };
}
