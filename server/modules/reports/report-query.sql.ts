import { type SQL, sql } from 'drizzle-orm';
import { float, integer, listOf, nullable, objectOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { selectInParts } from '@server/db/rows/rows-in-parts';
import type { Scope } from '@server/graphql/context';
import { scopeOf } from '@server/graphql/access/rights';
import type { ReportCell, ReportSource } from '@server/modules/content/content-reports';
import { ints, texts } from '@server/modules/sql';
import { peopleConditions } from '@server/modules/statistics/statistics.read-model';
import type { ReportAggregate } from '@server/graphql/generated/types';
import type { ReportShape } from './reports.tables';

/** Groups beyond these are counted, not named. */
const MAX_NAMED_GROUPS = 50;

const totalsRow = listOf(nullable(float));

const countsRow = {
  count: integer,
  /** The number of them that the source marks. */
  marked: integer,
  /** Like the totals of the whole report. */
  totals: totalsRow,
};

const groupRow = { name: text, ...countsRow };

export type ReportGroupView = RowOf<typeof groupRow>;

/** The groups that are not named: their number, their rows, and the totals of these. */
const otherGroupsRow = { groups: integer, ...countsRow };

export type OtherGroups = RowOf<typeof otherGroupsRow>;

/** The counts of a whole report. */
export interface ReportSummary {
  count: number;
  /** The values of the report's totals, in their order; null: there are none. */
  totals: (number | null)[];
}

export interface ReportPage extends ReportSummary {
  rows: string[][];
  groups: ReportGroupView[];
  otherGroups: OtherGroups | null;
}

const AGGREGATES: Readonly<Record<ReportAggregate, (value: SQL) => SQL>> = {
  sum: (value) => sql`sum(${value})`,
  average: (value) => sql`round(avg(${value}), 2)`,
  min: (value) => sql`min(${value})`,
  max: (value) => sql`max(${value})`,
};

/** Formats a value for the browser and the file: instants as ISO 8601, null as an empty text. */
const cellText = (value: SQL, cell: ReportCell): SQL => {
  if (cell === 'instant')
    return sql`coalesce(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`;
  return sql`coalesce((${value})::text, '')`;
};

/** Groups by instants are groups by days: hardly two instants are equal. */
export const groupCell = (cell: ReportCell): ReportCell => (cell === 'instant' ? 'day' : cell);

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
  /** The numbers of which the totals are computed, in the order of the totals. */
  summed: SQL[];
}

/** Computes the totals as a JSON list; `values` are the numbers of each in one row. */
const totalsOf = ({ totals }: ReportShape, values: readonly SQL[]): SQL =>
  sql`json_build_array(${sql.join(
    totals.map(({ aggregate }, place) => AGGREGATES[aggregate](values[place] ?? sql`null::numeric`)),
    sql`, `,
  )})`;

/** The organization's time zone. */
const zoneOf = ({ organizationId }: Scope): SQL =>
  sql`(select timezone from organization where id = ${organizationId})`;

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
            sql`${source.began} >= ((now() at time zone ${zoneOf(scope)})::date
              - ${periodDays - 1}::int)::timestamp at time zone ${zoneOf(scope)}`,
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
  /** Texts in the order that people expect. */
  const inOrder = (name: string, value: SQL): SQL =>
    cellOf(name) === 'text' ? sql`(${value})::text collate "und-x-icu"` : value;
  /** The value that is the same for the rows of a group: of an instant, its day in the organization's time zone. */
  const grouped = (name: string): SQL =>
    cellOf(name) === 'instant' ? sql`(${column(name)} at time zone ${zoneOf(scope)})::date` : column(name);
  const keys = [
    ...(groupBy === null ? [] : [{ value: inOrder(groupBy, grouped(groupBy)), way: sql`nulls last` }]),
    ...(sortBy === null
      ? []
      : [
          {
            value: inOrder(sortBy, column(sortBy)),
            way: sql.raw(`${isDescending ? 'desc' : 'asc'} nulls last`),
          },
        ]),
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
    summed: shape.totals.map((total) => sql`(${column(total.column)})::numeric`),
    group: groupBy === null ? null : cellText(grouped(groupBy), groupCell(cellOf(groupBy))),
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
  const { columns, from, where, order, keys, group, marked, summed } = build(scope, shape, source);
  const totals = totalsOf(
    shape,
    summed.map((_value, place) => sql`f.${sql.identifier(`total${place}`)}`),
  );
  // Of their rows: an average of averages is none of them.
  const otherTotals = sql`(select ${totals} from found f
    where f.name not in (select r.name from ranked r where r.rank <= ${MAX_NAMED_GROUPS}))`;
  const names = keys.map((_key, place) => sql.identifier(`key${place}`));
  const found = sql.join(
    [
      sql`a.id`,
      ...keys.map(({ value }, place) => sql`${value} as ${names[place]}`),
      sql`${group} as name`,
      sql`${marked} is true as marked`,
      ...summed.map((value, place) => sql`${value} as ${sql.identifier(`total${place}`)}`),
    ],
    sql`, `,
  );
  const sorted = sql.join(
    [...keys.map(({ way }, place) => sql`f.${names[place]} ${way}`), sql`f.id`],
    sql`, `,
  );
  const [page] = await selectRows(scope.tx, {
    ids: listOf(integer),
    count: integer,
    totals: totalsRow,
    groups: listOf(objectOf(groupRow)),
    otherGroups: nullable(objectOf(otherGroupsRow)),
  })(sql`
        with found as materialized (select ${found} from ${from} where ${where}),
        grouped as materialized (
          select f.name, count(*)::int as count, (count(*) filter (where f.marked))::int as marked, ${totals} as totals
          from found f group by 1),
        ranked as materialized (select g.*, row_number() over (order by g.count desc, g.name) as rank from grouped g)
        select summary.count, summary.totals,
          array(select f.id from found f order by ${sorted} limit ${limit} offset ${offset}) as ids,
          (select coalesce(json_agg(json_build_object(
              'name', r.name, 'count', r.count, 'marked', r.marked, 'totals', r.totals) order by r.rank), '[]')
            from ranked r where r.rank <= ${MAX_NAMED_GROUPS}) as groups,
          (select json_build_object('groups', count(*), 'count', sum(r.count), 'marked', sum(r.marked), 'totals', ${otherTotals})
            from ranked r where r.rank > ${MAX_NAMED_GROUPS} having count(*) > 0) as "otherGroups"
        from (select count(*)::int as count, ${totals} as totals from found f) summary`);
  const { ids = [], ...rest } = page ?? { count: 0, totals: [], groups: [], otherGroups: null };
  if (ids.length === 0) return { rows: [], ...rest };
  const rows = await selectRows(scope.tx, { cells: listOf(text) })(sql`
      select ${columns} as cells from ${from} where ${where} and a.id = any(${ints(ids)}) order by ${order}`);
  return { rows: rows.map(({ cells }) => cells), ...rest };
}

