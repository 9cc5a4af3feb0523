import type { ObjectType } from '@domain/object-types';
import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { numberFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';
import type { HeldStatistic, StatisticRow } from '@server/graphql/generated/types';
import { dayText } from '@server/modules/days';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { ObjectStatistics } from '../statistics.service';
import type { TabPdfInput } from './tab-pdf.task';

type Word = Parameters<typeof documentText>[1];

/** The numbers that a tab shows. */
export interface TabNumbers {
  objectType: ObjectType;
  figures: ObjectStatistics;
  /** Null: results of this kind have no validity period, or it was not recorded on that day. */
  held: HeldStatistic | null;
  /** The numbers of the period before; null: nothing is compared. */
  before: ObjectStatistics | null;
  subdivisionName: (id: number) => string;
}

/** Words and numbers of one language; the words of some kinds are their own: «Подписано», «Сдано». */
function wordsOf(lang: Lang, context: ObjectType) {
  const numbers = numberFormat(lang, { maximumFractionDigits: 1 });
  const t = (key: Word, params: Record<string, string | number> = {}) =>
    documentText(lang, key, { ...params, context });
  const none = t('statistic.none');
  const signed = numberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return {
    t,
    number: (value: number) => numbers.format(value),
    percent: (value: number | null | undefined) => (value == null ? none : t('statistic.percent', { value })),
    change: (now: number | null | undefined, before: number | null | undefined) =>
      now == null || before == null ? none : signed.format(now - before),
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
    keys,
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

/** A row for each of the main numbers: now, in the period before, and the change, in points for shares. */
function compareTable(words: Words, { objectType, figures }: TabNumbers, before: ObjectStatistics): PdfTable {
  const { t, number, percent, days, change } = words;
  const counts = countsOf(words, objectType).keys.map((key) => [
    ...[t(`statistic.count.${key}`), number(figures.total[key]), number(before.total[key])],
    change(figures.total[key], before.total[key]),
  ]);
  const [now, then] = [figures.total.performance, before.total.performance];
  return {
    lines: [t('statistic.compare.title')],
    columns: (['number', 'now', 'before', 'change'] as const).map((key) => ({
      title: t(`statistic.compare.${key}`),
      isNumber: key !== 'number',
    })),
    rows: [
      ...counts,
      [t('statistic.share'), percent(now), percent(then), change(now, then)],
      [
        ...[t('statistic.median'), days(figures.medianDays), days(before.medianDays)],
        change(figures.medianDays, before.medianDays),
      ],
    ],
  };
}

/** A row of numbers, and the same row in the period before. */
interface NumbersRow {
  name: string;
  statistic: StatisticRow;
  before: StatisticRow | undefined;
}

/** A table of rows of numbers; with the share of the period before in a last column if the tab is compared. */
function numbersTable(
  words: Words,
  { objectType, before }: TabNumbers,
  [title, column]: readonly [Word, Word],
  rows: readonly NumbersRow[],
): PdfTable {
  const { t, percent } = words;
  const { titles, cells } = countsOf(words, objectType);
  const numbers = [...titles, ...(before ? [t('statistic.compare.share')] : [])];
  return {
    lines: [t(title)],
    columns: [
      { title: t(column), isNumber: false },
      ...numbers.map((number) => ({ title: number, isNumber: true })),
    ],
    rows: rows.map(({ name, statistic, before: earlier }) => [
      name,
      ...cells(statistic),
      ...(before ? [percent(earlier?.performance)] : []),
    ]),
  };
}

function objectsTable(words: Words, numbers: TabNumbers): PdfTable {
  const { figures, before } = numbers;
  const earlier = new Map(before?.byObject.map(({ object, statistic }) => [object.id, statistic]));
  const rows = figures.byObject.map(({ object: { id, code, name }, statistic }) => ({
    name: `${code} ${name}`,
    statistic,
    before: earlier.get(id),
  }));
  return numbersTable(words, numbers, ['statistic.objects', 'statistic.object'], rows);
}

/** Those that need help come first, as on the page. */
function subdivisionsTable(words: Words, numbers: TabNumbers): PdfTable {
  const { figures, before, subdivisionName } = numbers;
  const earlier = new Map(before?.bySubdivision.map(({ id, statistic }) => [id, statistic]));
  const rows = figures.bySubdivision
    .toSorted((a, b) => (a.statistic.performance ?? 101) - (b.statistic.performance ?? 101))
    .map(({ id, statistic }) => ({
      name: id === null ? words.t('statistic.subdivision.none') : subdivisionName(id),
      statistic,
      before: earlier.get(id),
    }));
  return numbersTable(words, numbers, ['statistic.subdivisions', 'statistic.subdivision'], rows);
}

/** The chart has a point for each day; the table below it the last day of each month, and the last one of all. */
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

/** Returns the course of the progress as a chart and a table. */
export function tabCurve(lang: Lang, numbers: TabNumbers): TabPdfInput['curve'] {
  const words = wordsOf(lang, numbers.objectType);
  const { byObject, curve } = numbers.figures;
  if (byObject.length === 0) return null;
  return {
    title: words.t('statistic.curve.days'),
    table: curveTable(words, numbers),
    chart: {
      lang,
      days: curve.map(({ date, assigned, signed }) => ({ date, expected: assigned, actual: signed })),
      names: { expected: words.t('statistic.count.assigned'), actual: words.t('statistic.count.signed') },
    },
  };
}

/** Returns what a tab shows as tables, without its course; without assignments none. */
export function tabTables(lang: Lang, numbers: TabNumbers): PdfTable[] {
  const words = wordsOf(lang, numbers.objectType);
  const { figures, held, before } = numbers;
  if (figures.byObject.length === 0) return [];
  return [
    totalsTable(words, numbers),
    ...(before ? [compareTable(words, numbers, before)] : []),
    ...(held ? [heldTable(words, held)] : []),
    objectsTable(words, numbers),
    subdivisionsTable(words, numbers),
  ];
}
