import { type SQL, sql } from 'drizzle-orm';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import { type ContentKinds, allObjects } from '@server/modules/content/content-kinds';
import { fullNameSql } from '@server/modules/person-name';
import { EXPIRING_DAYS, type ReportSourceName } from './report-sources';

/** A source as SQL: its rows are `a`, with their person `u`, and what its columns and states are of these. */
export interface SourceSql {
  from: SQL;
  where: SQL;
  /** When a row began: what a period is counted by. An instant or a day. */
  began: SQL;
  columns: Readonly<Record<string, SQL>>;
  states: Readonly<Record<string, SQL>>;
}

/** Whoever a row is of, where they work, and who heads that. */
const people = sql`
  join users u on u.organization_id = a.organization_id and u.id = a.user_id
  left join position p on p.organization_id = u.organization_id and p.id = u.position_id
  left join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
  left join users h on h.organization_id = u.organization_id and h.is_leader and not h.is_archive
    and h.leader_subdivision_id = u.subdivision_id and h.id <> u.id`;

const ofPerson = {
  person: fullNameSql('u'),
  personnelNumber: sql`u.personnel_number`,
  position: sql`p.name`,
  subdivision: sql`s.name`,
  head: fullNameSql('h'),
};

const all = sql`true`;
const today = (organizationId: number) =>
  sql`(now() at time zone (select timezone from organization where id = ${organizationId}))::date`;

/** Current obligations that count, as in statistics. */
function obligations(organizationId: number, kinds: ContentKinds): SourceSql {
  const late = isLate(sql`a.status`, sql`a.due_at`);
  return {
    from: sql`assignment a ${people}
      left join (${allObjects(kinds)}) o
        on o.organization_id = a.organization_id and o.object_type = a.object_type and o.id = a.object_id`,
    where: sql`a.is_current and (a.status = 'done' or ${isOpen(sql`a.status`)}) and not u.is_archive`,
    began: sql`a.start_at`,
    columns: {
      ...ofPerson,
      kind: sql`a.object_type`,
      object: sql`o.name`,
      status: sql`a.status`,
      startAt: sql`a.start_at`,
      dueAt: sql`a.due_at`,
      overdueDays: sql`case when ${late} then date_part('day', now() - a.due_at)::int end`,
      completedAt: sql`a.completed_at`,
    },
    states: { all, open: isOpen(sql`a.status`), overdue: late, done: sql`a.status = 'done'` },
  };
}

const attempts = (): SourceSql => ({
  from: sql`test_attempt a ${people} join test o on o.organization_id = a.organization_id and o.id = a.test_id`,
  where: sql`a.state <> 'inProgress' and not u.is_archive`,
  began: sql`a.started_at`,
  columns: {
    ...ofPerson,
    object: sql`o.name`,
    number: sql`a.number`,
    startAt: sql`a.started_at`,
    completedAt: sql`a.finished_at`,
    percent: sql`round(100.0 * a.points / a.max_points)::int`,
    status: sql`case when a.state = 'onReview' then 'onReview' when a.is_passed then 'passed' else 'notPassed' end`,
  },
  states: {
    all,
    passed: sql`a.is_passed`,
    failed: sql`a.is_passed is false`,
    onReview: sql`a.state = 'onReview'`,
  },
});

function certificates(organizationId: number): SourceSql {
  const left = sql`a.valid_until - ${today(organizationId)}`;
  return {
    from: sql`qualification_award a ${people}
      join qualification_award_state st on st.organization_id = a.organization_id and st.award_id = a.id and st.is_current
      join qualification o on o.organization_id = a.organization_id and o.id = a.qualification_id`,
    where: sql`not u.is_archive`,
    began: sql`a.issued_at`,
    columns: {
      ...ofPerson,
      object: sql`o.name`,
      number: sql`a.number`,
      issuedOn: sql`a.issued_on`,
      validUntil: sql`a.valid_until`,
      daysLeft: left,
      status: sql`st.state`,
    },
    states: {
      all,
      valid: sql`st.state in ('valid', 'conditional')`,
      expiring: sql`st.state in ('valid', 'conditional') and ${left} <= ${EXPIRING_DAYS}::int`,
      lost: sql`st.state in ('expired', 'revoked')`,
    },
  };
}

const adaptations = (): SourceSql => ({
  from: sql`adaptation a ${people}
    left join users m on m.organization_id = u.organization_id and m.id = u.mentor_id`,
  where: sql`not u.is_archive`,
  began: sql`a.date_start`,
  columns: {
    ...ofPerson,
    mentor: fullNameSql('m'),
    dateStart: sql`a.date_start`,
    dateEnd: sql`a.date_end`,
    status: sql`a.status`,
    result: sql`a.result`,
  },
  states: { all, active: sql`a.status <> 'finished'`, finished: sql`a.status = 'finished'` },
});

/** The SQL of a source. */
export function sourceSql(source: ReportSourceName, organizationId: number, kinds: ContentKinds): SourceSql {
  const sources: Record<ReportSourceName, () => SourceSql> = {
    obligations: () => obligations(organizationId, kinds),
    attempts,
    certificates: () => certificates(organizationId),
    adaptations,
  };
  return sources[source]();
}
