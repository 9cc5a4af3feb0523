import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import { type ClientRow, clientsByIds } from '../clients.read-model';

/** A client is inactive when none of its people has been active for this many days. */
export const SILENT_DAYS = 30;
/** A free period needs attention this many days before its end. */
export const FREE_PERIOD_SOON_DAYS = 7;
const ATTENTION = 10;

type Counts = Record<
  | 'total'
  | 'active'
  | 'suspended'
  | 'inactive'
  | 'freePeriod'
  | 'partners'
  | 'newcomers'
  | 'silent'
  | 'disputes'
  | 'deleted',
  number
>;

/** The time when a person of the client was last active. */
const lastSeen = sql`left join lateral (
  select max(u.last_seen_at) as at from users u where u.organization_id = o.id) seen on true`;

async function countsOf(tx: Tx, superId: number, now: Date): Promise<Counts> {
  const rows = await selectRows(tx, {
    active: integer,
    total: integer,
    suspended: integer,
    inactive: integer,
    freePeriod: integer,
    partners: integer,
    newcomers: integer,
    silent: integer,
    disputes: integer,
    deleted: integer,
  })(sql`
    select
      count(*) filter (where here)::int as total,
      count(*) filter (where here and is_active and is_active_subscribe)::int as active,
      count(*) filter (where here and not is_active)::int as suspended,
      count(*) filter (where here and not is_active_subscribe)::int as inactive,
      count(*) filter (where here and is_free_period)::int as "freePeriod",
      count(*) filter (where here and is_partner)::int as partners,
      count(*) filter (where here and created_at > ${now}::timestamptz - interval '30 days')::int as newcomers,
      count(*) filter (where here and not exists (
        select from users u where u.organization_id = o.id
          and u.last_seen_at > ${now}::timestamptz - make_interval(days => ${SILENT_DAYS})))::int as silent,
      (select count(*)::int from token_dispute where status = 'open') as disputes,
      count(*) filter (where not here and erased_at is null)::int as deleted
    from (select *, deleted_at is null as here from organization where id <> ${superId}) o`);
  const [row] = rows;
  if (!row) throw new Error('counting answered nothing');
  return row;
}

async function monthsOf(tx: Tx, superId: number, now: Date) {
  const rows = await selectRows(tx, { month: text, count: integer })(sql`
    select to_char(m.first, 'YYYY-MM') as month, count(o.id)::int as count
    from generate_series(date_trunc('month', ${now}::timestamptz) - interval '11 months',
      date_trunc('month', ${now}::timestamptz), interval '1 month') m(first)
    left join organization o on o.created_at >= m.first and o.created_at < m.first + interval '1 month'
      and o.id <> ${superId} and o.deleted_at is null
    group by m.first order by m.first`);
  return rows;
}

/** Returns clients that need attention: a free period that ends soon, or people who are no longer active. */
async function attentionOf(tx: Tx, superId: number, now: Date) {
  const rows = await selectRows(tx, {
    id: integer,
    fact: oneOf(enumerations.ClientFactKey),
    days: nullable(integer),
  })(sql`
    select id, fact, days from (
      (select o.id, 'freePeriodEnds' as fact, (o.free_period_end - (${now}::timestamptz at time zone o.timezone)::date)::int as days, 1 as rank
       from organization o
       where o.is_free_period and o.deleted_at is null and o.id <> ${superId}
         and o.free_period_end <= (${now}::timestamptz at time zone o.timezone)::date + ${FREE_PERIOD_SOON_DAYS}::int
       order by days, o.id limit ${ATTENTION})
      union all
      (select o.id, 'silent', (${now}::timestamptz::date - seen.at::date)::int, 2
       from organization o ${lastSeen}
       where o.is_active and o.deleted_at is null and o.id <> ${superId}
         and seen.at < ${now}::timestamptz - make_interval(days => ${SILENT_DAYS})
       order by seen.at desc, o.id limit ${ATTENTION})
    ) found order by rank, days, id limit ${ATTENTION}`);
  return rows;
}

/**
 * Returns an overview of all clients: counts by state, registrations by month, and clients to contact. Four statements of the
 * system.
 */
export async function readFleet(tx: Tx, superId: number, now: Date) {
  const counts = await countsOf(tx, superId, now);
  const registrations = await monthsOf(tx, superId, now);
  const attention = await attentionOf(tx, superId, now);
  const clients: Map<number, ClientRow> =
    attention.length === 0
      ? new Map()
      : await clientsByIds(
          tx,
          attention.map(({ id }) => id),
        );
  return {
    ...counts,
    registrations,
    attention: attention.flatMap(({ id, fact, days }) => {
      const organization = clients.get(id);
      return organization ? [{ organization, fact, days }] : [];
    }),
  };
}
