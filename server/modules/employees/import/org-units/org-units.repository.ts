import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { rowAction } from '../import.repository';
import type { EmployeeImportOrgUnitRecord, EmployeeImportRecord } from '../import.tables';

type ImportIds = Pick<EmployeeImportRecord, 'organizationId' | 'id'>;
type Kind = EmployeeImportOrgUnitRecord['kind'];

/** The similarity of «Пекрь» and «Пекарь». It is only a suggestion. */
const MIN_SIMILARITY = 0.4;

export interface ExistingOrgUnit {
  id: number;
  name: string;
  parentId: number | null;
  roleId: number | null;
  subdivisionId: number | null;
  isArchive: boolean;
}

/** Returns the existing ones, with archived ones only on request. */
export async function existingOrgUnits(
  tx: Tx,
  organizationId: number,
  kind: Kind,
  withArchived = false,
): Promise<ExistingOrgUnit[]> {
  if (kind === 'subdivision') {
    const rows = await tx
      .select({
        id: subdivisionTable.id,
        name: subdivisionTable.name,
        parentId: subdivisionTable.parentId,
        isArchive: subdivisionTable.isArchive,
      })
      .from(subdivisionTable)
      .where(
        and(
          eq(subdivisionTable.organizationId, organizationId),
          withArchived ? undefined : eq(subdivisionTable.isArchive, false),
        ),
      )
      .orderBy(subdivisionTable.id);
    return rows.map((row) => ({ ...row, roleId: null, subdivisionId: null }));
  }
  return tx
    .select({
      id: positionTable.id,
      name: positionTable.name,
      parentId: positionTable.parentId,
      roleId: positionTable.roleId,
      subdivisionId: positionTable.subdivisionId,
      isArchive: positionTable.isArchive,
    })
    .from(positionTable)
    .where(
      and(
        eq(positionTable.organizationId, organizationId),
        withArchived ? undefined : eq(positionTable.isArchive, false),
      ),
    )
    .orderBy(positionTable.id);
}

const orgUnitRow = {
  number: integer,
  action: text,
  positionKey: nullable(text),
  subdivisionKey: nullable(text),
  matchId: nullable(integer),
  positionId: nullable(integer),
  subdivisionId: nullable(integer),
};

export type OrgUnitRow = RowOf<typeof orgUnitRow>;

/** Returns the rows that name a position or a subdivision and change somebody. */
export const rowsWithOrgUnits = (
  tx: Tx,
  { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
): Promise<OrgUnitRow[]> =>
  selectRows(
    tx,
    orgUnitRow,
  )(sql`
    select * from (
      select r.number, ${rowAction} as action, r.position_key as "positionKey", r.subdivision_key as "subdivisionKey",
        r.match_id as "matchId", u.position_id as "positionId", u.subdivision_id as "subdivisionId"
      from employee_import_row r join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
      left join users u on u.organization_id = r.organization_id and u.id = r.match_id
      where r.organization_id = ${organizationId} and r.import_id = ${id}
        and (r.position_key is not null or r.subdivision_key is not null)
    ) r where action in ('create', 'update', 'fill')`);

const namedRow = {
  kind: oneOf(['position', 'subdivision']),
  key: text,
  name: text,
  count: integer,
  place_id: nullable(integer),
};

/** Returns the positions and subdivisions that the rows name, by where their people are now. */
export const orgUnitsOfRows = (
  tx: Tx,
  { organizationId, id }: ImportIds,
): Promise<RowOf<typeof namedRow>[]> =>
  selectRows(
    tx,
    namedRow,
  )(sql`
    select k.kind, k.key, min(k.name) as name, count(*)::int as count, k.place_id
    from employee_import_row r
    left join users u on u.organization_id = r.organization_id and u.id = r.match_id
    cross join lateral (values
      ('position', r.position_key, r.person ->> 'position', u.position_id),
      ('subdivision', r.subdivision_key, r.person ->> 'subdivision', u.subdivision_id)
    ) as k (kind, key, name, place_id)
    where r.organization_id = ${organizationId} and r.import_id = ${id} and k.key is not null
    group by k.kind, k.key, k.place_id`);

interface CollectedOrgUnit {
  kind: Kind;
  key: string;
  name: string;
  count: number;
  action: string;
  target_id: number | null;
  is_found: boolean;
}

/** Replaces what was collected for the import, with suggestions for names that are similar to an existing one. */
export async function replaceOrgUnits(
  tx: Tx,
  { organizationId, id }: ImportIds,
  orgUnits: readonly CollectedOrgUnit[],
): Promise<void> {
  await tx.execute(
    sql`delete from employee_import_place where organization_id = ${organizationId} and import_id = ${id}`,
  );
  await tx.execute(sql`
    insert into employee_import_place (organization_id, import_id, kind, key, name, count, action, target_id, is_found, suggested_id)
    select ${organizationId}, ${id}, v.kind, v.key, v.name, v.count, v.action, v.target_id, v.is_found,
      case when v.is_found then null when v.kind = 'position' then (
        select p.id from position p where p.organization_id = ${organizationId} and not p.is_archive
          and similarity(p.name, v.name) > ${MIN_SIMILARITY} order by similarity(p.name, v.name) desc, p.id limit 1)
      else (
        select s.id from subdivision s where s.organization_id = ${organizationId} and not s.is_archive
          and similarity(s.name, v.name) > ${MIN_SIMILARITY} order by similarity(s.name, v.name) desc, s.id limit 1) end
    from jsonb_to_recordset(${JSON.stringify(orgUnits)}::jsonb) as v (kind text, key text, name text, count int,
      action text, target_id int, is_found boolean)`);
}

/** Stores what was created for the import, or found meanwhile. */
export async function linkOrgUnits(
  tx: Tx,
  { organizationId, id }: ImportIds,
  kind: Kind,
  values: readonly { key: string; target_id: number | null; created_id: number | null }[],
): Promise<void> {
  await tx.execute(sql`
    update employee_import_place p set target_id = v.target_id, created_id = v.created_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (key text, target_id int, created_id int)
    where p.organization_id = ${organizationId} and p.import_id = ${id} and p.kind = ${kind} and p.key = v.key`);
}
