import { and, asc, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { isSureMatch } from '@domain/employee-import';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { EmployeeImportRowFilter, EmployeeImportSummary } from '@server/graphql/generated/types';
import { worksHereSql } from '@server/modules/sql';
import { importRepository, rowAction, rowsOf } from './import.repository';
import {
  type EmployeeImportOrgUnitRecord,
  type EmployeeImportRecord,
  type EmployeeImportRowRecord,
  employeeImportRowTable,
} from './import.tables';

export interface RowView extends EmployeeImportRowRecord {
  action: string | null;
  /** The fields of the existing person that the row would change. */
  changes: string[];
}

const source = ({ organizationId, id }: EmployeeImportRecord): SQL => sql`
  employee_import_row r join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
  left join users u on u.organization_id = r.organization_id and u.id = r.match_id
  where r.organization_id = ${organizationId} and r.import_id = ${id}`;

/** Like `rowAction`, but considers the planned outcome of an update: the run decides again. */
const plannedAction: SQL = sql`case when ${rowAction} in ('create', 'update', 'fill') and r.outcome is null
  and coalesce(r.foresight -> ${rowAction} -> 'errors', '{}') <> '{}' then null else ${rowAction} end`;

/** The planned outcome of a row before the run, or its outcome afterward: one of the values of `EmployeeImportRowFilter`. */
const plannedOutcome: SQL = sql`case r.outcome
  when 'created' then 'create' when 'updated' then 'update' when 'unchanged' then 'same' when 'skipped' then 'skip'
  when 'failed' then 'wrong'
  else case
    when ${plannedAction} is null then 'wrong'
    when ${plannedAction} not in ('update', 'fill') then ${plannedAction}
    when r.foresight -> ${plannedAction} -> 'fields' = '[]' then 'same'
    else 'update' end end`;

/** Rows about people who leave or return, in addition to their outcome. */
const LEAVING_OR_RETURNING = {
  archive: sql`${plannedOutcome} = 'create' and r.person ->> 'status' = 'dismissed'`,
  dismissed: sql`${worksHereSql(sql`u`)} and r.person ->> 'status' = 'dismissed'
    and r.choice is distinct from 'skip'`,
  rehired: sql`u.is_archive and r.person ->> 'status' is distinct from 'dismissed'
    and r.choice is distinct from 'skip'`,
};

/** Rows that are imported although one of their cells has a note. */
const NOTED = sql`r.notes <> '{}' and ${plannedOutcome} not in ('skip', 'wrong')`;

/** Counts the rows by outcome. */
export async function summaryOf(tx: Tx, record: EmployeeImportRecord): Promise<EmployeeImportSummary> {
  const rows = await selectRows(tx, {
    plannedOutcome: text,
    count: integer,
    duplicates: integer,
    archive: integer,
    dismissed: integer,
    rehired: integer,
    noted: integer,
  })(sql`
    select ${plannedOutcome} as "plannedOutcome", count(*)::int as count, count(r.match_id)::int as duplicates,
      count(*) filter (where ${LEAVING_OR_RETURNING.archive})::int as archive, count(*) filter (where ${LEAVING_OR_RETURNING.dismissed})::int as dismissed,
      count(*) filter (where ${LEAVING_OR_RETURNING.rehired})::int as rehired,
      count(*) filter (where ${NOTED})::int as noted
    from ${source(record)} group by 1`);
  const all = (key: 'duplicates' | 'archive' | 'dismissed' | 'rehired' | 'noted') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const of = (name: string) => rows.find((row) => row.plannedOutcome === name)?.count ?? 0;
  return {
    create: of('create'),
    update: of('update'),
    skip: of('skip'),
    wrong: of('wrong'),
    same: of('same'),
    duplicates: all('duplicates'),
    archive: all('archive'),
    dismissed: all('dismissed'),
    rehired: all('rehired'),
    noted: all('noted'),
  };
}

function conditionOf(filter: EmployeeImportRowFilter | null): SQL {
  if (filter === null) return sql`true`;
  if (filter === 'noted') return NOTED;
  if (filter === 'duplicates') return sql`r.match_id is not null`;
  if (filter === 'archive' || filter === 'dismissed' || filter === 'rehired')
    return LEAVING_OR_RETURNING[filter];
  return sql`${plannedOutcome} = ${filter}`;
}

/** Returns the row for display: the errors of its planned outcome appear on its cells like all other errors. */
function viewOf(record: EmployeeImportRecord, row: EmployeeImportRowRecord, action: string | null): RowView {
  const { matchId, matchBy, choice } = row;
  const isNew = matchId === null || (choice === 'create' && !isSureMatch(matchBy));
  const mode = isNew ? 'create' : (choice ?? record.duplicates);
  const planned = row.outcome === null && mode !== 'skip' ? row.plannedOutcomes[mode] : undefined;
  const { fields = [], errors = {} } = planned ?? {};
  return { ...row, action, changes: fields, conflicts: { ...errors, ...row.conflicts } };
}

/** Returns a page of the rows, in the order of the table. */
export async function listRows(
  tx: Tx,
  record: EmployeeImportRecord,
  filter: EmployeeImportRowFilter | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: RowView[]; count: number }> {
  const condition = conditionOf(filter);
  const rows = await selectRows(tx, { number: integer, action: nullable(text), count: integer })(sql`
    select r.number, ${plannedAction} as action, (count(*) over ())::int as count from ${source(record)} and ${condition}
    order by r.number limit ${limit} offset ${offset}`);
  const actions = new Map(rows.map(({ number, action }) => [number, action]));
  const items = await rowsByNumbers(tx, record, [...actions.keys()]);
  return {
    items: items.map((row) => viewOf(record, row, actions.get(row.number) ?? null)),
    count: rows[0]?.count ?? 0,
  };
}

async function rowsByNumbers(tx: Tx, { organizationId, id }: EmployeeImportRecord, numbers: number[]) {
  if (numbers.length === 0) return [];
  return tx
    .select()
    .from(employeeImportRowTable)
    .where(and(rowsOf(organizationId, id), inArray(employeeImportRowTable.number, numbers)))
    .orderBy(asc(employeeImportRowTable.number));
}

/** One row. */
export async function findRow(tx: Tx, record: EmployeeImportRecord, number: number): Promise<RowView | null> {
  const [row] = await rowsByNumbers(tx, record, [number]);
  if (!row) return null;
  const rows = await selectRows(tx, { action: nullable(text) })(
    sql`select ${plannedAction} as action from ${source(record)} and r.number = ${number}`,
  );
  return viewOf(record, row, rows[0]?.action ?? null);
}

/** Returns the rows after a number, for a report that is written in parts. */
export async function rowsAfter(
  tx: Tx,
  { organizationId, id }: EmployeeImportRecord,
  after: number,
  limit: number,
): Promise<EmployeeImportRowRecord[]> {
  return tx
    .select()
    .from(employeeImportRowTable)
    .where(and(rowsOf(organizationId, id), sql`number > ${after}`))
    .orderBy(asc(employeeImportRowTable.number))
    .limit(limit);
}

/** Returns the positions and subdivisions, with the names of similar existing ones. */
export async function orgUnitsOf(
  tx: Tx,
  record: EmployeeImportRecord,
): Promise<(EmployeeImportOrgUnitRecord & { suggestedName: string | null })[]> {
  const orgUnits = await importRepository.orgUnits(tx, record);
  const rows = await selectRows(tx, { kind: text, id: integer, name: text })(sql`
    select 'position' as kind, id, name from position where organization_id = ${record.organizationId}
      and id in (select suggested_id from employee_import_place where import_id = ${record.id} and kind = 'position')
    union all
    select 'subdivision', id, name from subdivision where organization_id = ${record.organizationId}
      and id in (select suggested_id from employee_import_place where import_id = ${record.id} and kind = 'subdivision')`);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return orgUnits.map((orgUnit) => ({
    ...orgUnit,
    suggestedName: names.get(`${orgUnit.kind} ${orgUnit.suggestedId ?? 0}`) ?? null,
  }));
}

const MAX_KEPT = 200;

/** Returns the result of a rollback, with the first rows that it left unchanged. */
export async function rollbackOf(tx: Tx, record: EmployeeImportRecord) {
  const { organizationId, id } = record;
  const rows = await selectRows(tx, { removed: integer, restored: integer })(sql`
    select count(*) filter (where outcome = 'created')::int as removed, count(*) filter (where outcome = 'updated')::int as restored
    from employee_import_row where organization_id = ${organizationId} and import_id = ${id} and rollback = 'done'`);
  const kept = await tx
    .select()
    .from(employeeImportRowTable)
    .where(
      and(
        rowsOf(organizationId, id),
        isNotNull(employeeImportRowTable.rollback),
        ne(employeeImportRowTable.rollback, 'done'),
      ),
    )
    .orderBy(asc(employeeImportRowTable.number))
    .limit(MAX_KEPT);
  return { removed: rows[0]?.removed ?? 0, restored: rows[0]?.restored ?? 0, kept };
}

/** Selects the people whom the import would create, in the form that assignment rules need. */
export function newcomersOf(record: EmployeeImportRecord): SQL {
  return sql`
    select -r.number as id, r.organization_id, p.target_id as position_id, s.target_id as subdivision_id,
      coalesce(nullif(nullif(r.person ->> 'status', 'invited'), 'notInvited'),
        case when i.is_send_email then 'invited' else 'notInvited' end) as status, (r.person ->> 'dateJobStart')::date as date_job_start,
      coalesce(r.person ->> 'status', '') = 'dismissed' as is_archive
    from employee_import_row r join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
    left join employee_import_place p on p.import_id = r.import_id and p.kind = 'position' and p.key = r.position_key and p.action = 'link'
    left join employee_import_place s on s.import_id = r.import_id and s.kind = 'subdivision' and s.key = r.subdivision_key and s.action = 'link'
    where r.organization_id = ${record.organizationId} and r.import_id = ${record.id} and ${rowAction} = 'create'`;
}
