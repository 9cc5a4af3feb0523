import type { Scope } from '@server/graphql/context';
import type { EmailFact } from '@server/mail/email-input';
import type { ReportSource } from '@server/modules/content/content-reports';
import { documentText } from '@server/texts';
import { readFormats } from './report-formats';
import { reportQuery, type ReportSummary } from '../report-query.sql';
import { totalTitle } from './report-words';
import type { ReportShape } from '../reports.tables';

/** The groups that an email names; it says how many more there are. */
const MAX_GROUPS = 20;

/** Returns the totals of a report and its largest groups, each with its own, as lines of an email. */
export async function emailedCounts(
  scope: Scope,
  shape: ReportShape,
  source: ReportSource,
  summary: ReportSummary,
): Promise<EmailFact[]> {
  const { groupBy, totals } = shape;
  const { lang } = scope;
  const formats = await readFormats(scope);
  const titled = (values: ReportSummary['totals']) =>
    totals.map((total, place) => ({
      ...{ name: totalTitle(lang, total), value: formats.number(values[place]) },
    }));
  const lines = titled(summary.totals).map((params): EmailFact => ({ text: 'report.fact', params }));
  if (groupBy === null) return lines;
  const { groups, count } = await reportQuery.largestGroups(scope, shape, source, MAX_GROUPS);
  for (const group of groups) {
    const counts = [
      documentText(lang, 'report.snapshot.rows', { count: group.count }),
      ...titled(group.totals).map(({ name, value }) => `${name}: ${value}`),
    ];
    const params = { name: formats.group(source, groupBy, group.name), value: counts.join('; ') };
    lines.push({ text: 'report.fact', params });
  }
  const rest = count - groups.length;
  return rest > 0 ? [...lines, { text: 'report.moreGroups', params: { count: rest } }] : lines;
}
