import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { dayText } from '@server/modules/days';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { documentText, enumTexts } from '@server/texts';
import { withinRight } from '../asked-filter.read-model';
import { namesWithinRight } from '../filtered-people.read-model';

/** The people and their statuses in words; nothing where everybody counts. People beyond the right have no name here. */
async function peopleWords(
  scope: Scope,
  { userIds, statuses }: Pick<StatisticFilter, 'userIds' | 'statuses'>,
): Promise<string[]> {
  const { tx, organizationId, lang } = scope;
  const lines = (key: 'people' | 'statuses', names: readonly string[]) =>
    names.length > 0 ? [documentText(lang, `statistic.filter.${key}`, { names: names.join(', ') })] : [];
  const known = userIds?.length
    ? await namesWithinRight(tx, organizationId, withinRight(scope, null, 'read'), userIds)
    : new Map<number, string>();
  return [
    ...lines(
      'people',
      (userIds ?? []).map((id) => known.get(id) ?? `№ ${id}`),
    ),
    ...lines(
      'statuses',
      (statuses ?? []).map((status) => enumTexts(lang)[`userStatusTypes.${status}`] ?? status),
    ),
  ];
}

/** Returns the filters in words, a line for each; of what no longer exists, the number. */
export async function filterWords(scope: Scope, filter: StatisticFilter): Promise<string[]> {
  const { tx, organizationId, lang } = scope;
  const { subdivisionIds, positionIds, dateFrom, dateTo, isAdaptation } = filter;
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
    ...(await peopleWords(scope, filter)),
    ...(isAdaptation ? [t('statistic.filter.isAdaptation')] : []),
  ];
}
