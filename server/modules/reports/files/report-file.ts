import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { ReportCell, ReportSource } from '@server/modules/content/content-reports';
import { mapParts, PART } from '@server/spreadsheets/parts';
import { type Cell, dayCell, instantCell, type Spreadsheet } from '@server/spreadsheets/spreadsheet';
import {
  type TemporaryWorkbook,
  writeTemporaryWorkbook,
  type WritingOptions,
} from '@server/spreadsheets/temporary-workbook';
import { documentText } from '@server/texts';
import { groupCell, reportQuery, type ReportSummary } from '../report-query.sql';
import type { ReportCatalogue } from '../report-sources';
import { cellWords, columnTitle, markTitle, shownColumns, totalTitle } from './report-words';
import type { ReportShape } from '../reports.tables';

const WIDTHS: Record<ReportCell, number> = { text: 30, number: 12, day: 14, instant: 18 };
const TOTAL_WIDTH = 20;

interface Asked {
  name: string;
  shape: ReportShape;
  timezone: string;
}

function cellOf(cell: ReportCell, value: string, timezone: string): Cell {
  if (value === '') return null;
  if (cell === 'number') return Number(value);
  if (cell === 'day') return dayCell(value);
  return cell === 'instant' ? instantCell(new Date(value), timezone) : value;
}

/** The counts of a report, as lines of a title and a number. */
const summaryLines = (lang: Lang, { totals }: ReportShape, summary: ReportSummary): Cell[][] => [
  [documentText(lang, 'report.rows'), summary.count],
  ...totals.map((total, place) => [totalTitle(lang, total), summary.totals[place] ?? null]),
];

const continued = (lang: Lang) => (first: number) => documentText(lang, 'report.continued', { first });

/** The table of all rows. */
function rowsTable(
  scope: Scope,
  { name, shape, timezone }: Asked,
  source: ReportSource,
  summary: ReportSummary,
): Spreadsheet {
  const { lang } = scope;
  const shown = shownColumns(lang, source, shape.columns);
  return {
    ...{ lang, title: name, continued: continued(lang) },
    top: summaryLines(lang, shape, summary),
    columns: shown.map(({ title, cell }) => ({ title, width: WIDTHS[cell], kind: cell })),
    parts: mapParts(reportQuery.parts(scope, shape, source, PART), (row): Cell[] =>
      shown.map(({ cell, words }, place) => cellOf(cell, words(row[place] ?? ''), timezone)),
    ),
  };
}

/** The table of all groups, with the totals of each. */
function groupsTable(
  scope: Scope,
  { shape, timezone }: Asked,
  source: ReportSource,
  groupBy: string,
): Spreadsheet {
  const { lang } = scope;
  const column = source.columns[groupBy];
  const cell = groupCell(column?.cell ?? 'text');
  const nameOf = (name: string): Cell =>
    cellOf(cell, cellWords(column, name, lang), timezone) ?? documentText(lang, 'report.group.none');
  const number = (title: string) => ({ title, width: WIDTHS.number, kind: 'number' as const });
  return {
    ...{ lang, title: documentText(lang, 'report.groups'), continued: continued(lang) },
    columns: [
      { title: columnTitle(lang, groupBy), width: WIDTHS.text, kind: cell },
      number(documentText(lang, 'report.rows')),
      number(documentText(lang, 'report.group.marked', { mark: markTitle(lang, source) })),
      ...shape.totals.map((total) => ({
        title: totalTitle(lang, total),
        width: TOTAL_WIDTH,
        kind: total.aggregate === 'average' ? ('decimal' as const) : ('number' as const),
      })),
    ],
    parts: mapParts(reportQuery.groups(scope, shape, source, PART), (group): Cell[] => [
      nameOf(group.name),
      ...[group.count, group.marked, ...group.totals],
    ]),
  };
}

/**
 * Returns the counts of a report, if its rows may be in one file: nothing is cut off silently.
 * @throws {AppError} notFound, report.tooLong
 */
export async function checkedSummary(
  scope: Scope,
  shape: ReportShape,
  source: ReportSource | null,
  max: number = limits.report.rows,
): Promise<ReportSummary> {
  if (!source) throw new AppError('notFound');
  const summary = await reportQuery.summary(scope, shape, source);
  if (summary.count > max) throw new AppError('report.tooLong', { params: { max, count: summary.count } });
  return summary;
}

/**
 * Writes the part of a report that the scope's caller may see to a temporary file: its counts on top of its rows, and a table of
 * its groups. Its counts match its rows if the transaction is a snapshot.
 * @throws {AppError} notFound, report.tooLong
 */
export async function writeReport(
  scope: Scope,
  asked: Asked,
  catalogue: Pick<ReportCatalogue, 'find'>,
  options: WritingOptions = {},
): Promise<TemporaryWorkbook> {
  const { shape } = asked;
  const source = catalogue.find(shape.source);
  const summary = await checkedSummary(scope, shape, source);
  if (!source) throw new AppError('notFound');
  const { groupBy } = shape;
  return writeTemporaryWorkbook(
    [
      rowsTable(scope, asked, source, summary),
      ...(groupBy === null ? [] : [groupsTable(scope, asked, source, groupBy)]),
    ],
    options,
  );
}
