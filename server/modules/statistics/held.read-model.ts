import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { HeldKind } from '@server/graphql/generated/types';
import type { ContentKind } from '@server/modules/content/content-kind';
import { paged } from '@server/modules/paged';
import { namesLike } from '@server/modules/person-name';
import { ints, isWorking } from '@server/modules/sql';
import { assignmentsOf, peopleOf } from './as-of.sql';
import { peopleConditions, type StatisticFilter } from './statistics.read-model';

// Reads results that people hold until a last day, as their kind defines them, for people who work here at the requested moment.

/** A kind whose results are held. */
export type HeldKindOfContent = Pick<ContentKind, 'objectType' | 'objects'> &
  Required<Pick<ContentKind, 'held'>>;

/** Whose results, and the moment at which their expiry is determined. */
export interface HeldAsked {
  organizationId: number;
  filter: StatisticFilter;
  now: Date;
}

const heldCountsRow = {
  valid: integer,
  expiring30: integer,
  expiring60: integer,
  expiring90: integer,
  lost: integer,
  /** The positions that require a result, counted once for each result; and those of them where somebody holds it. */
  places: integer,
  covered: integer,
};

export type HeldCounts = RowOf<typeof heldCountsRow>;

export interface HeldRow {
  userId: number;
  objectId: number;
  isValid: boolean;
  lastDay: string | null;
}

const uncoveredRow = {
  id: integer,
  name: text,
  subdivisionName: nullable(text),
  objectId: integer,
  code: text,
  objectName: text,
};

export type UncoveredRow = RowOf<typeof uncoveredRow>;

const DAYS = { expiring30: 30, expiring60: 60, expiring90: 90 } as const;

/** The current day in the organization's time zone. */
const todayOf = ({ organizationId, now }: HeldAsked): SQL => sql`(
  select (${now}::timestamptz at time zone o.timezone)::date from organization o where o.id = ${organizationId})`;

/** About `h`. */
function conditionOf(kind: HeldKind, asked: HeldAsked): SQL {
  if (kind === 'valid') return sql`h.is_valid`;
  if (kind === 'lost') return sql`not h.is_valid`;
  return sql`h.is_valid and h.last_day <= ${todayOf(asked)} + ${DAYS[kind]}::int`;
}

/** Whether `u`, a row of `peopleOf`, worked at the filter's moment. */
function worked({ organizationId, filter }: HeldAsked): SQL {
  return filter.at ? sql`u.status <> 'dismissed' and u.worked` : isWorking(organizationId);
}

const chosen = (asked: HeldAsked): SQL =>
  sql.join([worked(asked), ...peopleConditions(asked.organizationId, asked.filter)], sql` and `);

const newest = ({ held }: Pick<HeldKindOfContent, 'held'>, { organizationId, filter }: HeldAsked): SQL =>
  held.newest(organizationId, filter.at ?? null);

const objectsOf = (column: SQL, { objectIds }: StatisticFilter): SQL =>
  objectIds?.length ? sql`${column} = any(${ints(objectIds)})` : sql`true`;

/** The results that people hold, joined with the people: `h` and `u`. */
const holders = (kind: HeldKindOfContent, asked: HeldAsked): SQL => sql`
  (${newest(kind, asked)}) h
  join ${peopleOf(asked.organizationId, asked.filter)} u on u.organization_id = ${asked.organizationId} and u.id = h.user_id
  where ${chosen(asked)} and ${objectsOf(sql`h.object_id`, asked.filter)}`;

/** The positions in which people are required to have a result: `position_id`, `object_id`, `is_covered`. */
const places = ({ objectType }: HeldKindOfContent, asked: HeldAsked): SQL => sql`
  select p.position_id, p.object_id, exists (
      select from holder h where h.is_valid and h.object_id = p.object_id and h.position_id = p.position_id) as is_covered
  from (
    select distinct u.position_id, a.object_id from ${assignmentsOf(asked.organizationId, { ...asked.filter, objectType })} a
    join ${peopleOf(asked.organizationId, asked.filter)} u on u.organization_id = a.organization_id and u.id = a.user_id
    where a.organization_id = ${asked.organizationId} and a.object_type = ${objectType} and a.is_current
      and a.status <> 'waived' and u.position_id is not null and ${chosen(asked)}
      and ${objectsOf(sql`a.object_id`, asked.filter)}
  ) p`;

/** Everybody who works here, regardless of the filter: any person in a position covers it. */
const withHolders = (kind: HeldKindOfContent, asked: HeldAsked): SQL => sql`
  with holder as materialized (
    select h.object_id, h.is_valid, u.position_id from (${newest(kind, asked)}) h
    join ${peopleOf(asked.organizationId, asked.filter)} u on u.organization_id = ${asked.organizationId} and u.id = h.user_id
    where ${worked(asked)})`;

/** Returns the numbers, in one statement. */
export async function heldCounts(tx: Tx, kind: HeldKindOfContent, asked: HeldAsked): Promise<HeldCounts> {
  const count = (of: HeldKind) =>
    sql`count(*) filter (where ${conditionOf(of, asked)})::int as ${sql.identifier(of)}`;
  const rows = await selectRows(
    tx,
    heldCountsRow,
  )(sql`
    ${withHolders(kind, asked)}
    select n.*, c.* from (
      select ${sql.join([count('valid'), count('expiring30'), count('expiring60'), count('expiring90'), count('lost')], sql`, `)}
      from ${holders(kind, asked)}
    ) n cross join (
      select count(*)::int as places, count(*) filter (where p.is_covered)::int as covered from (${places(kind, asked)}) p
    ) c`);
  const [row] = rows;
  if (!row) throw new Error('no numbers of what is held');
  return row;
}

/** Returns a page of the people behind one of the numbers, the earliest expiry first. */
export async function heldBy(
  tx: Tx,
  kind: HeldKindOfContent,
  asked: HeldAsked & { of: HeldKind; search: string },
  range: { limit: number; offset: number },
): Promise<{ rows: HeldRow[]; count: number }> {
  const where = sql.join([conditionOf(asked.of, asked), ...namesLike(asked.search)], sql` and `);
  return paged(range, async ({ limit, offset }) => {
    const rows = await selectRows(tx, {
      userId: integer,
      objectId: integer,
      isValid: boolean,
      lastDay: nullable(text),
      count: integer,
    })(sql`
      select h.user_id as "userId", h.object_id as "objectId", h.is_valid as "isValid", h.last_day::text as "lastDay",
        count(*) over ()::int as count
      from ${holders(kind, asked)} and ${where}
      order by h.last_day nulls last, (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id, h.object_id
      limit ${limit} offset ${offset}`);
    return rows;
  });
}

/** Returns the positions in which nobody holds a required result. */
export async function uncoveredPlaces(
  tx: Tx,
  kind: HeldKindOfContent,
  asked: HeldAsked,
): Promise<UncoveredRow[]> {
  const { organizationId } = asked;
  const rows = await selectRows(
    tx,
    uncoveredRow,
  )(sql`
    ${withHolders(kind, asked)}
    select p.id, p.name, d.name as "subdivisionName", o.id as "objectId", o.code, o.name as "objectName"
    from (${places(kind, asked)}) w
    join position p on p.organization_id = ${organizationId} and p.id = w.position_id
    left join subdivision d on d.organization_id = ${organizationId} and d.id = p.subdivision_id
    join (${kind.objects}) o on o.organization_id = ${organizationId} and o.id = w.object_id
    where not w.is_covered
    order by p.name collate "und-x-icu", p.id, o.name collate "und-x-icu", o.id`);
  return rows;
}
