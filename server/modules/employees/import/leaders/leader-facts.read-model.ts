import { sql } from 'drizzle-orm';
import { boolean, integer, listOf, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { Scope } from '@server/graphql/context';
import { worksHereSql } from '@server/modules/sql';
import { rowAction } from '../import.repository';
import { type EmployeeImportRecord, employeeImportRowTable } from '../import.tables';

const rowFactsRow = {
  number: integer,
  person: columnOf(employeeImportRowTable.person),
  match_id: nullable(integer),
  subdivision_key: nullable(text),
  action: nullable(text),
};

export type RowFacts = RowOf<typeof rowFactsRow>;

const personFactsRow = {
  id: integer,
  name_first: text,
  name_second: text,
  name_middle: text,
  email: text,
  personnel_number: nullable(text),
  subdivision_id: nullable(integer),
  leads: listOf(integer),
  is_above: boolean,
};

type PersonFacts = RowOf<typeof personFactsRow>;

/** Returns everybody who works here, with what they lead. */
export async function peopleOf({ tx, organizationId, caller }: Scope): Promise<PersonFacts[]> {
  const isFree = caller === null || caller.isSuperAdmin;
  const rows = await selectRows(
    tx,
    personFactsRow,
  )(sql`
    select u.id, u.name_first, u.name_second, u.name_middle, lower(u.email) as email, u.personnel_number, u.subdivision_id,
      array(select l.subdivision_id from subdivision_leader l where l.organization_id = u.organization_id and l.user_id = u.id) as leads,
      not ${isFree}::boolean and (u.is_super_admin or (u.is_admin and not ${caller?.isAdmin ?? false}::boolean)) as is_above
    from users u where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}`);
  return rows;
}

/** Returns the rows of the import in their order. */
export async function rowsOfImport({ tx, organizationId }: Scope, { id }: EmployeeImportRecord) {
  const rows = await selectRows(
    tx,
    rowFactsRow,
  )(sql`
    select r.number, r.person, r.match_id, r.subdivision_key, ${rowAction} as action
    from employee_import_row r join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
    where r.organization_id = ${organizationId} and r.import_id = ${id} order by r.number`);
  return rows;
}
