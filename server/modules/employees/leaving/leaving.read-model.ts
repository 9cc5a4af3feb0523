import { sql } from 'drizzle-orm';
import { isBehind } from '@domain/adaptation-risk';
import { isLate } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { HandoverItem, HandoverKind, LeavingFact } from '@server/graphql/generated/types';
import { planProgressOf } from '@server/modules/adaptation/plan-progress.read-model';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { daysBetween } from '@server/modules/days';
import { fullNameSql } from '@server/modules/person-name';
import { texts, worksHereSql } from '@server/modules/sql';
import { isRenewed } from '../employee-documents.read-model';
import type { UserRow } from '../employees.tables';

/** Shorter absences are ignored. */
const AWAY_FROM = 5;

const ROUTES: Partial<Record<HandoverKind, (id: number) => string>> = {
  subdivision: (id) => `/structure/employees/${id}`,
  acting: (id) => `/structure/employees/${id}`,
  trainee: (id) => `/employees/${id}`,
  adaptation: (id) => `/adaptation/${id}`,
  statement: () => '/organization/ideal-picture-work',
  request: (id) => `/employees/${id}`,
};

/** The display order: people first, then content, then the rest. */
const BEFORE_CONTENT: readonly HandoverKind[] = ['subdivision', 'acting', 'trainee', 'adaptation'];
const AFTER_CONTENT: readonly HandoverKind[] = ['statement', 'request'];

