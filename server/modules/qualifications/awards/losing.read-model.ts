import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { isServed, worksHereSql } from '@server/modules/sql';

const endingAwardRow = {
  awardId: integer,
  qualificationId: integer,
  versionId: integer,
  userId: integer,
  number: text,
  name: text,
  issuedOn: text,
  /** The last day on which it is, or was, valid. */
  lastDay: text,
  reason: oneOf(['expired', 'changed']),
};

/** A certificate that has ended or will end soon. */
export type EndingAward = RowOf<typeof endingAwardRow>;

async function endings(tx: Tx, organizationId: number, where: SQL): Promise<EndingAward[]> {
  const rows = await selectRows(
    tx,
    endingAwardRow,
  )(sql`
    select s.award_id as "awardId", s.qualification_id as "qualificationId", w.version_id as "versionId", s.user_id as "userId",
      w.number, q.name, w.issued_on::text as "issuedOn", e.last_day::text as "lastDay",
      case when s.conditional_until = e.last_day and (w.valid_until is null or s.conditional_until < w.valid_until)
        then 'changed' else 'expired' end as reason
    from qualification_award_state s
    join qualification_award w on w.organization_id = s.organization_id and w.id = s.award_id
    join qualification q on q.organization_id = s.organization_id and q.id = s.qualification_id
    join users u on u.organization_id = s.organization_id and u.id = s.user_id
    cross join lateral (select least(w.valid_until, s.conditional_until) as last_day) e
    where s.organization_id = ${organizationId} and s.is_current and s.state in ('valid', 'conditional') and ${where}
    order by s.award_id`);
  return rows;
}

/** All certificates whose last day has passed. */
export const overdueAwards = (tx: Tx, organizationId: number, today: string): Promise<EndingAward[]> =>
  endings(tx, organizationId, sql`e.last_day < ${today}::date`);

/** Certificates of current employees that end within the given number of days. */
export const endingAwards = (
  tx: Tx,
  organizationId: number,
  today: string,
  days: number,
): Promise<EndingAward[]> =>
  endings(
    tx,
    organizationId,
    sql`w.valid_until between ${today}::date and ${today}::date + ${days}::int and e.last_day = w.valid_until
      and ${worksHereSql(sql`u`)}`,
  );

/** The organizations that the daily job has to process. */
export async function organizationsWithAwards(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select o.id from organization o
    where ${isServed(sql`o`)} and exists (select from qualification_award w where w.organization_id = o.id) order by o.id`);
  return rows.map(({ id }) => id);
}
