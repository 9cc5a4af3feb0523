import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, objectOf, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { AssignmentStatus, Coverage, CoverageCell, CoverageShow } from '@server/graphql/generated/types';
import { wordPatterns } from '@server/modules/checks';
import type { ContentKind, ObjectKey } from '@server/modules/content/content-kind';
import { ints, isWorking } from '@server/modules/sql';
import { coverageAxesTables, coverageTables } from './coverage.sql';

export interface CoverageQuery {
  position: string;
  regulation: string;
  show: CoverageShow;
}

function found(text: SQL, search: string): SQL {
  const words = wordPatterns(search).map(
    (pattern) => sql`translate(lower(${text}), 'ё', 'е') like ${pattern}`,
  );
  return words.length === 0 ? sql`true` : sql.join(words, sql` and `);
}

const SHOWN: Record<CoverageShow, SQL> = {
  all: sql`true`,
  gaps: sql`"isGap"`,
  overdue: sql`"overdueCount" > 0`,
};

/** The tree of positions, whose order the rows follow. */
const positionTree = (organizationId: number): SQL => sql`tree as (
      select p.organization_id, p.id, p.name, p.subdivision_id, 0 as depth, array[p."order", p.id] as path
      from position p where p.organization_id = ${organizationId} and not p.is_archive and p.parent_id is null
      union all
      select p.organization_id, p.id, p.name, p.subdivision_id, t.depth + 1, t.path || array[p."order", p.id]
      from tree t join position p on p.organization_id = ${organizationId} and p.parent_id = t.id and not p.is_archive
    )`;

/**
 * The name of a position, with its subdivision (`s`) beside it when the name repeats: the same as in fields and filters, see
 * `useAllPositionOptionsQuery`.
 */
const labelOf = (position: SQL, isRepeated: SQL): SQL =>
  sql`btrim(${position}.name) || case when ${isRepeated} and s.name is not null then ' · ' || s.name else '' end`;

/** The axes with the figures of each row and column, computed from `coverageAxesTables` and the tree of positions. */
const AXES = sql`cell_sums as materialized (
      select g.position_id, g.regulation_id, grouping(g.regulation_id) = 1 as is_position, count(*)::int as cells,
        count(g.position_id)::int as positions, sum(g.given)::int as readers, bool_or(g.given < c.people) as is_partial
      from given g left join crowd c on c.position_id = g.position_id
      where g.given > 0
      group by grouping sets ((g.position_id), (g.regulation_id))
    ),
    -- What whoever is hired would get, of positions that nobody holds.
    vacant as materialized (
      select t.id, t.subdivision_id from tree t where not exists (select from crowd c where c.position_id = t.id)
    ),
    promised as (
      select x.position_id, count(distinct x.regulation_id)::int as regulations
      from (
        select v.id as position_id, d.regulation_id from vacant v join direct d on d.position_id = v.id
        union all
        select v.id, p.regulation_id from vacant v join placed p on p.subdivision_id = v.subdivision_id
        union all
        select v.id, c.regulation_id from vacant v cross join common c
      ) x
      group by 1
    ),
    row_axis as (
      select t.path, t.id, ${labelOf(sql`t`, sql`count(*) over (partition by lower(btrim(t.name))) > 1`)} as name, t.depth, coalesce(c.people, 0) as "peopleCount",
        coalesce(b.cells, v.regulations, 0) as "regulationsCount", coalesce(l.overdue, 0) as "overdueCount",
        coalesce(b.is_partial, v.regulations is null) as "isGap"
      from tree t left join subdivision s on s.organization_id = t.organization_id and s.id = t.subdivision_id
      left join crowd c on c.position_id = t.id left join promised v on v.position_id = t.id
      left join cell_sums b on b.is_position and b.position_id = t.id
      left join late l on l.is_position and l.position_id = t.id
    ),
    column_axis as (
      select s.id, s.code, s.name, coalesce(b.readers, 0) as "readersCount", coalesce(b.positions, 0) as "positionsCount",
        coalesce(l.overdue, 0) as "overdueCount", coalesce(b.is_partial, true) as "isGap"
      from shown s left join cell_sums b on not b.is_position and b.regulation_id = s.id
      left join late l on not l.is_position and l.regulation_id = s.id
    )`;

