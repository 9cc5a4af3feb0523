import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Database, Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type EmailRow, emailTable } from './mail.tables';

/** Only one node takes emails at a time, so that none is taken twice. */
const LOCK = 735;
const AT_ONCE = 20;

/**
 * The number of emails that each organization may send now: what is left of its limit for this minute, which grows with the
 * number of people who have verified their addresses; five a day until an administrator is verified. The provider's own emails
 * are not limited, and urgent emails of a confirmed organization do not wait for its other emails.
 */
const room = sql`
  select o.id, o.id = 0 or organization_is_confirmed(o.id) as is_confirmed, case
    when o.id = 0 then ${AT_ONCE}
    when organization_is_confirmed(o.id) then
      least(${limits.mail.perMinuteMost}, ${limits.mail.perMinute} + (
        select count(*) from (
          select from users u where u.organization_id = o.id and u.email_proved_at is not null
          limit ${limits.mail.perMinuteMost}) proved))
      - (select count(*) from letter s where s.organization_id = o.id and s.is_counted and s.taken_at > now() - interval '1 minute')
    else ${limits.mail.unconfirmedPerDay}
      - (select count(*) from letter s where s.organization_id = o.id and s.is_counted and s.taken_at > now() - interval '1 day')
    end as free
  from (select distinct coalesce(organization_id, 0) as id from letter where due_at <= now()) o`;

const unlimited = sql`
  select distinct coalesce(organization_id, 0) as id, true as is_confirmed, ${AT_ONCE}::int as free
  from letter where due_at <= now()`;

/** The emails waiting to be sent. */
export interface EmailQueue {
  /** Takes the next emails, in turns among the organizations; none of them can be taken again before its time is over. */
  take(): Promise<EmailRow[]>;
  /** Ends processing: the email was sent, or will not be retried. */
  close(id: number, error: string | null): Promise<void>;
  /** Schedules a retry after a failure; returns its time. */
  delay(id: number, error: string, tries: number): Promise<Date>;
}

/** Codes come before other urgent emails: a person waits for them, and an import can change thousands of addresses at once. */
const sendingOrder = sql`w.is_counted, w.is_urgent desc, (w.is_urgent and w.opens_purpose is null), w.id`;

interface QueueOptions {
  /** Whether emails reach real people, so that their rate must be limited. */
  isPaced: boolean;
  now: () => Date;
}

/** Creates the queue of emails. */
export function createEmailQueue(database: Database, { isPaced, now }: QueueOptions): EmailQueue {
  /** Drops emails whose code was used, replaced or has expired. */
  const dropExpired = (tx: Tx) =>
    tx
      .update(emailTable)
      .set({ dueAt: null })
      .where(and(isNotNull(emailTable.dueAt), lte(emailTable.eraseAt, now())));

  return {
    take: () =>
      database.system(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        await dropExpired(tx);
        const rows = await selectRows(tx, { id: integer })(sql`
          with room as materialized (${isPaced ? room : unlimited}),
          next as (
            select l.id from room r cross join lateral (
              select w.id, w.is_urgent, w.is_counted, row_number() over turns as turn,
                count(*) filter (where w.is_counted) over turns as counted
              from letter w
              where coalesce(w.organization_id, 0) = r.id and w.due_at <= now()
              window turns as (order by ${sendingOrder})
              order by ${sendingOrder} limit ${AT_ONCE}
            ) l
            where l.counted <= r.free or not l.is_counted or (l.is_urgent and r.is_confirmed)
            order by l.turn, l.id limit ${AT_ONCE}
          )
          update letter l set taken_at = now(), tries = l.tries + 1, due_at = now() + interval '5 minutes'
          from next where l.id = next.id
          returning l.id::int as id`);
        if (rows.length === 0) return [];
        const ids = rows.map(({ id }) => id);
        return tx.select().from(emailTable).where(inArray(emailTable.id, ids)).orderBy(emailTable.id);
      }),
    async close(id, error) {
      // The code is not needed here once the email has been handed over.
      const isSent = error === null && isPaced;
      await database.system((tx) =>
        tx.execute(
          sql`update letter set due_at = null, error = ${error},
                sent_at = case when ${isSent} then now() else sent_at end,
                erase_at = case when ${isSent} and erase_at is not null then ${now().toISOString()} else erase_at end
              where id = ${id}`,
        ),
      );
    },
    async delay(id, error, tries) {
      const at = new Date(Date.now() + Math.exp(Math.min(tries, 8)) * 1_000);
      await database.system((tx) =>
        tx.execute(sql`update letter set due_at = ${at.toISOString()}, error = ${error} where id = ${id}`),
      );
      return at;
    },
  };
}
