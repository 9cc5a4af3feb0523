import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import { fullNameSql } from '@server/modules/person-name';
import type { SampleIndustry, SampleKind } from '@server/graphql/generated/types';
import { firstRoles } from '@server/modules/auth/registration/first-roles';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import { positionTable } from '@server/modules/structure/structure.tables';
import { sampleObjectTable } from './samples.tables';

export interface SampleKey {
  kind: SampleKind;
  id: number;
}

/** An object of the sample in its present state. */
export interface MarkedObject extends SampleKey {
  name: string;
  isChanged: boolean;
  /** For a rule: the regulation that it assigns. */
  objectId: number | null;
}

/** Locks the organization until the transaction ends, and returns the sample that it contains. */
export async function lockOrganization(
  tx: Tx,
  organizationId: number,
): Promise<{ sample: SampleIndustry | null }> {
  const [row] = await tx
    .select({ sample: organizationTable.sample })
    .from(organizationTable)
    .where(eq(organizationTable.id, organizationId))
    .for('update');
  if (!row) throw new Error(`no organization ${organizationId}`);
  return row;
}

/** Returns the default role for employees if it is still as created at registration. */
export async function employeeRole(tx: Tx, organizationId: number): Promise<number | null> {
  const names = [firstRoles('ru')[2].name, firstRoles('en-us')[2].name];
  const [role] = await tx
    .select({ id: roleTable.id })
    .from(roleTable)
    .where(
      and(
        eq(roleTable.organizationId, organizationId),
        inArray(roleTable.name, names),
        eq(roleTable.isArchive, false),
      ),
    );
  return role?.id ?? null;
}

/** Returns the names of the organization's positions, in lower case: they are unique regardless of it. */
export async function positionNames(tx: Tx, organizationId: number): Promise<Set<string>> {
  const rows = await tx
    .select({ name: positionTable.name })
    .from(positionTable)
    .where(eq(positionTable.organizationId, organizationId));
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}

/** Stores which sample the organization was filled with. */
export async function setSample(
  tx: Tx,
  organizationId: number,
  sample: SampleIndustry | null,
): Promise<void> {
  await tx.update(organizationTable).set({ sample }).where(eq(organizationTable.id, organizationId));
}

/** Records the present content of the created objects. */
export async function markObjects(
  tx: Tx,
  organizationId: number,
  objects: readonly SampleKey[],
): Promise<void> {
  await tx.execute(sql`
    insert into sample_object (organization_id, kind, object_id, checksum)
    select ${organizationId}::int, o.kind, o.id, md5(sample_content(o.kind, o.id))
    from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as o (kind text, id int)`);
}

/** Returns the objects with the sample badge: those that exist and are unchanged. */
export async function unchangedObjects(tx: Tx, organizationId: number): Promise<SampleKey[]> {
  const rows = await selectRows(tx, { kind: oneOf(enumerations.SampleKind), id: integer })(sql`
    select s.kind, s.object_id as id from sample_object s
    where s.organization_id = ${organizationId} and md5(sample_content(s.kind, s.object_id)) = s.checksum
    order by s.kind, s.object_id`);
  return rows;
}

/** Returns all remaining objects of the sample. */
export async function markedObjects(tx: Tx, organizationId: number): Promise<MarkedObject[]> {
  const rows = await selectRows(tx, {
    kind: oneOf(enumerations.SampleKind),
    id: integer,
    name: text,
    is_changed: boolean,
    object_id: nullable(integer),
  })(sql`
    select s.kind, s.object_id as id, md5(c.content) <> s.checksum as is_changed, r.object_id,
      coalesce(
        (select t.name from subdivision t where s.kind = 'subdivision' and t.organization_id = s.organization_id and t.id = s.object_id),
        (select t.name from position t where s.kind = 'position' and t.organization_id = s.organization_id and t.id = s.object_id),
        (select ${fullNameSql('t')} from users t
          where s.kind = 'user' and t.organization_id = s.organization_id and t.id = s.object_id),
        (select t.name from regulation t where s.kind = 'regulation' and t.organization_id = s.organization_id and t.id = s.object_id),
        (select t.name from adaptation_template t
          where s.kind = 'adaptationTemplate' and t.organization_id = s.organization_id and t.id = s.object_id),
        (select t.name from regulation t where t.organization_id = s.organization_id and t.id = r.object_id),
        '') as name
    from sample_object s
    cross join lateral (select sample_content(s.kind, s.object_id) as content) c
    left join assignment_rule r on s.kind = 'assignmentRule' and r.organization_id = s.organization_id and r.id = s.object_id
    where s.organization_id = ${organizationId} and c.content is not null
    order by s.object_id desc`);
  return rows.map(({ is_changed: isChanged, object_id: objectId, ...row }) => ({
    ...row,
    isChanged,
    objectId,
  }));
}

/** Returns the sample's regulations that someone has signed or refused. */
export async function signedRegulations(tx: Tx, organizationId: number): Promise<Set<number>> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select s.object_id as id from sample_object s
    where s.organization_id = ${organizationId} and s.kind = 'regulation' and exists (
      select from regulation_signature g where g.organization_id = s.organization_id and g.regulation_id = s.object_id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Removes an object. Null: it was removed; otherwise the table that still refers to it. */
export async function removeObject(tx: Tx, { kind, id }: SampleKey): Promise<string | null> {
  const rows = await selectRows(tx, { kept_by: nullable(text) })(
    sql`select sample_remove_object(${kind}, ${id}) as kept_by`,
  );
  return rows[0]?.kept_by ?? null;
}

/** Turns the remaining objects into the organization's own. */
export async function forgetObjects(tx: Tx, organizationId: number): Promise<void> {
  await tx.delete(sampleObjectTable).where(eq(sampleObjectTable.organizationId, organizationId));
}
