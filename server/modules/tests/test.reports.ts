import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '@server/graphql/context';
import { isLed, isWholeReportSeen } from '@server/modules/content/access/access-context.read-model';
import {
  type ContentReports,
  personColumns,
  reportPeople,
  type ReportSource,
  reportTemplate,
} from '@server/modules/content/content-reports';
import { mayEditAll } from '@server/modules/content/content.policy';
import { testContent } from './test.content';
import { testTable } from './tests.tables';

/**
 * Returns the condition on attempts whose score the reader sees: of tests whose whole report they see, and of people whom they
 * lead, except their own, which a test may hide from its takers.
 */
function scoresSeenBy(caller: Caller): SQL | null {
  if (mayEditAll(caller)) return null;
  const { organizationId, userId } = caller;
  const reported = sql`select ${testTable.id} from ${testTable}
    where ${testTable.organizationId} = ${organizationId} and ${isWholeReportSeen(testContent, caller)}`;
  return sql`(a.test_id in (${reported}) or (a.user_id <> ${userId} and ${isLed(caller)}))`;
}

/** Attempts that have ended. */
const attempts: ReportSource = {
  name: 'attempts',
  from: sql`test_attempt a ${reportPeople} join test o on o.organization_id = a.organization_id and o.id = a.test_id`,
  where: sql`a.state <> 'inProgress' and not u.is_archive`,
  began: sql`a.started_at`,
  columns: {
    ...personColumns,
    object: { cell: 'text', value: sql`o.name` },
    number: { cell: 'number', value: sql`a.number` },
    startAt: { cell: 'instant', value: sql`a.started_at` },
    completedAt: { cell: 'instant', value: sql`a.finished_at` },
    percent: {
      cell: 'number',
      value: sql`round(100.0 * a.points / a.max_points)::int`,
      shownTo: scoresSeenBy,
    },
    status: {
      cell: 'text',
      value: sql`case when a.state = 'onReview' then 'onReview' when a.is_passed then 'passed' else 'notPassed' end`,
      word: (code) => `report.attempt.${code}`,
    },
  },
  states: {
    all: sql`true`,
    passed: sql`a.is_passed`,
    failed: sql`a.is_passed is false`,
    onReview: sql`a.state = 'onReview'`,
  },
  marked: sql`a.is_passed`,
};

/** The reports that tests add. */
export const testReports: ContentReports = {
  sources: [attempts],
  templates: [
    reportTemplate(
      'testResults',
      attempts.name,
      'object person subdivision number completedAt percent status',
      { groupBy: 'object', sortBy: 'completedAt', isDescending: true },
    ),
  ],
};
