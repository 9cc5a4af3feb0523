import { sql } from 'drizzle-orm';
import {
  type ContentReports,
  personColumns,
  reportPeople,
  type ReportSource,
  reportTemplate,
} from '@server/modules/content/content-reports';
import { worksHereSql } from '@server/modules/sql';
import { scoresSeenBy } from './insights/scores-seen.sql';

/** Attempts that have ended. */
const attempts: ReportSource = {
  name: 'attempts',
  from: sql`test_attempt a ${reportPeople} join test o on o.organization_id = a.organization_id and o.id = a.test_id`,
  where: sql`a.state <> 'inProgress' and ${worksHereSql(sql`u`)}`,
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