/** Selects all groups, the largest first. */
function groupsQuery(scope: Scope, shape: ReportShape, source: ReportSource): SQL {
  const { from, where, group, marked, summed } = build(scope, shape, source);
  return sql`
    select ${group ?? sql`''`} as name, count(*)::int as count, (count(*) filter (where ${marked}))::int as marked,
      ${totalsOf(shape, summed)} as totals
    from ${from} where ${where} group by 1 order by 2 desc, 1`;
}

/** Counts the groups that are not among the named ones; null: there are none. */
async function othersThan(
  scope: Scope,
  shape: ReportShape,
  source: ReportSource,
  named: readonly { name: string }[],
): Promise<OtherGroups | null> {
  const { from, where, group, marked, summed } = build(scope, shape, source);
  const name = group ?? sql`''`;
  const [others] = await selectRows(
    scope.tx,
    otherGroupsRow,
  )(sql`
    select count(distinct ${name})::int as groups, count(*)::int as count, (count(*) filter (where ${marked}))::int as marked,
      ${totalsOf(shape, summed)} as totals
    from ${from} where ${where} and ${name} <> all(${texts(named.map((item) => item.name))})`);
  return others && others.groups > 0 ? others : null;
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

  /** Returns the number of all its rows, and its totals. */
  async summary(scope: Scope, shape: ReportShape, source: ReportSource): Promise<ReportSummary> {
    const { from, where, summed } = build(scope, shape, source);
    const [found] = await selectRows(scope.tx, { count: integer, totals: totalsRow })(
      sql`select count(*)::int as count, ${totalsOf(shape, summed)} as totals from ${from} where ${where}`,
    );
    return found ?? { count: 0, totals: [] };
  },

  /** Returns a page of its rows, its counts, and those of its largest groups (none when it is not grouped). */
  async page(scope: Scope, shape: ReportShape, source: ReportSource, range: Range): Promise<ReportPage> {
    if (shape.groupBy !== null) return groupedPage(scope, shape, source, range);
    // Two queries, each with its own index: the first few rows, and the count.
    const rows = await reportQuery.rows(scope, shape, source, range);
    return { rows, ...(await reportQuery.summary(scope, shape, source)), groups: [], otherGroups: null };
  },

  /** Returns its largest groups, the number of all of them, and the counts of those that are not among them. */
  async largestGroups(
    scope: Scope,
    shape: ReportShape,
    source: ReportSource,
    max: number,
  ): Promise<{ groups: ReportGroupView[]; count: number; others: OtherGroups | null }> {
    const rows = await selectRows(scope.tx, { ...groupRow, all: integer })(sql`
      select g.*, (count(*) over ())::int as all from (${groupsQuery(scope, shape, source)}) g
      order by g.count desc, g.name limit ${max}`);
    const groups = rows.map(({ all: _, ...group }) => group);
    const count = rows[0]?.all ?? 0;
    const others = count > groups.length ? await othersThan(scope, shape, source, groups) : null;
    return { groups, count, others };
  },

  /** Yields all its groups in batches, the largest first. */
  groups: (scope: Scope, shape: ReportShape, source: ReportSource, size: number) =>
    selectInParts(scope.tx, groupRow, size)(groupsQuery(scope, shape, source)),

  /** Yields all its rows in batches. */
  async *parts(
    scope: Scope,
    shape: ReportShape,
    source: ReportSource,
    size: number,
  ): AsyncGenerator<string[][]> {
    const { columns, from, where, order } = build(scope, shape, source);
    // As JSON, which is parsed several times faster than an array of PostgreSQL.
    const query = sql`select to_json(${columns}) as cells from ${from} where ${where} order by ${order}`;
    for await (const rows of selectInParts(scope.tx, { cells: listOf(text) }, size)(query)) {
      yield rows.map(({ cells }) => cells);
    }
  },
};
