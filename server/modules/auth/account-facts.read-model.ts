import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { signInChangeTable } from './auth.tables';

const factsRow = { passwordSetAt: nullable(text), createdAt: nullable(text), createdBy: nullable(integer) };

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

/** When the password was set, and when and by whom the account was created with its first address. */
export interface AccountFacts {
  /** Null: not since changes are recorded. */
  passwordSetAt: Date | null;
  /** Null: the history has no line about it. */
  createdAt: Date | null;
  /** Null: nobody who was signed in. */
  createdBy: number | null;
}

/** Returns the facts by which a reader of a record can judge who had access to the account. */
export async function accountFacts(tx: Tx, organizationId: number, userId: number): Promise<AccountFacts> {
  const rows = await selectRows(
    tx,
    factsRow,
  )(sql`
    select p.at as "passwordSetAt", l.at as "createdAt", l.actor_id as "createdBy"
    from (
      select max(c.changed_at) as at from ${signInChangeTable} c
      where c.organization_id = ${organizationId} and c.user_id = ${userId} and c.kind = 'password'
    ) p
    left join lateral (
      select a.at, a.actor_id from audit_log a
      where a.organization_id = ${organizationId} and a.object_type = 'user' and a.object_id = ${userId}
        and a.action = 'create'
      order by a.id limit 1
    ) l on true`);
  const { passwordSetAt = null, createdAt = null, createdBy = null } = rows[0] ?? {};
  return { passwordSetAt: dateOf(passwordSetAt), createdAt: dateOf(createdAt), createdBy };
}