/** Returns both axes of the matrix in one statement: positions in the order of their tree, regulations by name. */
export async function readCoverage(
  kind: ContentKind,
  tx: Tx,
  caller: Caller,
  query: CoverageQuery,
): Promise<Coverage> {
  const { organizationId } = caller;
  const condition = SHOWN[query.show];
  // When only the other axis has matches, this one is shown in full: a regulation without readers against all positions.
  const shown = (axis: string, other: string) => {
    const existsIn = (name: string) => sql`exists (select from ${sql.identifier(name)} where ${condition})`;
    return sql`(${condition} or (not ${existsIn(axis)} and ${existsIn(other)}))`;
  };
  const rows = await selectRows(tx, {
    positions: listOf(
      objectOf({
        depth: integer,
        id: integer,
        isGap: boolean,
        name: text,
        overdueCount: integer,
        peopleCount: integer,
        regulationsCount: integer,
      }),
    ),
    positionsCount: integer,
    regulations: listOf(
      objectOf({
        code: text,
        id: integer,
        isGap: boolean,
        name: text,
        overdueCount: integer,
        positionsCount: integer,
        readersCount: integer,
      }),
    ),
    regulationsCount: integer,
  })(sql`
    with recursive ${positionTree(organizationId)},
    ${coverageAxesTables(kind, caller)},
    ${AXES}
    select (select count(*)::int from row_axis) as "positionsCount",
      (select count(*)::int from column_axis) as "regulationsCount",
      (select coalesce(jsonb_agg(to_jsonb(r) - 'path' order by r.path), '[]') from row_axis r
        where ${shown('row_axis', 'column_axis')} and ${found(sql`r.name`, query.position)}) as positions,
      (select coalesce(jsonb_agg(to_jsonb(c) order by c.name collate "und-x-icu", c.id), '[]') from column_axis c
        where ${shown('column_axis', 'row_axis')} and ${found(sql`(c.name || ' ' || c.code)`, query.regulation)}) as regulations`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned nothing');
  return row;
}

/** Returns the cells to which a rule applies, for these positions and regulations, in one statement. */
export async function readCoverageCells(
  kind: ContentKind,
  tx: Tx,
  caller: Caller,
  positionIds: readonly number[],
  regulationIds: readonly number[],
): Promise<CoverageCell[]> {
  const rows = await selectRows(tx, {
    dueCount: integer,
    givenCount: integer,
    overdueCount: integer,
    peopleCount: integer,
    positionId: integer,
    regulationId: integer,
    signedCount: integer,
    paths: listOf(oneOf(enumerations.CoveragePath)),
  })(sql`
    with ${coverageTables(kind, caller, { positionIds, regulationIds })},
    place as (
      select p.id as position_id, p.subdivision_id from position p
      where p.organization_id = ${caller.organizationId} and p.id = any(${ints(positionIds)})
    ),
    -- Whoever holds the position works where they work; of a vacant one, where it stands itself.
    stands as (
      select w.position_id, w.subdivision_id from worker w
      union
      select position_id, subdivision_id from place where position_id not in (select position_id from crowd)
    ),
    path as (
      select w.position_id, n.regulation_id, 1 as rank from named n join worker w on w.id = n.user_id
      union
      select l.position_id, d.regulation_id, 2 from direct d join place l on l.position_id = d.position_id
      union
      select s.position_id, p.regulation_id, 3 from placed p join stands s on s.subdivision_id = p.subdivision_id
      union
      select l.position_id, c.regulation_id, 4 from common c cross join place l
    ),
    paths as (
      select w.position_id, w.regulation_id,
        array_agg((array['person', 'position', 'subdivision', 'everybody'])[w.rank] order by w.rank) as paths
      from path w group by 1, 2
    )
    select coalesce(g.position_id, w.position_id) as "positionId", coalesce(g.regulation_id, w.regulation_id) as "regulationId",
      coalesce(c.people, 0) as "peopleCount", coalesce(g.given, 0) as "givenCount", coalesce(g.signed, 0) as "signedCount",
      coalesce(g.due, 0) as "dueCount", coalesce(g.overdue, 0) as "overdueCount", coalesce(w.paths, '{}') as paths
    from given g full join paths w on w.position_id = g.position_id and w.regulation_id = g.regulation_id
    left join crowd c on c.position_id = coalesce(g.position_id, w.position_id)
    where g.given > 0 or c.people is null
    order by 1, 2`);
  return rows;
}

/**
 * Returns the position and regulation of a cell, or null when it does not exist or the caller may not see the regulation's
 * report.
 */
export async function coverageCrossing(
  { reported }: ContentKind,
  tx: Tx,
  caller: Caller,
  positionId: number,
  regulationId: number,
): Promise<{ positionName: string; regulationName: string; peopleCount: number } | null> {
  const { organizationId } = caller;
  const isRepeated = sql`exists (select from position other where other.organization_id = p.organization_id
    and not other.is_archive and other.id <> p.id and lower(btrim(other.name)) = lower(btrim(p.name)))`;
  const rows = await selectRows(tx, { positionName: text, regulationName: text, peopleCount: integer })(sql`
    select ${labelOf(sql`p`, isRepeated)} as "positionName", o.name as "regulationName",
      (select count(*)::int from users u where ${isWorking(organizationId)} and u.position_id = p.id) as "peopleCount"
    from position p join (${reported(caller)}) o on o.id = ${regulationId}
    left join subdivision s on s.organization_id = p.organization_id and s.id = p.subdivision_id
    where p.organization_id = ${organizationId} and p.id = ${positionId} and not p.is_archive`);
  return rows[0] ?? null;
}

/** A person who holds a position, and their progress with a regulation. */
export interface CoveredPerson extends ObjectKey {
  userId: number;
  status: AssignmentStatus | null;
  dueAt: Date | null;
}

const PEOPLE_SHOWN = 100;

/** Returns who holds the position, people who need attention first. */
export async function coveredPeople(
  tx: Tx,
  organizationId: number,
  positionId: number,
  object: ObjectKey,
): Promise<CoveredPerson[]> {
  const rows = await selectRows(tx, {
    userId: integer,
    status: nullable(oneOf(enumerations.AssignmentStatus)),
    dueAt: nullable(text),
  })(sql`
    select u.id as "userId", a.status, a.due_at as "dueAt"
    from users u left join assignment a on a.organization_id = u.organization_id and a.user_id = u.id
      and a.object_type = ${object.objectType} and a.object_id = ${object.objectId} and a.is_current and a.status <> 'cancelled'
    where ${isWorking(organizationId)} and u.position_id = ${positionId}
    order by case when a.id is null then 0 when a.status in ('done', 'waived') then 2 else 1 end, a.due_at,
      (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id
    limit ${PEOPLE_SHOWN}`);
  return rows.map((row) => ({
    ...row,
    ...object,
    dueAt: row.dueAt === null ? null : new Date(row.dueAt),
  }));
}
