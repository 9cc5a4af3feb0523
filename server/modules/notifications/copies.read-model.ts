import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { leaderAbove } from '@server/modules/employees/leaders.read-model';
import { ints, worksHereSql } from '@server/modules/sql';
import { fullNameSql } from '@server/modules/person-name';
import type { Audience } from './settings';

const copyReceiverRow = {
  userId: integer,
  /** Their relation to these people. */
  reason: oneOf(['role', 'leader', 'mentor', 'personnel', 'admin']),
  /** The name of the role, if it is the reason. */
  role: nullable(text),
  /** The first of the people in question, and how many there are. */
  firstId: integer,
  people: listOf(text),
  count: integer,
};

/** A person who receives a copy of other people's notifications. */
export type CopyReceiver = RowOf<typeof copyReceiverRow>;

const NAMED = 3;

/** Rows of (receiver, person, rank, reason, role): every selected receiver, with each person in question. */
function conditions(organizationId: number, { kinds, roleIds }: Audience): SQL[] {
  const all: Record<Audience['kinds'][number], SQL> = {
    leader: sql`select leader_id, id, 1, 'leader', null::text from leader`,
    mentor: sql`select mentor_id, id, 2, 'mentor', null::text from person where mentor_id is not null`,
    personnel: sql`select g.user_id, p.id, 3, 'personnel', null::text from person p cross join person_role g
      where g.organization_id = ${organizationId} and g.scope_subdivision_id is null
        and (g.rights -> 'employees' ->> 'write')::boolean`,
    admin: sql`select u.id, p.id, 4, 'admin', null::text from person p cross join users u
      where u.organization_id = ${organizationId} and u.is_admin`,
  };
  const byRole = sql`select g.user_id, p.id, 5, 'role', r.name from person p cross join person_role g
    join role r on r.organization_id = ${organizationId} and r.id = g.role_id
    where g.organization_id = ${organizationId} and g.role_id = any(${ints(roleIds)})`;
  return [...kinds.map((kind) => all[kind]), ...(roleIds.length > 0 ? [byRole] : [])];
}

/**
 * Returns who else is notified of what these people were notified of or have done, each once, with their relation to most of
 * them. The people in `exceptIds` are notified anyway. One statement.
 */
export async function copyReceivers(
  tx: Tx,
  organizationId: number,
  personIds: readonly number[],
  audience: Audience,
  exceptIds: readonly number[],
): Promise<CopyReceiver[]> {
  const chosen = conditions(organizationId, audience);
  if (chosen.length === 0 || personIds.length === 0) return [];
  const rows = await selectRows(
    tx,
    copyReceiverRow,
  )(sql`
    with recursive person as materialized (
      select u.id, ${fullNameSql('u')} as name, u.subdivision_id, u.mentor_id from users u
      where u.organization_id = ${organizationId} and u.id = any(${ints(personIds)})
    ),
    up as (
      select p.id, s.id as subdivision_id, s.parent_id, 0 as step
      from person p join subdivision s on s.organization_id = ${organizationId} and s.id = p.subdivision_id
      union all
      select up.id, s.id, s.parent_id, up.step + 1
      from up join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < 12
    ),
    leader as (
      select distinct on (up.id) up.id, h.user_id as leader_id
      from up ${leaderAbove(organizationId, sql`up.id`)}
      order by up.id, up.step
    ),
    way (receiver_id, person_id, rank, reason, role) as (${sql.join(chosen, sql` union all `)}),
    notified as (
      select w.receiver_id, w.rank, w.reason, min(w.role) as role, count(distinct p.id)::int as count, min(p.id) as first_id,
        (array_agg(distinct p.name))[1:${NAMED}] as people
      from way w
      join person p on p.id = w.person_id
      join users u on u.organization_id = ${organizationId} and u.id = w.receiver_id
      where w.receiver_id <> w.person_id and w.receiver_id <> all(${ints(exceptIds)})
        and ${worksHereSql(sql`u`)}
      group by w.receiver_id, w.rank, w.reason
    )
    select distinct on (receiver_id) receiver_id as "userId", reason, role, first_id as "firstId", people, count
    from notified order by receiver_id, count desc, rank`);
  return rows;
}
