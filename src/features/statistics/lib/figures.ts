import type { StatusColourName } from '@src/theme/tokens';
import type { RegulationFigures, StatisticRow } from '../api';

/** How many have to sign, signed or not. */
export function totalOf({ signed, notSigned }: Pick<StatisticRow, 'signed' | 'notSigned'>): number {
  return signed + notSigned;
}

/** The heat of a share: words and numbers stand beside it always. */
export function heatOf(performance: number | null): StatusColourName {
  if (performance === null) return 'grey';
  if (performance >= 95) return 'green';
  if (performance >= 75) return 'amber';
  return performance >= 50 ? 'orange' : 'red';
}

/** Regulations whose review date has passed, the oldest first. */
export function staleOf(rows: readonly RegulationFigures[], today: string) {
  return rows
    .filter(({ reviewAt, isArchive }) => !isArchive && reviewAt !== null && reviewAt < today)
    .sort((a, b) => (a.reviewAt ?? '').localeCompare(b.reviewAt ?? ''));
}
