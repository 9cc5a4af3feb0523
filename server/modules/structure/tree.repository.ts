import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints, worksHereSql } from '@server/modules/sql';

/** The trees of an organization, by their names in the audit log and live events. */
export type TreeName = 'position' | 'subdivision' | 'regulationStructure';

const TABLES: Record<TreeName, string> = {
  position: 'position',
  subdivision: 'subdivision',
  regulationStructure: 'regulation_structure',
};

/** Serializes the changes of one tree: two concurrent moves could create a cycle that neither detects. */
export async function lockTree(tx: Tx, organizationId: number, tree: TreeName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree:${tree}`}), ${organizationId})`);
}

/**
 * Returns how deep the tree is through these items: the number of levels from the root to the deepest item below them. Null when
 * they are in a cycle, which is detected after the write and rolled back with its transaction.
 */
export async function depthThrough(
  tx: Tx,
  organizationId: number,
  tree: TreeName,
  ids: readonly number[],
): Promise<number | null> {
  const table = sql.identifier(TABLES[tree]);
  const rows = await selectRows(tx, { is_cycle: boolean, depth: integer })(sql`
    with recursive up as (
      select t.id as start, t.id, t.parent_id, array[t.id] as path, false as is_cycle
      from ${table} t where t.organization_id = ${organizationId} and t.id = any(${ints(ids)})
      union all
      select up.start, t.id, t.parent_id, up.path || t.id, t.id = any(up.path)
      from up join ${table} t on t.organization_id = ${organizationId} and t.id = up.parent_id
      where not up.is_cycle
    ),
    down as (
      select t.id as start, t.id, 0 as below, array[t.id] as path, false as is_cycle
      from ${table} t where t.organization_id = ${organizationId} and t.id = any(${ints(ids)})
      union all
      select down.start, t.id, down.below + 1, down.path || t.id, t.id = any(down.path)
      from down join ${table} t on t.organization_id = ${organizationId} and t.parent_id = down.id
      where not down.is_cycle
    ),
    level as (select start, max(cardinality(path)) as above, bool_or(is_cycle) as is_cycle from up group by start),
    reach as (select start, max(below) as below from down group by start)
    select coalesce(bool_or(l.is_cycle), false) as is_cycle, coalesce(max(l.above + r.below), 0)::int as depth
    from level l join reach r using (start)`);
  const row = rows[0];
  return row === undefined || row.is_cycle ? null : row.depth;
}

/** The references that prevent an item from being archived or deleted. */
export interface TreeUse {
  people: number;
  activeChildren: number;
  /** Everything that refers or ever referred to it. */
  references: number;
}

/** Returns the people and records that use a position. */
export async function positionUse(tx: Tx, organizationId: number, id: number): Promise<TreeUse> {
  const rows = await selectRows(tx, { people: integer, children: integer, refs: integer })(sql`
    select
      (select count(*)::int from users u where u.organization_id = ${organizationId} and u.position_id = ${id}
        and ${worksHereSql(sql`u`)}) as people,
      (select count(*)::int from position c where c.organization_id = ${organizationId} and c.parent_id = ${id}
        and not c.is_archive) as children,
      (select count(*)::int from users u where u.organization_id = ${organizationId} and u.position_id = ${id})
        + (select count(*)::int from position c where c.organization_id = ${organizationId} and c.parent_id = ${id})
        + (select count(*)::int from subdivision s where s.organization_id = ${organizationId} and s.position_id = ${id})
        + (select count(*)::int from audit_log l where l.organization_id = ${organizationId} and l.object_type = 'user'
            and l.changes -> 'positionId' @> ${sql.param(JSON.stringify([id]))}::jsonb)
        + (select count(*)::int from assignment_rule r where r.organization_id = ${organizationId}
            and r.audience @? ${sql.param(`$.groups[*].positionIds[*] ? (@ == ${Number(id)})`)}::jsonpath)
        + (select count(*)::int from object_grant g where g.organization_id = ${organizationId}
            and g.target_type = 'position' and g.target_id = ${id}) as refs`);
  return useOf(rows[0]);
}

/** Returns the people and records that use a subdivision. */
export async function subdivisionUse(tx: Tx, organizationId: number, id: number): Promise<TreeUse> {
  const rows = await selectRows(tx, { people: integer, children: integer, refs: integer })(sql`
    select
      (select count(*)::int from users u where u.organization_id = ${organizationId}
        and ${id} in (u.subdivision_id, u.leader_subdivision_id) and ${worksHereSql(sql`u`)}) as people,
      (select count(*)::int from subdivision c where c.organization_id = ${organizationId} and c.parent_id = ${id}
        and not c.is_archive) as children,
      (select count(*)::int from users u where u.organization_id = ${organizationId}
          and ${id} in (u.subdivision_id, u.leader_subdivision_id))
        + (select count(*)::int from subdivision c where c.organization_id = ${organizationId} and c.parent_id = ${id})
        + (select count(*)::int from position p where p.organization_id = ${organizationId} and p.subdivision_id = ${id})
        + (select count(*)::int from audit_log l where l.organization_id = ${organizationId} and l.object_type = 'user'
            and l.changes -> 'subdivisionId' @> ${sql.param(JSON.stringify([id]))}::jsonb)
        + (select count(*)::int from assignment_rule r where r.organization_id = ${organizationId}
            and r.audience @? ${sql.param(`$.groups[*].subdivisionIds[*] ? (@ == ${Number(id)})`)}::jsonpath)
        + (select count(*)::int from object_grant g where g.organization_id = ${organizationId}
            and g.target_type = 'subdivision' and g.target_id = ${id}) as refs`);
  return useOf(rows[0]);
}

/** Returns what is below an item of the regulations' tree. */
export async function regulationStructureUse(tx: Tx, organizationId: number, id: number): Promise<TreeUse> {
  const rows = await selectRows(tx, { people: integer, children: integer, refs: integer })(sql`
    select 0 as people, count(*) filter (where not c.is_archive)::int as children, count(*)::int as refs
    from regulation_structure c where c.organization_id = ${organizationId} and c.parent_id = ${id}`);
  return useOf(rows[0]);
}

function useOf(row: { people: number; children: number; refs: number } | undefined): TreeUse {
  return { people: row?.people ?? 0, activeChildren: row?.children ?? 0, references: row?.refs ?? 0 };
}
