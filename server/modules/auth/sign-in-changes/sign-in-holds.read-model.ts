import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@server/db/database';
import { worksHereSql } from '@server/modules/sql';
import { blocksSigning } from './open-changes.sql';

const holdRow = z.object({
  user_id: z.number(),
  kind: z.enum(['email', 'phone', 'login', 'twoFactor', 'password']),
  changed_at: z.coerce.date(),
  changed_by: z.number().nullable(),
  new_value: z.string().nullable(),
  is_disputed: z.boolean(),
  is_dependent: z.boolean(),
});

/** The reason why a person may not sign. */
export interface Hold {
  userId: number;
  state: 'disputed' | 'unconfirmed';
  kind: z.infer<typeof holdRow>['kind'];
  changedAt: Date;
  /** Null: nobody was signed in. */
  changedById: number | null;
  newValue: string | null;
  /** Whether the reader depends on whoever made the change: they can lift a dispute, but confirm nothing. */
  isDependent: boolean;
  /** Whether the person can confirm it in the present session. */
  canConfirm: boolean;
}

const MAX_HOLDS = 100;

/** Returns the first open or disputed change of each person; those who have waited longest come first. */
export async function holdsOf(
  tx: Tx,
  organizationId: number,
  readerId: number,
  userId: number | null,
): Promise<Hold[]> {
  const { rows } = await tx.execute(sql`
    select c.user_id, c.kind, c.changed_at, c.changed_by, c.is_disputed, l.new_value,
      depends_on(${organizationId}, ${readerId}::int, c.changed_by) as is_dependent
    from (
      select distinct on (c.user_id) c.id, c.user_id, c.kind, c.changed_at, c.changed_by,
        bool_or(c.disputed_at is not null and c.lifted_at is null) over (partition by c.user_id) as is_disputed,
        bool_or(${blocksSigning(organizationId)}) over (partition by c.user_id) as is_held
      from sign_in_change c
      where c.organization_id = ${organizationId} and (${userId}::int is null or c.user_id = ${userId})
        and ((c.confirmed_at is null and c.kind in ('email', 'login', 'password'))
          or (c.disputed_at is not null and c.lifted_at is null))
      order by c.user_id, c.id
    ) c
    join users u on u.organization_id = ${organizationId} and u.id = c.user_id and ${worksHereSql(sql`u`)}
    left join lateral (
      select n.new_value from sign_in_change n
      where n.organization_id = ${organizationId} and n.user_id = c.user_id and n.kind = c.kind order by n.id desc limit 1
    ) l on true
    where c.is_disputed or c.is_held
    order by c.changed_at, c.id limit ${MAX_HOLDS}`);
  return z
    .array(holdRow)
    .parse(rows)
    .map((row) => ({
      userId: row.user_id,
      state: row.is_disputed ? 'disputed' : 'unconfirmed',
      kind: row.kind,
      changedAt: row.changed_at,
      changedById: row.changed_by,
      newValue: row.new_value,
      isDependent: row.is_dependent,
      canConfirm: false,
    }));
}
