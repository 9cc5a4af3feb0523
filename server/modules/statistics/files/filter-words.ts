import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { dayText } from '@server/modules/days';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { documentText } from '@server/texts';

/** Returns the filters in words, a line for each; of what no longer exists, the number. */
export async function filterWords(
  { tx, organizationId, lang }: Scope,
  { subdivisionIds, positionIds, dateFrom, dateTo, isAdaptation }: StatisticFilter,
): Promise<string[]> {
  const t = (...[key, params]: [Parameters<typeof documentText>[1], Record<string, string>?]) =>
    documentText(lang, key, params);
  const namesOf = (found: ReadonlyMap<number, { name: string }>, ids: readonly number[]) =>
    ids.map((id) => found.get(id)?.name ?? `№ ${id}`).join(', ');
  const subdivisions = subdivisionIds?.length
    ? namesOf(await subdivisionsByIds(tx, organizationId, subdivisionIds), subdivisionIds)
    : t('statistic.filter.anySubdivision');
  const positions = positionIds?.length
    ? namesOf(await positionsByIds(tx, organizationId, positionIds), positionIds)
    : t('statistic.filter.anyPosition');
  const days = [
    ...(dateFrom ? [t('statistic.filter.from', { date: dayText(dateFrom) })] : []),
    ...(dateTo ? [t('statistic.filter.to', { date: dayText(dateTo) })] : []),
  ];
  return [
    t('statistic.filter.assigned', { days: days.length > 0 ? days.join(' ') : t('statistic.filter.always') }),
    t('statistic.filter.subdivisions', { names: subdivisions }),
    t('statistic.filter.positions', { names: positions }),
    ...(isAdaptation ? [t('statistic.filter.isAdaptation')] : []),
  ];
}
