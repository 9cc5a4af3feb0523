import { type SQL, sql } from 'drizzle-orm';
import { integer, listOf, objectOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Scope } from '@server/graphql/context';
import { scopeOf } from '@server/graphql/rights';
import type { ReportCell, ReportSource } from '@server/modules/content/content-reports';
import { ints, texts } from '@server/modules/sql';
import { peopleConditions } from '@server/modules/statistics/statistics.read-model';
import type { ReportShape } from './reports.tables';

/** Groups beyond these are counted, not named. */
const MAX_NAMED_GROUPS = 50;

export interface ReportGroupView {
  name: string;
  count: number;
  /** The number of them that the source marks. */
  marked: number;
}

export interface ReportPage {
  rows: string[][];
  count: number;
  groups: ReportGroupView[];
}

/** Formats a value for the browser and the file: instants as ISO 8601, null as an empty text. */
const cellText = (value: SQL, cell: ReportCell): SQL => {
  if (cell === 'instant')
    return sql`coalesce(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`;
  return sql`coalesce((${value})::text, '')`;
};

interface Range {
  limit: number;
  offset: number;
}

interface Built {
  columns: SQL;
  from: SQL;
  where: SQL;
  order: SQL;
  /** The sort keys before the id. */
  keys: { value: SQL; way: SQL }[];
  group: SQL | null;
  marked: SQL;
}

function conditionsOf(scope: Scope, shape: ReportShape, source: ReportSource): SQL {
  const { organizationId, caller } = scope;
  const { state, objectTypes, subdivisionIds, positionIds, periodDays, isAdaptation } = shape;
  const accessScope = caller === null ? null : scopeOf(caller, 'statistics', 'read');
  return sql.join(
    [
      sql`a.organization_id = ${organizationId}`,
      source.where,
      source.states[state] ?? sql`true`,
      (caller && source.rowsFor?.(caller)) ?? sql`true`,
      ...(source.hasObjectType && objectTypes.length > 0
        ? [sql`a.object_type = any(${texts(objectTypes)})`]
        : []),
      ...(periodDays === null
        ? []
        : [
            sql`${source.began} >= ((now() at time zone (select timezone from organization where id = ${organizationId}))::date
              - ${periodDays - 1}::int)::timestamp at time zone (select timezone from organization where id = ${organizationId})`,
          ]),
      ...peopleConditions(organizationId, { subdivisionIds, positionIds, isAdaptation, accessScope }),
    ],
    sql` and `,
  );
}

/** Builds the SQL of a report, limited to what the caller's right covers. */
function build(scope: Scope, shape: ReportShape, source: ReportSource): Built {
  const { groupBy, sortBy, isDescending } = shape;
  const { caller } = scope;
  // Before it is sorted, grouped and counted: these would otherwise disclose it.
  const column = (name: string): SQL => {
    const { value = sql`null`, shownTo } = source.columns[name] ?? {};
    const condition = caller && shownTo?.(caller);
    return condition ? sql`(case when ${condition} then ${value} end)` : value;
  };
  const cellOf = (name: string): ReportCell => source.columns[name]?.cell ?? 'text';
  /** Sorts texts by the collation that people expect. */
  const sorted = (name: string): SQL =>
    cellOf(name) === 'text' ? sql`(${column(name)})::text collate "und-x-icu"` : column(name);
  const keys = [
    ...(groupBy === null ? [] : [{ value: sorted(groupBy), way: sql`nulls last` }]),
    ...(sortBy === null
      ? []
      : [{ value: sorted(sortBy), way: sql.raw(`${isDescending ? 'desc' : 'asc'} nulls last`) }]),
  ];
  const order = [...keys.map(({ value, way }) => sql`${value} ${way}`), sql`a.id`];
  return {
    columns: sql`array[${sql.join(
      shape.columns.map((name) => cellText(column(name), cellOf(name))),
      sql`, `,
    )}]`,
    from: source.from,
    where: conditionsOf(scope, shape, source),
    order: sql.join(order, sql`, `),
    keys,
    marked: source.marked,
    group: groupBy === null ? null : cellText(column(groupBy), cellOf(groupBy)),
  };
}

/**
 * Returns a page of a grouped report: all rows are scanned once, with only the columns needed for counting and sorting, and one
 * page of them is read. Three separate scans take two to three times as long for some of a million rows.
 */
