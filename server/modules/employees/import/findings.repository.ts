import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ErrorCode } from '@server/errors';
import { ints } from '@server/modules/sql';
import type { EmployeeImportRecord } from './import.tables';
import { shownOn } from './rows/row-person';

const folded = (text: SQL) => sql`replace(lower(trim(${text})), 'ё', 'е')`;
const error = (code: ErrorCode) => sql`jsonb_build_object('code', ${code}::text)`;

type Import = Pick<EmployeeImportRecord, 'organizationId' | 'id' | 'columns' | 'actor'>;

const ofImport = ({ organizationId, id }: Import) =>
  sql`organization_id = ${organizationId} and import_id = ${id}`;

/** Selects the rows to check, and those of their addresses that belong to people of other organizations. */
const rowsLookedAt = (record: Import, numbers: readonly number[] | null) => sql`
  r as materialized (
    select *, (person ->> 'id')::int as person_id, lower(person ->> 'personnelNumber') as number_key, ${folded(sql`person ->> 'mentor'`)} as mentor_text,
      regexp_replace(mentor_key, '^n:(\\S+) (\\S+)$', 'n:\\2 \\1') as turned_key
    from employee_import_row where ${ofImport(record)} ${numbers === null ? sql`` : sql`and number = any(${ints(numbers)})`}
  ),
  busy as materialized (
    select email from emails_of_others(array(select r.email from r where r.email is not null)) as email
  )`;

/**
 * Selects the people of the organization: all, those not archived, and the ones whom a phone, a personnel number or a name
 * identifies.
 */
const peopleThere = ({ organizationId, actor }: Import) => {
  // Whether the caller may not edit an existing person: only administrators edit administrators' records.
  const isAbove = actor.isSuperAdmin
    ? sql`false`
    : sql`(u.is_super_admin or (u.is_admin and not ${actor.isAdmin}::boolean))`;
  return sql`
  people as materialized (
    select u.id, lower(u.email) as email, u.phone, u.is_archive, u.status, u.mentor_id, lower(u.personnel_number) as number_key, ${isAbove} as is_above,
      ${folded(sql`u.name_second || ' ' || u.name_first`)} as name_key,
      ${folded(sql`u.name_second || ' ' || u.name_first || ' ' || u.name_middle`)} || '|' || u.date_birth::text as person_key
      , ${folded(sql`u.name_first || ' ' || u.name_second`)} as called
    from users u where u.organization_id = ${organizationId}
  ),
  working as materialized (select * from people where not is_archive),
  -- Whoever has left has freed their number.
  numbered as materialized (select * from working where number_key is not null and status <> 'dismissed'),
  one_phone as (select phone, min(id) as id from working where phone is not null group by phone having count(*) = 1),
  one_person as (
    select person_key, min(id) as id from working where person_key is not null group by person_key having count(*) = 1
  ),
  named as materialized (select name_key, min(id) as id, count(*) as count from working group by name_key)`;
};

/** Selects all rows of the table, the values that occur in several rows, and the first row of each such value. */
const rowsOfTable = (record: Import) => sql`
  rows as materialized (
    select number, email, phone, person_key, name_key, (person ->> 'id')::int as person_id,
      case when person ->> 'status' is distinct from 'dismissed' then lower(person ->> 'personnelNumber') end as number_key
    from employee_import_row
    where ${ofImport(record)} and choice is distinct from 'skip'
  ),
  first_email as (select email, min(number) as number from rows where email is not null group by email having count(*) > 1),
  first_number as (select number_key, min(number) as number from rows where number_key is not null group by number_key having count(*) > 1),
  one_id_row as (select person_id from rows where person_id is not null group by person_id having count(*) = 1),
  one_phone_row as (select phone from rows where phone is not null group by phone having count(*) = 1),
  one_person_row as (select person_key from rows where person_key is not null group by person_key having count(*) = 1),
  row_email as (select email, min(number) as number from rows where email is not null group by email),
  row_name as (select name_key, min(number) as number, count(*) as count from rows where name_key is not null group by name_key)`;

/** Selects the person that each row refers to, and the value by which the person was found. */
const matchedRows = sql`
  matched as materialized (
    select r.*, coalesce(i.id, e.id, p.id, pn.id, n.id) as found_id, e.id as email_id,
      case when i.id is not null then 'id' when e.id is not null then 'email' when p.id is not null then 'phone'
        when pn.id is not null then 'number' when n.id is not null then 'name' end as found_by
    from r
    -- The number alone may be one of another program: something else has to be the same.
    left join one_id_row ir on ir.person_id = r.person_id
    left join people i on i.id = ir.person_id
      and (i.email = r.email or i.phone = r.phone or i.name_key = r.name_key)
    left join people e on e.email = r.email
    left join one_phone_row pr on pr.phone = r.phone
    left join one_phone p on p.phone = pr.phone
    -- A number goes to somebody else once its owner has left: the name has to be the same too.
    left join numbered pn on pn.number_key = r.number_key and pn.name_key = r.name_key
    left join one_person_row nr on nr.person_key = r.person_key
    left join one_person n on n.person_key = nr.person_key
  )`;

