import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { dayOf, dayText } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { lastMomentOf, statisticDays, type StatisticDays } from './statistic-days.read-model';

/** The requested moment, null for now, and the day that contains it. */
export interface Moment extends StatisticDays {
  at: Date | null;
  day: string;
}

export interface Moments {
  /** @throws {AppError} statistic.asOfFuture, statistic.asOfEarly */
  read(scope: Scope, asOf: string | null | undefined): Promise<Moment>;
  /** Returns the requested past moment, or null for now. */
  asked(scope: Scope, filter: StatisticFilter | null | undefined): Promise<Date | null>;
}

/** Rejects a day before the first known one. @throws {AppError} statistic.asOfEarly */
export function rejectEarly(day: string, firstDay: string): void {
  if (day < firstDay) {
    throw new AppError('statistic.asOfEarly', { field: 'asOf', params: { date: dayText(firstDay) } });
  }
}

/** Determines the moment for which numbers are requested. */
export function createMoments({ contentKinds, now }: Pick<ModuleDeps, 'contentKinds' | 'now'>): Moments {
  const objectTypes = contentKinds.all.map(({ objectType }) => objectType);

  async function read({ tx, organizationId }: Scope, asOf: string | null | undefined): Promise<Moment> {
    const days = await statisticDays(tx, organizationId, objectTypes);
    const today = dayOf(now(), days.timezone);
    if (!asOf || asOf === today) return { ...days, at: null, day: today };
    if (asOf > today) throw new AppError('statistic.asOfFuture', { field: 'asOf' });
    rejectEarly(asOf, days.firstDay);
    return { ...days, at: await lastMomentOf(tx, asOf, days.timezone), day: asOf };
  }

  return {
    read,
    asked: async (scope, filter) => (filter?.asOf ? (await read(scope, filter.asOf)).at : null),
  };
}
