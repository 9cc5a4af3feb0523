import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { ints, texts } from '@server/modules/sql';
import { objectKeyRows } from '../object-keys.sql';
import type { Dependency } from './prerequisite-path';

/** A prerequisite of an object. */
export interface PrerequisiteRow extends ObjectKey {
  /** The name of the prerequisite. */
  name: string;
  /** Published and not archived: otherwise it cannot be completed and does not block anyone. */
  isOffered: boolean;
  /** The person has completed it, or was exempted from it. */
  isDone: boolean;
}

/** Whether it still has to be completed: one that cannot be completed does not count. */
export const isUnmet = ({ isOffered, isDone }: PrerequisiteRow): boolean => isOffered && !isDone;

const waitRow = {
  of_type: oneOf(enumerations.ObjectType),
  of_id: integer,
  object_type: oneOf(enumerations.ObjectType),
  object_id: integer,
};

/** Allows one writer at a time: two that each save one half of a cycle must not both succeed. */
export async function lockPrerequisites(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext('object_prerequisite'))`);
}

/**
 * Returns the prerequisites of each object in the author's order, and whether the person has completed them. `living`: every
 * object of every kind, see `offeredObjects`.
 */
export async function prerequisitesOf(
  tx: Tx,
  organizationId: number,
  living: SQL,
  objects: readonly ObjectKey[],
  userId: number | null,
): Promise<{ of: ObjectKey; required: PrerequisiteRow }[]> {
  const rows = await selectRows(tx, {
    name: text,
    is_offered: boolean,
    is_done: boolean,
    of_type: oneOf(enumerations.ObjectType),
    of_id: integer,
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
  })(sql`
    select p.object_type as of_type, p.object_id as of_id, p.required_type as object_type, p.required_id as object_id,
      o.name, o.is_offered, exists (
        select from assignment a where a.organization_id = ${organizationId} and a.user_id = ${userId}::int
          and a.object_type = p.required_type and a.object_id = p.required_id and a.status in ('done', 'waived')) as is_done
    from object_prerequisite p
    join (${living}) o on o.organization_id = p.organization_id and o.object_type = p.required_type and o.id = p.required_id
    where p.organization_id = ${organizationId} and (p.object_type, p.object_id) in (${objectKeyRows(objects)})
    order by p.object_type, p.object_id, p.place`);
  return rows.map((row) => ({
    of: { objectType: row.of_type, objectId: row.of_id },
    required: {
      objectType: row.object_type,
      objectId: row.object_id,
      name: row.name,
      isOffered: row.is_offered,
      isDone: row.is_done,
    },
  }));
}

/** Whether the person has the object assigned and has not opened it since. */
export async function isUnopened(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  userId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from assignment a where a.organization_id = ${organizationId} and a.user_id = ${userId}
      and a.object_type = ${objectType} and a.object_id = ${objectId} and ${isOpen(sql`a.status`)}
      and a.opened_at is null
      and exists (select from object_prerequisite p where p.organization_id = a.organization_id
        and p.object_type = a.object_type and p.object_id = a.object_id)`);
  return rows.length > 0;
}

/** Replaces the prerequisites of an object. */
export async function replacePrerequisites(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
  required: readonly ObjectKey[],
): Promise<void> {
  await tx.execute(sql`
    delete from object_prerequisite where organization_id = ${organizationId} and object_type = ${objectType}
      and object_id = ${objectId}`);
  if (required.length === 0) return;
  await tx.execute(sql`
    insert into object_prerequisite (organization_id, object_type, object_id, required_type, required_id, place)
    select ${organizationId}::int, ${objectType}::text, ${objectId}::int, o.object_type, o.object_id, o.place
    from unnest(${texts(required.map((objectKey) => objectKey.objectType))}, ${ints(required.map((objectKey) => objectKey.objectId))})
      with ordinality as o (object_type, object_id, place)`);
}

/**
 * Returns the dependencies below these objects without duplicates: each object is visited once regardless of the number of paths
 * to it, so that a lattice of conditions costs no more than a list.
 */
export async function dependenciesBelow(
  tx: Tx,
  organizationId: number,
  objects: readonly ObjectKey[],
): Promise<Dependency[]> {
  const rows = await selectRows(
    tx,
    waitRow,
  )(sql`
    with recursive reached (object_type, object_id) as (
      select o.object_type, o.object_id from (${objectKeyRows(objects)}) o
      union
      select p.required_type, p.required_id from reached r
      join object_prerequisite p on p.organization_id = ${organizationId} and p.object_type = r.object_type
        and p.object_id = r.object_id
    )
    select p.object_type as of_type, p.object_id as of_id, p.required_type as object_type, p.required_id as object_id
    from reached r
    join object_prerequisite p on p.organization_id = ${organizationId} and p.object_type = r.object_type
      and p.object_id = r.object_id
    order by p.object_type, p.object_id, p.place`);
  return rows.map((row) => ({
    of: { objectType: row.of_type, objectId: row.of_id },
    required: { objectType: row.object_type, objectId: row.object_id },
  }));
}

/** Returns the objects that have this one as a prerequisite. */
export async function dependentsOf(
  tx: Tx,
  organizationId: number,
  { objectType, objectId }: ObjectKey,
): Promise<ObjectKey[]> {
  const rows = await selectRows(tx, { objectType: oneOf(enumerations.ObjectType), objectId: integer })(sql`
    select object_type as "objectType", object_id as "objectId" from object_prerequisite
    where organization_id = ${organizationId} and required_type = ${objectType} and required_id = ${objectId}
    order by object_type, object_id`);
  return rows;
}
