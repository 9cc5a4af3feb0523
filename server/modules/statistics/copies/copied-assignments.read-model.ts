import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import {
  boolean,
  bytes,
  float,
  integer,
  listOf,
  nullable,
  type RowOf,
  text,
} from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType } from '@server/graphql/generated/types';
import { isOwed } from '@server/modules/assignment-statuses';
import { NEVER } from './assignment-columns';
import { countedOf, peopleConditions, type StatisticFilter, typeOf } from '../statistics.read-model';

// Reads what the copy of the assignments in memory needs. Rows and people arrive as bytes: the driver would make an object of each.

/** The state of the database that a copy contains. */
export interface CopyState {
  /** The transactions whose changes it contains: a pg_snapshot. */
  snapshot: string;
  /** The database server and its last start, and the database: numbers of transactions mean nothing elsewhere. */
  server: string;
  /** The time zone of its days. */
  timezone: string;
}

const stateColumns = (organizationId: number): SQL => sql`
  pg_current_snapshot()::text as snapshot,
  pg_postmaster_start_time()::text || ' ' || (select oid from pg_database where datname = current_database()) as server,
  (select timezone from organization where id = ${organizationId}) as timezone`;

const stateRow = { snapshot: text, server: text, timezone: text };

/** Returns the present state. */
export async function presentState(tx: Tx, organizationId: number): Promise<CopyState> {
  const rows = await selectRows(tx, stateRow)(sql`select ${stateColumns(organizationId)}`);
  const [state] = rows;
  if (!state) throw new Error('no state of the database');
  return state;
}

/** The counted assignments of some people as bytes, in the order of people: see assignment-columns.ts. */
function rowsOf(organizationId: number, objectType: ObjectType, timezone: SQL, userIds: SQL): SQL {
  const day = (moment: SQL) => sql`(${moment} at time zone ${timezone})::date - date '2000-01-01'`;
  const ofDone = (value: SQL) =>
    sql`int4send(coalesce(case when a.status = 'done' then ${value} end, ${sql.raw(String(NEVER))}))`;
  const due = sql`case when ${isOwed(sql`a.status`)} then (extract(epoch from a.due_at) * 1000000)::float8 end`;
  return sql`
    select coalesce(string_agg(
      int4send(a.user_id) || int4send(a.object_id)
      || float8send(extract(epoch from a.start_at)::float8) || int4send(${day(sql`a.start_at`)})
      || ${ofDone(day(sql`a.completed_at`))}
      || ${ofDone(sql`greatest(0, date_part('day', a.completed_at - a.start_at))::int`)}
      || float8send(coalesce(${due}, 'infinity'))
      || int4send(case when a.status = 'done' then 0 when a.refused_at is null then 1 else 2 end),
      '' order by a.user_id), '')
    from assignment a
    where a.organization_id = ${organizationId} and a.user_id = any(${userIds}) and ${countedOf(objectType)}`;
}

const chunkRow = { userIds: listOf(integer), rows: bytes };

/** Returns the next `limit` people after `afterId`, with their assignments. */
export async function nextPeople(
  tx: Tx,
  {
    organizationId,
    objectType,
    timezone,
  }: { organizationId: number; objectType: ObjectType; timezone: string },
  { afterId, limit }: { afterId: number; limit: number },
): Promise<RowOf<typeof chunkRow>> {
  const rows = await selectRows(
    tx,
    chunkRow,
  )(sql`
    with chunk as materialized (
      select u.id from users u where u.organization_id = ${organizationId} and u.id > ${afterId} order by u.id limit ${limit})
    select coalesce((select array_agg(c.id order by c.id) from chunk c), '{}') as "userIds",
      (${rowsOf(organizationId, objectType, sql`${timezone}`, sql`array(select c.id from chunk c)`)}) as rows`);
  return rows[0] ?? { userIds: [], rows: Buffer.alloc(0) };
}

const changesRow = {
  ...stateRow,
  isUsable: boolean,
  isLost: boolean,
  changedIds: listOf(integer),
  rows: bytes,
  people: bytes,
  from: nullable(float),
  before: nullable(float),
  now: float,
};

/** What a request needs besides the copy. All of it is of one moment: that of `snapshot`. */
export interface CopyChanges extends CopyState {
  /** Whether the transaction has not written anything, and its statements see what has been committed. */
  isUsable: boolean;
  /** Whether the changes since the copy's snapshot are unknown or too many. */
  isLost: boolean;
  /** People whose assignments changed, and all assignments of them. */
  changedIds: number[];
  rows: Buffer;
  /** The people of the filter: their ids and subdivisions (0: none). */
  people: Buffer;
  /** The first second of the filter's period, and the first one after it, in seconds since 1970. */
  from: number | null;
  before: number | null;
  /** Microseconds since 1970. */
  now: number;
}

/** The beginning of the day `plus` days after `day`, in seconds since 1970. */
function secondOf(day: string | null | undefined, plus: number, organizationId: number): SQL {
  if (!day) return sql`null::float8`;
  return sql`extract(epoch from (${day}::date + ${plus}::int)::timestamp at time zone
    (select timezone from organization where id = ${organizationId}))::float8`;
}

/** The log's rows that this statement sees and the copy's snapshot did not; and whether some of them have been deleted. */
function changesSince(organizationId: number, objectType: ObjectType, snapshot: string): SQL {
  const base = sql`${snapshot}::pg_snapshot`;
  return sql`
    select c.user_ids from assignment_change c
    where c.organization_id = ${organizationId} and c.object_type = ${objectType}
      and c.xid >= pg_snapshot_xmin(${base})::text::bigint
      -- Not those of a restored database, which have numbers of another server.
      and c.xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      and (c.user_ids is null or not pg_visible_in_snapshot(c.xid::text::xid8, ${base}))`;
}

/** Returns what has changed since the copy's state, and the people of the filter, in one statement. `limit`: of people. */
export async function changesOf(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
  { snapshot, timezone }: CopyState,
  limit: number,
): Promise<CopyChanges> {
  const objectType = typeOf(filter);
  const conditions = sql.join(
    [sql`u.organization_id = ${organizationId}`, ...peopleConditions(organizationId, filter)],
    sql` and `,
  );
  const rows = await selectRows(
    tx,
    changesRow,
  )(sql`
    with change as materialized (${changesSince(organizationId, objectType, snapshot)}),
    person as materialized (select distinct i.id from change c cross join lateral unnest(c.user_ids) i (id) limit ${limit + 1})
    select ${stateColumns(organizationId)},
      pg_current_xact_id_if_assigned() is null and current_setting('transaction_isolation') = 'read committed' as "isUsable",
      exists (select from change c where c.user_ids is null) or (select count(*) from person) > ${limit} as "isLost",
      array(select p.id from person p) as "changedIds",
      (${rowsOf(organizationId, objectType, sql`${timezone}`, sql`array(select p.id from person p)`)}) as rows,
      (select coalesce(string_agg(int4send(u.id) || int4send(coalesce(u.subdivision_id, 0)), ''), '')
        from users u where ${conditions}) as people,
      ${secondOf(filter.dateFrom, 0, organizationId)} as "from", ${secondOf(filter.dateTo, 1, organizationId)} as before,
      (extract(epoch from now()) * 1000000)::float8 as now`);
  const [row] = rows;
  if (!row) throw new Error('no changes');
  return row;
}
