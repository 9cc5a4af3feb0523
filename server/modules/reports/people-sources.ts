import { type SQL, sql } from 'drizzle-orm';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import {
  personColumns,
  reportPeople,
  type ReportSource,
  type ReportTemplate,
  reportTemplate,
} from '@server/modules/content/content-reports';
import type { Caller } from '@server/graphql/context';
import { isKnownTo } from '@server/modules/employees/known-people.read-model';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';

/** Returns the condition on people whose plan of adaptation the reader sees: those they know, and whom they mentor. */
export function plansSeenBy(caller: Caller): SQL | null {
  const known = isKnownTo(caller);
  return known && sql`(${known} or u.mentor_id = ${caller.userId})`;
}

/** A person counts as inactive after this many days. */
const SILENT_DAYS = 30;

const hasCome = sql`u.last_seen_at > now() - make_interval(days => ${SILENT_DAYS}::int)`;
const owed = (condition: SQL) => sql`(
  select count(*)::int from assignment n
  where n.organization_id = a.organization_id and n.user_id = a.user_id and n.is_current and ${condition})`;

/** All employees: when they were last active, what they have done recently, and what they owe. */
const activity: ReportSource = {
  name: 'activity',
  from: sql`(select organization_id, id, id as user_id from users) a ${reportPeople}`,
  where: worksHereSql(sql`u`),
  began: sql`u.last_seen_at`,
  columns: {
    ...personColumns,
    lastSeenAt: { cell: 'instant', value: sql`u.last_seen_at` },
    doneLately: {
      cell: 'number',
      value: owed(
        sql`n.status = 'done' and n.completed_at > now() - make_interval(days => ${SILENT_DAYS}::int)`,
      ),
    },
    openCount: { cell: 'number', value: owed(isOpen(sql`n.status`)) },
    overdueCount: { cell: 'number', value: owed(isLate(sql`n.status`, sql`n.due_at`)) },
  },
  states: {
    all: sql`true`,
    seen: hasCome,
    silent: sql`(${hasCome}) is not true`,
    never: sql`u.last_seen_at is null`,
  },
  marked: hasCome,
};

/**
 * Everybody who has had an adaptation, including people who have left, with the source of the hire; the latest adaptation of
 * each.
 */
const hires: ReportSource = {
  name: 'hires',
  from: sql`(
    select distinct on (n.organization_id, n.user_id) n.* from adaptation n
    order by n.organization_id, n.user_id, n.date_start desc, n.id desc) a ${reportPeople}
    left join users m on m.organization_id = u.organization_id and m.id = u.mentor_id`,
  where: sql`true`,
  rowsFor: plansSeenBy,
  began: sql`a.date_start`,
  columns: {
    hireSource: { cell: 'text', value: sql`u.hire_source`, shownTo: isKnownTo },
    ...personColumns,
    mentor: { cell: 'text', value: fullNameSql('m') },
    dateJobStart: { cell: 'day', value: sql`u.date_job_start`, shownTo: isKnownTo },
    dateJobEnd: { cell: 'day', value: sql`u.date_job_end`, shownTo: isKnownTo },
    status: { cell: 'text', value: sql`a.status`, word: (code) => `report.adaptation.${code}` },
    result: { cell: 'text', value: sql`a.result`, word: (code) => `report.result.${code}` },
  },
  states: {
    all: sql`true`,
    active: sql`a.status <> 'finished'`,
    adapted: sql`a.result = 'passed'`,
    notAdapted: sql`a.result = 'failed'`,
  },
  marked: sql`a.result = 'passed'`,
};

/** Report sources about people, independent of the kinds of content. */
export const peopleSources: readonly ReportSource[] = [activity, hires];

export const peopleTemplates: readonly ReportTemplate[] = [
  reportTemplate(
    'activity',
    activity.name,
    'person position subdivision lastSeenAt doneLately openCount overdueCount',
    {
      ...{ groupBy: 'subdivision', sortBy: 'lastSeenAt', chart: 'bars' },
      totals: ['doneLately', 'openCount', 'overdueCount'].map((column) => ({ column, aggregate: 'sum' })),
    },
  ),
  reportTemplate('hires', hires.name, 'hireSource person position subdivision dateJobStart result', {
    ...{ groupBy: 'hireSource', sortBy: 'dateJobStart', isDescending: true, chart: 'bars' },
  }),
];
