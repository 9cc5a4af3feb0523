import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type {
  MutationStatisticRegulationRemindArgs,
  QueryStatisticRegulationPeopleArgs,
  RegulationStatisticRow,
  StatisticFilter,
  StatisticPoint,
} from '@server/graphql/generated/resolvers';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { paging } from '@server/modules/checks';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { idsBehind, peopleBehind, remindedNow, type NumberFilter } from './people.read-model';
import { curveOf, medianOf, statisticRow, totalOf } from './statistics.figures';
import { regulationFigures } from './statistics.read-model';

export interface RegulationStatistics {
  total: RegulationStatisticRow;
  medianDays: number | null;
  staleCount: number;
  byRegulation: { id: number; statistic: RegulationStatisticRow }[];
  bySubdivision: { id: number | null; statistic: RegulationStatisticRow }[];
  curve: StatisticPoint[];
}

export interface StatisticsService {
  regulations(scope: Scope, filter: StatisticFilter): Promise<RegulationStatistics>;
  people(
    scope: Scope,
    args: QueryStatisticRegulationPeopleArgs,
  ): Promise<{ items: { user: UserRow; assignment: AssignmentRow }[]; count: number }>;
  /** Answers how many were reminded. */
  remind(scope: Scope, args: MutationStatisticRegulationRemindArgs): Promise<number>;
}

function numberOf(args: MutationStatisticRegulationRemindArgs & { search?: string | null }): NumberFilter {
  return {
    filter: args.filter ?? {},
    regulationId: args.regulationId ?? null,
    subdivisionId: args.subdivisionId ?? null,
    kind: args.kind,
    search: (args.search ?? '').slice(0, limits.search),
  };
}

/** Numbers of the regulation tab, the people behind each, and reminding them. */
export function createStatisticsService({
  events,
  now,
}: Pick<ModuleDeps, 'events' | 'now'>): StatisticsService {
  return {
    async regulations({ tx, organizationId }, filter) {
      const figures = await regulationFigures(tx, organizationId, filter);
      return {
        total: statisticRow(totalOf(figures.byRegulation)),
        medianDays: medianOf(figures.bySpeed),
        staleCount: figures.staleCount,
        byRegulation: figures.byRegulation.map((row) => ({ id: row.id, statistic: statisticRow(row) })),
        bySubdivision: figures.bySubdivision.map((row) => ({ id: row.id, statistic: statisticRow(row) })),
        curve: curveOf(figures.byDay, now().toISOString().slice(0, 10)),
      };
    },

    people({ tx, organizationId }, args) {
      const range = paging(args.page, args.pageSize, limits.pageSizeMax);
      return peopleBehind(tx, organizationId, numberOf(args), range);
    },

    async remind(scope, args) {
      const { tx, organizationId } = scope;
      const targets = await idsBehind(tx, organizationId, numberOf(args));
      if (targets.length === 0) return 0;
      await events.emit(scope, 'assignments.remind', { objectType: 'regulation', targets });
      return remindedNow(
        tx,
        organizationId,
        targets.map(({ objectId }) => objectId),
      );
    },
  };
}
