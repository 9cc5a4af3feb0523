import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ReportSource } from '@server/modules/content/content-reports';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import { checkedSummary } from './report-file';
import { readFormats, type ReportFormats } from './report-formats';
import type { ReportPdfInput } from './report-pdf.task';
import { type ReportGroupView, reportQuery } from '../report-query.sql';
import type { ReportCatalogue } from '../report-sources';
import { columnTitle, markTitle, shownColumns, totalTitle } from './report-words';
import type { ReportShape } from '../reports.tables';

/** The groups that a PDF names; it says how many more there are. */
const MAX_GROUPS = 50;

/** A PDF to make. */
interface PdfAsked {
  name: string;
  shape: ReportShape;
  /** When it was made, and by whom: its first line. */
  made: (at: (instant: Date) => string) => string;
}

/** The groups with their totals, if the report has any. */
async function groupsTable(
  scope: Scope,
  shape: ReportShape,
  source: ReportSource,
  formats: ReportFormats,
): Promise<PdfTable[]> {
  const { groupBy, totals } = shape;
  if (groupBy === null) return [];
  const { lang } = scope;
  const { groups, count, others } = await reportQuery.largestGroups(scope, shape, source, MAX_GROUPS);
  const numbersOf = ({ count: rows, marked, totals: values }: Omit<ReportGroupView, 'name'>) =>
    [rows, marked, ...values].map(formats.number);
  const titles = [
    documentText(lang, 'report.rows'),
    documentText(lang, 'report.group.marked', { mark: markTitle(lang, source) }),
    ...totals.map((total) => totalTitle(lang, total)),
  ];
  return [
    {
      lines:
        count > groups.length
          ? [documentText(lang, 'report.groups.largest', { shown: groups.length, count })]
          : [],
      columns: [
        { title: columnTitle(lang, groupBy), isNumber: false },
        ...titles.map((title) => ({ title, isNumber: true })),
      ],
      rows: [
        ...groups.map((group) => [formats.group(source, groupBy, group.name), ...numbersOf(group)]),
        ...(others
          ? [[documentText(lang, 'report.groups.others', { count: others.groups }), ...numbersOf(others)]]
          : []),
      ],
    },
  ];
}

/**
 * Reads the content of a report's PDF, in the language of the scope. Its counts match its rows if the transaction is a snapshot.
 * @returns the content, and the number of the report's rows
 * @throws {AppError} notFound, report.tooLong: rows are never cut off silently
 */
export async function readReportPdf(
  catalogue: Pick<ReportCatalogue, 'find'>,
  scope: Scope,
  { name, shape, made }: PdfAsked,
): Promise<{ content: ReportPdfInput; rows: number }> {
  const { lang } = scope;
  const { pdfRows: max } = limits.report;
  const source = catalogue.find(shape.source);
  const summary = await checkedSummary(scope, shape, source, max);
  if (!source) throw new AppError('notFound');
  const formats = await readFormats(scope);
  const rows = await reportQuery.rows(scope, shape, source, { limit: max, offset: 0 });
  const columns = shownColumns(lang, source, shape.columns);
  const content = {
    title: name,
    lines: [
      made(formats.instant),
      documentText(lang, 'report.snapshot.rows', { count: rows.length }),
      ...shape.totals.map(
        (total, place) => `${totalTitle(lang, total)}: ${formats.number(summary.totals[place])}`,
      ),
    ],
    tables: [
      ...(await groupsTable(scope, shape, source, formats)),
      {
        lines: [],
        columns: columns.map(({ title, cell }) => ({ title, isNumber: cell === 'number' })),
        rows: rows.map((row) =>
          columns.map(({ cell, words }, place) => formats.cell(cell, words(row[place] ?? ''))),
        ),
      },
    ],
  };
  return { content, rows: rows.length };
}
