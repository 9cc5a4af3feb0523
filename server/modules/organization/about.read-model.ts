import { isLeapYear } from 'date-fns/isLeapYear';
import { parseISO } from 'date-fns/parseISO';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { SampleKind, SetupStepKey } from '@server/graphql/generated/types';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { daysAfter } from '@server/modules/days';
import { NEWCOMER_DAYS } from '@server/modules/employees/newcomer.read-model';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { isOnAdaptationSql, isWorking, worksHereSql } from '@server/modules/sql';

const BIRTHDAYS_FOR_DAYS = 7;
const MAX_PEOPLE = 8;

const atWork = (organizationId: number, exceptId: number) =>
  and(
    eq(userTable.organizationId, organizationId),
    eq(userTable.isArchive, false),
    sql`${userTable.id} <> ${exceptId}`,
    sql`${userTable.status} in ('preboarding', 'adaptation', 'working', 'vacation', 'sickLeave', 'leaving')`,
  );

/** Returns people who have started within the last month or start within two weeks: the latest first, and the total count. */
export async function newColleagues(
  tx: Tx,
  organizationId: number,
  exceptId: number,
  today: string,
): Promise<{ people: UserRow[]; count: number }> {
  const rows = await tx
    .select({ user: userTable, total: sql<number>`count(*) over ()::int` })
    .from(userTable)
    .where(
      and(
        atWork(organizationId, exceptId),
        sql`${userTable.dateJobStart} between ${today}::date - ${NEWCOMER_DAYS - 1}::int and ${today}::date + 14`,
      ),
    )
    .orderBy(desc(userTable.dateJobStart), desc(userTable.id))
    .limit(MAX_PEOPLE);
  return { people: rows.map(({ user }) => user), count: rows[0]?.total ?? 0 };
}

/** Returns the birthdays (MM-dd) that are celebrated on a day: on 28 February also those of the 29th, except in leap years. */
function bornOn(day: string): string[] {
  const monthAndDay = day.slice(5);
  const isEve = monthAndDay === '02-28' && !isLeapYear(parseISO(day));
  return isEve ? [monthAndDay, '02-29'] : [monthAndDay];
}

/** Returns people whose birthday is today or within a week, in the order of the days. */
export async function birthdays(
  tx: Tx,
  organizationId: number,
  exceptId: number,
  today: string,
): Promise<{ user: UserRow; date: string }[]> {
  const days = Array.from({ length: BIRTHDAYS_FOR_DAYS + 1 }, (_, index) => daysAfter(today, index));
  const dayOfBirth = new Map(days.flatMap((day) => bornOn(day).map((born): [string, string] => [born, day])));
  const wanted = sql.param([...dayOfBirth.keys()]);
  const users = await tx
    .select()
    .from(userTable)
    .where(
      and(
        atWork(organizationId, exceptId),
        sql`to_char(${userTable.dateBirth}, 'MM-DD') = any(${wanted}::text[])`,
      ),
    )
    .orderBy(
      sql`array_position(${wanted}::text[], to_char(${userTable.dateBirth}, 'MM-DD'))`,
      sql`(${userTable.nameSecond} || ' ' || ${userTable.nameFirst}) collate "und-x-icu"`,
    )
    .limit(MAX_PEOPLE);
  return users.map((user) => ({ user, date: dayOfBirth.get(user.dateBirth?.slice(5) ?? '') ?? today }));
}

/** Returns the people whose mentor this is. */
export function traineesOf(tx: Tx, organizationId: number, mentorId: number): Promise<UserRow[]> {
  return tx
    .select()
    .from(userTable)
    .where(and(atWork(organizationId, mentorId), eq(userTable.mentorId, mentorId)))
    .orderBy(desc(userTable.dateJobStart), desc(userTable.id))
    .limit(MAX_PEOPLE);
}

const BEFORE_CONTENT = ['employee', 'subdivision', 'position'] as const satisfies readonly SetupStepKey[];
const AFTER_CONTENT = ['assignment', 'role', 'card', 'logo'] as const satisfies readonly SetupStepKey[];

/** Whether it was created by a sample, not by the organization itself. */
const isOfSample = (kind: SampleKind, id: SQL) => sql`exists (
  select from sample_object m where m.organization_id = o.id and m.kind = ${kind} and m.object_id = ${id})`;

/** Returns the setup steps in the order in which they are done, determined from the data, not from a checklist; one statement. */
export async function setupSteps(
  tx: Tx,
  { all }: ContentKinds,
  organizationId: number,
): Promise<{ key: SetupStepKey; isDone: boolean; isOptional: boolean }[]> {
  const contents = all.flatMap((kind) => (kind.setup ? { ...kind.setup, object: kind.tables.object } : []));
  const published = contents.map(
    ({ step, sample, object }) => sql`case when exists (
        select from ${object} c where c.organization_id = o.id and c.current_version_id is not null
          and not ${isOfSample(sample, sql`c.id`)}
      ) then ${step} end`,
  );
  const rows = await selectRows(tx, {
    position: boolean,
    subdivision: boolean,
    role: boolean,
    assignment: boolean,
    card: boolean,
    employee: boolean,
    logo: boolean,
    published: listOf(text),
  })(sql`
    select
      o.logo_id is not null as logo,
      o.activity_text <> '' and o.form_inn is not null as card,
      (select count(*) >= 3 from (
        select from position p where organization_id = o.id and not is_archive and not ${isOfSample('position', sql`p.id`)} limit 3) p)
        as position,
      exists (
        select from subdivision s where organization_id = o.id and not is_archive and not ${isOfSample('subdivision', sql`s.id`)}
      ) as subdivision,
      (select count(*) >= 5 from (
        select from users u where u.organization_id = o.id and ${worksHereSql(sql`u`)} and not u.is_sample limit 5) u)
        as employee,
      -- the registration makes the roles, and gives the admin's position the system's one
      exists (
        select from person_role g join role r on r.organization_id = g.organization_id and r.id = g.role_id
        where g.organization_id = o.id and not r.is_system and not exists (
          select from users u where u.organization_id = o.id and u.id = g.user_id and u.is_sample)
      ) as role,
      array_remove(array[${sql.join(published, sql`, `)}]::text[], null) as published,
      exists (
        select from assignment a join users u on u.organization_id = a.organization_id and u.id = a.user_id
        where a.organization_id = o.id and not u.is_sample
      ) as assignment
    from organization o where o.id = ${organizationId}`);
  const done = rows[0];
  const ofContents = contents.map(({ step }) => ({
    key: step,
    isDone: done?.published.includes(step) ?? false,
  }));
  const own = (key: (typeof BEFORE_CONTENT | typeof AFTER_CONTENT)[number]) => ({
    key,
    isDone: done?.[key] ?? false,
  });
  return [...BEFORE_CONTENT.map(own), ...ofContents, ...AFTER_CONTENT.map(own)].map((step) => ({
    ...step,
    isOptional: false,
  }));
}

/** Counts the people on adaptation: the same number as in the list of people with this status. */
export async function countOnAdaptation(tx: Tx, organizationId: number): Promise<number> {
  const rows = await selectRows(tx, { count: integer })(sql`
    select count(*)::int as count from users u
    where ${isWorking(organizationId)} and ${isOnAdaptationSql(sql`u`)}`);
  return rows[0]?.count ?? 0;
}
