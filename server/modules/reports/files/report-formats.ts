import { dateFormat, numberFormat } from '@server/formatters';
import type { Scope } from '@server/graphql/context';
import type { ReportCell, ReportSource } from '@server/modules/content/content-reports';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { documentText } from '@server/texts';
import { groupCell } from '../report-query.sql';
import { cellWords } from './report-words';

/** Formats the values of a report for its reader, in texts: the PDF and the email. */
export interface ReportFormats {
  cell: (cell: ReportCell, value: string) => string;
  /** The name of a group; the rows without a value form a group too. */
  group: (source: ReportSource, groupBy: string, name: string) => string;
  /** A count or a total; a dash: there are no values. */
  number: (value: number | null | undefined) => string;
  instant: (at: Date) => string;
}

/** Returns the formats for the scope's language, in the organization's time zone. */
export async function readFormats({ lang, tx, organizationId }: Scope): Promise<ReportFormats> {
  const timeZone = await timezoneOf(tx, organizationId);
  const instants = dateFormat(lang, { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const days = dateFormat(lang, { timeZone: 'UTC', dateStyle: 'short' });
  const numbers = numberFormat(lang, {});
  const instant = (at: Date) => instants.format(at);
  const cell = (kind: ReportCell, value: string) => {
    if (value === '') return '';
    if (kind === 'instant') return instant(new Date(value));
    return kind === 'day' ? days.format(new Date(value)) : value;
  };
  return {
    instant,
    cell,
    group(source, groupBy, name) {
      const column = source.columns[groupBy];
      const text = cell(groupCell(column?.cell ?? 'text'), cellWords(column, name, lang));
      return text || documentText(lang, 'report.group.none');
    },
    number: (value) => (value == null ? '–' : numbers.format(value)),
  };
}