/** Builds the conflicts of a row, by the columns at which they are shown. */
function conflictsOf({ columns }: Import) {
  const on = (field: string, found: SQL) =>
    sql`jsonb_strip_nulls(jsonb_build_object(${String(shownOn(columns, field))}::text, ${found}))`;
  const hasError = (field: string) => sql`(r.errors ? ${String(shownOn(columns, field))}::text)`;
  return {
    email: on(
      'email',
      sql`case
            when b.email is not null or r.email_id <> r.found_id then ${error('employee.emailBusy')}
            when f.number < r.number then ${error('import.repeated')} || jsonb_build_object('params', jsonb_build_object('row', f.number))
            when u.is_archive then ${error('import.archived')}
            when u.is_above then ${error('access.denied')}
            when r.email is null and (r.found_id is null or r.choice = 'create') and not ${hasError('email')}
              then ${error('validation.required')} end`,
    ),
    nameFirst: on(
      'nameFirst',
      sql`case when r.person ->> 'nameFirst' is null and (r.found_id is null or r.choice = 'create')
            and not ${hasError('nameFirst')} then ${error('validation.required')} end`,
    ),
    personnelNumber: on(
      'personnelNumber',
      sql`case
            when r.person ->> 'status' = 'dismissed' then null
            when np.id <> r.found_id or (np.id is not null and r.found_id is null) then ${error('employee.personnelNumberBusy')}
            when fn.number < r.number then ${error('import.repeatedNumber')} || jsonb_build_object('params', jsonb_build_object('row', fn.number))
          end`,
    ),
    mentor: on(
      'mentor',
      sql`case
            when r.mentor_key is null or sm.id is not null then null
            when r.mentor_key in ('e:' || r.email, 'n:' || r.name_key) or r.turned_key = 'n:' || r.name_key
              or coalesce(me.id, mn.id, mt.id) = r.found_id then ${error('employee.ownMentor')}
            when mn.count > 1 or (mn.id is null and (mt.count > 1 or (mt.id is null and (rn.count > 1
              or (rn.number is null and rt.count > 1))))) then ${error('import.mentorSeveral')}
            when coalesce(me.id, mn.id, mt.id, re.number, rn.number, rt.number) is null
              then ${error('import.mentorUnknown')} end`,
    ),
  };
}

/** Selects the match, the mentor and the conflicts of each row. */
const foundForRows = (conflicts: ReturnType<typeof conflictsOf>) => sql`
  found as (
    select r.number, r.found_id, r.found_by,
      coalesce(sm.id, me.id, case when mn.count = 1 then mn.id end, case when mt.count = 1 then mt.id end) as mentor_id,
      case when coalesce(sm.id, me.id, mn.id, mt.id) is null
        then coalesce(re.number, case when rn.count = 1 then rn.number end, case when rt.count = 1 then rt.number end)
      end as mentor_row,
      ${conflicts.email} || ${conflicts.nameFirst} || ${conflicts.personnelNumber} || ${conflicts.mentor} as conflicts
    from matched r
    left join people u on u.id = r.found_id
    left join busy b on b.email = r.email
    left join first_email f on f.email = r.email
    left join numbered np on np.number_key = r.number_key
    left join first_number fn on fn.number_key = r.number_key
    -- Whoever is their mentor already stays it, be there others of that name, be they gone.
    left join people sm on sm.id = u.mentor_id and r.mentor_text in (sm.name_key, sm.called, sm.email)
    left join working me on 'e:' || me.email = r.mentor_key
    left join named mn on 'n:' || mn.name_key = r.mentor_key
    -- «Анна Смирнова», as the cabinet shows people, is «Смирнова Анна».
    left join named mt on 'n:' || mt.name_key = r.turned_key and r.turned_key <> r.mentor_key
    left join row_email re on 'e:' || re.email = r.mentor_key
    left join row_name rn on 'n:' || rn.name_key = r.mentor_key
    left join row_name rt on 'n:' || rt.name_key = r.turned_key and r.turned_key <> r.mentor_key
  )`;

/** Finds the rows' conflicts with the organization: existing people, taken addresses, mentors. */
export async function findConflicts(
  tx: Tx,
  record: EmployeeImportRecord,
  numbers: readonly number[] | null,
): Promise<void> {
  const { organizationId, id } = record;
  // Whole sets are joined with each other: row by row it would take minutes.
  if (numbers === null) await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    with ${rowsLookedAt(record, numbers)},
    ${peopleThere(record)},
    ${rowsOfTable(record)},
    ${matchedRows},
    ${foundForRows(conflictsOf(record))}
    update employee_import_row t set match_id = f.found_id, match_by = f.found_by, conflicts = f.conflicts,
      mentor_id = f.mentor_id, mentor_row = nullif(f.mentor_row, f.number), foresight = '{}'
    from found f
    where t.organization_id = ${organizationId} and t.import_id = ${id} and t.number = f.number`);
  if (numbers === null) await tx.execute(sql`set local enable_nestloop = on`);
}

/** Returns the rows whose findings depend on this row's address, phone or name: they are checked again with it. */
export async function relatedRows(tx: Tx, record: EmployeeImportRecord, number: number): Promise<number[]> {
  const rows = await selectRows(tx, { number: integer })(sql`
    select o.number from employee_import_row r
    join employee_import_row o on o.organization_id = r.organization_id and o.import_id = r.import_id
      and (o.number = r.number or o.email = r.email or o.phone = r.phone or o.person_key = r.person_key
        or (o.person ->> 'id') = (r.person ->> 'id')
        or lower(o.person ->> 'personnelNumber') = lower(r.person ->> 'personnelNumber')
        or o.mentor_key in ('e:' || r.email, 'n:' || r.name_key))
    where r.organization_id = ${record.organizationId} and r.import_id = ${record.id} and r.number = ${number}`);
  return rows.map((row) => row.number);
}
