import type { StatusColourName } from '@src/theme/tokens';
import type { ObjectFigures, StatisticRow } from '../api';

/** Of how many it is asked, done or not. */
export function totalOf({ signed, notSigned }: Pick<StatisticRow, 'signed' | 'notSigned'>): number {
  return signed + notSigned;
}

/** From this share of what is overdue on it hurts. */
const RED_OVERDUE_SHARE = 0.2;

/** The colour of a share: warm only for what is overdue, as most still have time in the first days of a term. */
export function heatOf(
  statistic: Pick<StatisticRow, 'signed' | 'notSigned' | 'overdue' | 'performance'>,
): StatusColourName {
  const { overdue, performance } = statistic;
  if (performance === null) return 'grey';
  if (overdue > 0) return overdue / totalOf(statistic) >= RED_OVERDUE_SHARE ? 'red' : 'orange';
  return performance >= 95 ? 'green' : 'blue';
}

/** Objects whose review date has passed, the oldest first. */
export function staleOf(rows: readonly ObjectFigures[], today: string) {
  return rows
    .filter(({ reviewAt, isArchive }) => !isArchive && reviewAt !== null && reviewAt < today)
    .sort((a, b) => (a.reviewAt ?? '').localeCompare(b.reviewAt ?? ''));
}
