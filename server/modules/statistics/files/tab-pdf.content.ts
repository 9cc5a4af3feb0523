import type { ObjectType } from '@domain/object-types';
import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { numberFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';
import type { HeldStatistic, StatisticRow } from '@server/graphql/generated/types';
import { dayText } from '@server/modules/days';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { ObjectStatistics } from '../statistics.service';

type Word = Parameters<typeof documentText>[1];

/** The numbers that a tab shows. */
export interface TabNumbers {
  objectType: ObjectType;
  figures: ObjectStatistics;
  /** Null: results of this kind have no validity period, or it was not recorded on that day. */
  held: HeldStatistic | null;
  subdivisionName: (id: number) => string;
}

/** Words and numbers of one language; the words of some kinds are their own: «Подписано», «Сдано». */
function wordsOf(lang: Lang, context: ObjectType) {
  const numbers = numberFormat(lang, { maximumFractionDigits: 1 });
  const t = (key: Word, params: Record<string, string | number> = {}) =>
    documentText(lang, key, { ...params, context });
  const none = t('statistic.none');
  return {
    t,
    number: (value: number) => numbers.format(value),
    percent: (value: number | null | undefined) => (value == null ? none : t('statistic.percent', { value })),
    days: (value: number | null) => (value === null ? none : numbers.format(value)),
  };
}

type Words = ReturnType<typeof wordsOf>;

/** The counts of one row, as the tab has them for the kind. */
function countsOf({ t, number, percent }: Words, objectType: ObjectType) {
  const { hasRefusals } = STATISTIC_EXTRAS[objectType];
  const keys = [
    'assigned',
    'signed',
    'notSigned',
    'overdue',
    ...(hasRefusals ? ['refused' as const] : []),
  ] as const;
  return {
    titles: [...keys.map((key) => t(`statistic.count.${key}`)), t('statistic.share')],
    cells: (row: StatisticRow) => [...keys.map((key) => number(row[key])), percent(row.performance)],
  };
}

function totalsTable(words: Words, { objectType, figures }: TabNumbers): PdfTable {
  const { t, number, days } = words;
  const { titles, cells } = countsOf(words, objectType);
  const { total, medianDays, staleCount } = figures;
  const isReviewed = STATISTIC_EXTRAS[objectType].hasReviewDates && staleCount !== null;
  return {
    lines: [t('statistic.totals')],
    columns: [...titles, t('statistic.median'), ...(isReviewed ? [t('statistic.stale')] : [])].map(
      (title) => ({
        title,
        isNumber: true,
      }),
    ),
    rows: [[...cells(total), days(medianDays), ...(isReviewed ? [number(staleCount)] : [])]],
  };
}

const HELD = ['valid', 'expiring30', 'expiring60', 'expiring90', 'lost'] as const;

function heldTable({ t, number, percent }: Words, held: HeldStatistic): PdfTable {
  return {
    lines: [t('statistic.held.title')],
    columns: [...HELD, 'coverage' as const].map((key) => ({
      title: t(`statistic.held.${key}`),
      isNumber: true,
    })),
    rows: [
      [
        ...HELD.map((key) => number(held[key])),
        `${percent(held.coverage)} (${t('statistic.held.covered', { covered: number(held.covered), total: number(held.places) })})`,
      ],
    ],
  };
}

function objectsTable(words: Words, { objectType, figures }: TabNumbers): PdfTable {
  const { t } = words;
  const { titles, cells } = countsOf(words, objectType);
  return {
    lines: [t('statistic.objects')],
    columns: [
      { title: t('statistic.object'), isNumber: false },
      ...titles.map((title) => ({ title, isNumber: true })),
    ],
    rows: figures.byObject.map(({ object, statistic }) => [
      `${object.code} ${object.name}`,
      ...cells(statistic),
    ]),
  };
}

/** Those that need help come first, as on the page. */
function subdivisionsTable(words: Words, { objectType, figures, subdivisionName }: TabNumbers): PdfTable {
  const { t } = words;
  const { titles, cells } = countsOf(words, objectType);
  const sorted = figures.bySubdivision.toSorted(
    (a, b) => (a.statistic.performance ?? 101) - (b.statistic.performance ?? 101),
  );
  return {
    lines: [t('statistic.subdivisions')],
    columns: [
      { title: t('statistic.subdivision'), isNumber: false },
      ...titles.map((title) => ({ title, isNumber: true })),
    ],
    rows: sorted.map(({ id, statistic }) => [
      id === null ? t('statistic.subdivision.none') : subdivisionName(id),
      ...cells(statistic),
    ]),
  };
}

/** The chart has a point for each day; on paper the last day of each month, and the last one of all. */
function curveTable({ t, number }: Words, { figures: { curve } }: TabNumbers): PdfTable {
  const ends = curve.filter(({ date }, place) => curve[place + 1]?.date.slice(0, 7) !== date.slice(0, 7));
  return {
    lines: [t('statistic.curve')],
    columns: [
      { title: t('statistic.day'), isNumber: false },
      ...[t('statistic.count.assigned'), t('statistic.count.signed')].map((title) => ({
        title,
        isNumber: true,
      })),
    ],
    rows: ends.map(({ date, assigned, signed }) => [dayText(date), number(assigned), number(signed)]),
  };
}

/** Returns what a tab shows as tables; without assignments none. */
export function tabTables(lang: Lang, numbers: TabNumbers): PdfTable[] {
  const words = wordsOf(lang, numbers.objectType);
  const { figures, held } = numbers;
  if (figures.byObject.length === 0) return [];
  return [
    totalsTable(words, numbers),
    ...(held ? [heldTable(words, held)] : []),
    objectsTable(words, numbers),
    subdivisionsTable(words, numbers),
    curveTable(words, numbers),
  ];
}