/** Returns everything that would be left without a responsible person, by kind and name, in one statement. */
export async function handoverOf(
  { all }: ContentKinds,
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<HandoverItem[]> {
  const duties = all.flatMap((kind) => kind.duties);
  const held = duties.map(
    ({ kind, heldBy }) =>
      sql`union all select ${kind}::text, d.id, d.name, 0, d.id from (${heldBy(organizationId, userId)}) d`,
  );
  const order = [...BEFORE_CONTENT, ...duties.map(({ kind }) => kind), ...AFTER_CONTENT];
  const routes = { ...ROUTES, ...Object.fromEntries(duties.map(({ kind, route }) => [kind, route])) };
  const openSteps = (lane: 'mentor' | 'hr') => sql`(
    select count(*)::int from adaptation p
    join adaptation_item i on i.organization_id = p.organization_id and i.adaptation_id = p.id
    where p.organization_id = u.organization_id and p.user_id = u.id and p.status <> 'finished'
      and i.lane = ${lane} and i.done_at is null)`;
  const name = sql`${fullNameSql('u')}`;
  const rows = await selectRows(tx, {
    kind: oneOf(enumerations.HandoverKind),
    id: integer,
    name: text,
    count: integer,
    to: integer,
    dateFrom: nullable(text),
    dateTo: nullable(text),
  })(sql`
    select h.*, a.date_from::text as "dateFrom", a.date_to::text as "dateTo" from (
      select 'subdivision' as kind, s.id, s.name, 0 as count, s.id as "to" from users u
      join subdivision s on s.organization_id = u.organization_id and s.id = u.leader_subdivision_id
      where u.organization_id = ${organizationId} and u.id = ${userId} and u.is_leader
      union all
      select 'acting', a.id, s.name, 0, s.id from acting_head a
      join organization o on o.id = a.organization_id
      join subdivision s on s.organization_id = a.organization_id and s.id = a.subdivision_id
      where a.organization_id = ${organizationId} and a.user_id = ${userId}
        and a.date_to >= (now() at time zone o.timezone)::date
      union all
      select 'trainee', u.id, ${name}, ${openSteps('mentor')}, u.id from users u
      where u.organization_id = ${organizationId} and u.mentor_id = ${userId} and ${worksHereSql(sql`u`)}
      union all
      select 'adaptation', p.id, ${name}, ${openSteps('hr')}, u.id from adaptation p
      join users u on u.organization_id = p.organization_id and u.id = p.user_id
      where p.organization_id = ${organizationId} and p.hr_id = ${userId} and p.status <> 'finished'
      ${sql.join(held, sql` `)}
      union all
      select 'statement', i.id, i.text, 0, i.id from ideal_statement i
      where i.organization_id = ${organizationId} and i.owner_id = ${userId} and not i.is_archive
      union all
      select 'request', q.id, '', 0, q.user_id from profile_request q
      where q.organization_id = ${organizationId} and q.user_id = ${userId} and q.status = 'open'
    ) h
    left join acting_head a on h.kind = 'acting' and a.organization_id = ${organizationId} and a.id = h.id
    order by array_position(${texts(order)}, h.kind), a.date_from, h.name collate "und-x-icu", h.id`);
  return rows.map(({ to, kind, ...row }) => ({ ...row, kind, route: routes[kind]?.(to) ?? '' }));
}

const countsRow = { overdue: integer, requests: integer, documents: integer };

type Counts = RowOf<typeof countsRow>;

async function countsOf(tx: Tx, { organizationId, id }: UserRow, today: string): Promise<Counts> {
  const rows = await selectRows(
    tx,
    countsRow,
  )(sql`
    select
      (select count(*)::int from assignment a where a.organization_id = ${organizationId} and a.user_id = ${id}
        and a.is_current and ${isLate(sql`a.status`, sql`a.due_at`)}) as overdue,
      (select count(*)::int from profile_request q where q.organization_id = ${organizationId} and q.user_id = ${id}
        and q.status = 'open')
      + (select count(*)::int from access_request q where q.organization_id = ${organizationId} and q.user_id = ${id}
        and q.status = 'open') as requests,
      (select count(*)::int from user_document d where d.organization_id = ${organizationId} and d.user_id = ${id}
        and d.valid_until < ${today}::date and not ${isRenewed(sql`d`)}) as documents`);
  return rows[0] ?? { overdue: 0, requests: 0, documents: 0 };
}

/** Returns the known facts that may indicate that the person will leave: each with its number and the page with details. */
export async function leavingFacts(
  tx: Tx,
  person: UserRow,
  { today, dayOfVisit }: { today: string; dayOfVisit: string },
): Promise<LeavingFact[]> {
  const { id, organizationId, mentorId } = person;
  const { overdue, requests, documents } = await countsOf(tx, person, today);
  const planProgress = await planProgressOf(tx, organizationId, id, today);
  const behind = planProgress ? planProgress.expected - planProgress.actual : 0;
  const away = daysBetween(dayOfVisit, today);
  const card = `/employees/${id}`;
  const facts: (LeavingFact & { holds: boolean })[] = [
    { key: 'overdue', count: overdue, route: card, holds: overdue > 0 },
    { key: 'behind', count: behind, route: `/adaptation/${id}`, holds: isBehind(behind) },
    { key: 'away', count: away, route: card, holds: away >= AWAY_FROM },
    { key: 'requests', count: requests, route: card, holds: requests > 0 },
    { key: 'documents', count: documents, route: `${card}/additional`, holds: documents > 0 },
    { key: 'noMentor', count: 1, route: card, holds: planProgress !== null && mentorId === null },
  ];
  return facts.filter(({ holds }) => holds).map(({ holds: _holds, ...fact }) => fact);
}

/** Returns the people who leave at the start of this day: their last working day is over. */
export async function leaversBefore(tx: Tx, organizationId: number, today: string): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select id from users where organization_id = ${organizationId} and status = 'leaving' and not is_archive
      and date_job_end < ${today}::date order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Returns the organizations where people are leaving, closed ones too: a dismissal that was decided takes away access, and a
 * person who has left must not come back with a payment.
 */
export async function organizationsWithLeavers(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select distinct organization_id as id from users
    where status = 'leaving' and date_job_end is not null order by 1`);
  return rows.map(({ id }) => id);
}
