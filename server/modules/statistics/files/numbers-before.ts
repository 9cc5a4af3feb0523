import { periodBefore } from '@domain/statistics/period-before';
import type { ObjectType } from '@domain/object-types';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { dayText } from '@server/modules/days';
import { documentText } from '@server/texts';
import type { ObjectStatistics, StatisticsService } from '../statistics.service';

interface NumbersBefore {
  /** Null: nothing can be compared. */
  before: ObjectStatistics | null;
  /** What the numbers are compared with, or why they are not. */
  lines: string[];
}

/** Reads the numbers of the period before the one of the filter. `firstDay`: the first day with numbers. */
export async function readNumbersBefore(
  statistics: Pick<StatisticsService, 'objects' | 'dayOf'>,
  scope: Scope,
  { objectType, filter, firstDay }: { objectType: ObjectType; filter: StatisticFilter; firstDay: string },
): Promise<NumbersBefore> {
  const { lang } = scope;
  const { day: today } = await statistics.dayOf(scope, {});
  const period = periodBefore(filter, today);
  if (!period) return { before: null, lines: [documentText(lang, 'statistic.compare.choosePeriod')] };
  const words = {
    ...{ from: dayText(period.dateFrom), to: dayText(period.dateTo), day: dayText(period.asOf) },
    firstDay: dayText(firstDay),
  };
  if (period.asOf < firstDay)
    return { before: null, lines: [documentText(lang, 'statistic.compare.early', words)] };
  return {
    before: await statistics.objects(scope, objectType, { ...filter, ...period }),
    lines: [
      documentText(lang, 'statistic.compare.with', words),
      ...(period.dateFrom < firstDay ? [documentText(lang, 'statistic.compare.partly', words)] : []),
    ],
  };
}
