import type { StatusColourName } from '@src/theme/tokens';
import type { ObjectFigures, StatisticRow } from '../api';

/** Returns the number of people who are required to do it, completed or not. */
export function totalOf({ signed, notSigned }: Pick<StatisticRow, 'signed' | 'notSigned'>): number {
  return signed + notSigned;
}

/** From this overdue share on, the color is red. */
const RED_OVERDUE_SHARE = 0.2;

/** Returns the color of a share: warm colors only for overdue, because most people still have time in the first days. */
export function heatOf(
  statistic: Pick<StatisticRow, 'signed' | 'notSigned' | 'overdue' | 'performance'>,
): StatusColourName {
  const { overdue, performance } = statistic;
  if (performance === null) return 'grey';
  if (overdue > 0) return overdue / totalOf(statistic) >= RED_OVERDUE_SHARE ? 'red' : 'orange';
  return performance >= 95 ? 'green' : 'blue';
}

/** Returns the objects whose review date has passed, the oldest first. */
export function staleOf(rows: readonly ObjectFigures[], today: string) {
  return rows
    .filter(({ reviewAt, isArchive }) => !isArchive && reviewAt !== null && reviewAt < today)
    .sort((a, b) => (a.reviewAt ?? '').localeCompare(b.reviewAt ?? ''));
}
