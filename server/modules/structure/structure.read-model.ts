import DataLoader from 'dataloader';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer, listOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { rowsByIds } from '@server/db/rows/rows-by-ids';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { ints, isAmong, isWithinScope } from '@server/modules/sql';
import { searchedText, wordPatterns } from '@server/modules/checks';
import { countOfAll, paged } from '@server/modules/paged';
import {
  positionTable,
  type PositionRow,
  regulationStructureTable,
  type RegulationStructureRow,
  subdivisionTable,
  type SubdivisionRow,
} from './structure.tables';

interface StructureLoaders {
  subdivision: ById<SubdivisionRow>;
  position: ById<PositionRow>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends StructureLoaders {}
}

export interface StructureFilter {
  ids: readonly number[] | null;
  search: string;
  /** False: only active rows; those in `ids` are included anyway, because an old choice still needs its name. */
  withArchived: boolean;
  /** Only rows in these subdivisions and below; null: everything. */
  accessScope: readonly number[] | null;
  limit: number;
  offset: number;
}

type Table = typeof positionTable | typeof subdivisionTable | typeof regulationStructureTable;

function conditionOf(table: Table, organizationId: number, filter: StructureFilter): SQL | undefined {
  const { ids, search, withArchived, accessScope } = filter;
  return and(
    eq(table.organizationId, organizationId),
    ids ? isAmong(table.id, ids) : undefined,
    ids || withArchived ? undefined : eq(table.isArchive, false),
    accessScope === null
      ? undefined
      : isWithinScope(
          organizationId,
          sql`${'subdivisionId' in table ? table.subdivisionId : table.id}`,
          accessScope,
        ),
    ...wordPatterns(search).map((pattern) => sql`translate(lower(${table.name}), 'ё', 'е') like ${pattern}`),
  );
}

/**
 * Sorts search results by similarity: the exact name first, then names that start with the text, then names with a word that
 * does.
 */
function byNearness(table: Table, search: string): SQL[] {
  const typed = searchedText(search);
  if (typed === '') return [];
  const name = sql`translate(lower(${table.name}), 'ё', 'е')`;
  return [
    sql`case when ${name} = ${typed} then 0 when starts_with(${name}, ${typed}) then 1
      when position(${` ${typed}`} in ${name}) > 0 then 2 else 3 end`,
  ];
}

const ordered = (table: Table, { search }: StructureFilter) => [
  ...byNearness(table, search),
  asc(table.order),
  sql`${table.name} collate "und-x-icu"`,
  asc(table.id),
];

/** Returns a page of positions and their count. */
export async function listPositions(
  tx: Tx,
  organizationId: number,
  filter: StructureFilter,
): Promise<{ items: PositionRow[]; count: number }> {
  const where = conditionOf(positionTable, organizationId, filter);
  const { rows, count } = await paged(filter, ({ limit, offset }) =>
    tx
      .select({ item: positionTable, count: countOfAll })
      .from(positionTable)
      .where(where)
      .orderBy(...ordered(positionTable, filter))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map(({ item }) => item), count };
}

/** Returns a page of subdivisions and their count. */
export async function listSubdivisions(
  tx: Tx,
  organizationId: number,
  filter: StructureFilter,
): Promise<{ items: SubdivisionRow[]; count: number }> {
  const where = conditionOf(subdivisionTable, organizationId, filter);
  const { rows, count } = await paged(filter, ({ limit, offset }) =>
    tx
      .select({ item: subdivisionTable, count: countOfAll })
      .from(subdivisionTable)
      .where(where)
      .orderBy(...ordered(subdivisionTable, filter))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map(({ item }) => item), count };
}

/** Returns a page of the regulations' tree and the number of its items. */
export async function listRegulationStructures(
  tx: Tx,
  organizationId: number,
  filter: StructureFilter,
): Promise<{ items: RegulationStructureRow[]; count: number }> {
  const where = conditionOf(regulationStructureTable, organizationId, filter);
  const { rows, count } = await paged(filter, ({ limit, offset }) =>
    tx
      .select({ item: regulationStructureTable, count: countOfAll })
      .from(regulationStructureTable)
      .where(where)
      .orderBy(...ordered(regulationStructureTable, filter))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map(({ item }) => item), count };
}

const positionRows = rowsByIds(positionTable);
const subdivisionRows = rowsByIds(subdivisionTable);

/** Returns positions by their ids. */
export async function positionsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, PositionRow>> {
  const rows = await positionRows(tx, organizationId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns subdivisions by their ids. */
export async function subdivisionsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, SubdivisionRow>> {
  const rows = await subdivisionRows(tx, organizationId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns, for those of these subdivisions whose name another one also has, the names on the path to each, from the top. */
export async function pathsToNamesakes(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await selectRows(tx, { id: integer, way: listOf(text) })(sql`
    with recursive up as (
      select s.id, s.name, s.parent_id, 0 as step from subdivision s
      where s.organization_id = ${organizationId} and s.id = any(${ints(ids)}) and exists (
        select from subdivision o where o.organization_id = s.organization_id and o.id <> s.id and not o.is_archive
          and lower(o.name) = lower(s.name))
      union all
      select up.id, s.name, s.parent_id, up.step + 1 from up
      join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < ${limits.treeDepth}
    )
    select id, array_agg(name order by step desc) as way from up group by id`);
  return new Map(rows.map(({ id, way }) => [id, way]));
}

/** This module's part of the loaders of a request. */
export function createStructureLoaders({ scope }: LoaderSource): StructureLoaders {
  return {
    position: new DataLoader(async (ids) => {
      const byId = await positionsByIds(scope().tx, scope().organizationId, ids);
      return ids.map((id) => byId.get(id) ?? null);
    }),
    subdivision: new DataLoader(async (ids) => {
      const byId = await subdivisionsByIds(scope().tx, scope().organizationId, ids);
      return ids.map((id) => byId.get(id) ?? null);
    }),
  };
}