async function groupedPage(
  scope: Scope,
  shape: ReportShape,
  source: ReportSource,
  { limit, offset }: Range,
): Promise<ReportPage> {
  const { columns, from, where, order, keys, group, marked } = build(scope, shape, source);
  const names = keys.map((_key, place) => sql.identifier(`key${place}`));
  const found = sql.join(
    [
      sql`a.id`,
      ...keys.map(({ value }, place) => sql`${value} as ${names[place]}`),
      sql`${group} as name`,
      sql`${marked} is true as marked`,
    ],
    sql`, `,
  );
  const sorted = sql.join(
    [...keys.map(({ way }, place) => sql`f.${names[place]} ${way}`), sql`f.id`],
    sql`, `,
  );
  const groups = sql`
      select f.name, count(*)::int as count, (count(*) filter (where f.marked))::int as marked from found f
      group by 1 order by 2 desc, 1 limit ${MAX_NAMED_GROUPS}`;
  const [page] = await selectRows(scope.tx, {
    ids: listOf(integer),
    count: integer,
    groups: listOf(objectOf({ name: text, count: integer, marked: integer })),
  })(sql`
        with found as materialized (select ${found} from ${from} where ${where})
        select (select count(*)::int from found) as count,
          array(select f.id from found f order by ${sorted} limit ${limit} offset ${offset}) as ids,
          (select coalesce(json_agg(g), '[]') from (${groups}) g) as groups`);
  const { ids = [], count = 0, groups: largest = [] } = page ?? {};
  if (ids.length === 0) return { rows: [], count, groups: largest };
  const rows = await selectRows(scope.tx, { cells: listOf(text) })(sql`
      select ${columns} as cells from ${from} where ${where} and a.id = any(${ints(ids)}) order by ${order}`);
  return { rows: rows.map(({ cells }) => cells), count, groups: largest };
}

/** Reads the content of a report, in the caller's own transaction and with their rights. */
export const reportQuery = {
  /** Returns some of its rows, each with a cell for each of its columns. */
  async rows(
    scope: Scope,
    shape: ReportShape,
    source: ReportSource,
    { limit, offset }: Range,
  ): Promise<string[][]> {
    const { columns, from, where, order } = build(scope, shape, source);
    const rows = await selectRows(scope.tx, { cells: listOf(text) })(sql`
      select ${columns} as cells from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}`);
    return rows.map(({ cells }) => cells);
  },

  async count(scope: Scope, shape: ReportShape, source: ReportSource): Promise<number> {
    const { from, where } = build(scope, shape, source);
    const rows = await selectRows(scope.tx, { count: integer })(
      sql`select count(*)::int as count from ${from} where ${where}`,
    );
    return rows[0]?.count ?? 0;
  },

  /** Returns a page of its rows, their count, and the counts of its largest groups (none when it is not grouped). */
  async page(scope: Scope, shape: ReportShape, source: ReportSource, range: Range): Promise<ReportPage> {
    if (shape.groupBy !== null) return groupedPage(scope, shape, source, range);
    // Two queries, each with its own index: the first few rows, and the count.
    const rows = await reportQuery.rows(scope, shape, source, range);
    return { rows, count: await reportQuery.count(scope, shape, source), groups: [] };
  },

  /** Yields all rows in batches, through a cursor of the scope's transaction. */
  async *parts(
    scope: Scope,
    shape: ReportShape,
    source: ReportSource,
    size: number,
  ): AsyncGenerator<string[][]> {
    const { columns, from, where, order } = build(scope, shape, source);
    await scope.tx.execute(sql`
      declare report_rows no scroll cursor for
      select ${columns} as cells from ${from} where ${where} order by ${order}`);
    try {
      for (;;) {
        const rows = await selectRows(scope.tx, { cells: listOf(text) })(
          sql.raw(`fetch forward ${size} from report_rows`),
        );
        if (rows.length > 0) yield rows.map(({ cells }) => cells);
        if (rows.length < size) return;
      }
    } finally {
      // The next recipient's report uses a cursor of the same name; in a failed transaction the cursor no longer exists.
      await scope.tx.execute(sql`close report_rows`).catch(() => undefined);
    }
  },
};
