import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type IpAccessRow, ipAccessTable, type ipRuleTable } from './ip-access.tables';

/** The owner of rules: the organization (no person) or a person. */
export interface IpOwner {
  organizationId: number;
  userId: number | null;
}

/** A condition that selects the owner's rows. */
export function ofOwner(
  table: typeof ipAccessTable | typeof ipRuleTable,
  { organizationId, userId }: IpOwner,
) {
  return and(
    eq(table.organizationId, organizationId),
    userId === null ? isNull(table.userId) : eq(table.userId, userId),
  );
}

/** Returns the current setting, or null when it was never set and addresses do not count. */
export async function findAccess(tx: Tx, owner: IpOwner): Promise<IpAccessRow | null> {
  const [row] = await tx.select().from(ipAccessTable).where(ofOwner(ipAccessTable, owner));
  return row ?? null;
}

/** Whether the owner's rules, as they are in this transaction, admit the person from the address. */
export async function isCovered(
  tx: Tx,
  { organizationId, userId: ownerId }: IpOwner,
  userId: number,
  address: string | null,
): Promise<boolean> {
  const rows = await selectRows(tx, { isCovered: boolean })(
    sql`select coalesce(ip_covered(${organizationId}, ${ownerId}::int, ${userId}, ${address}::inet), false) as "isCovered"`,
  );
  return rows[0]?.isCovered === true;
}

/** Whether addresses never count for the person. */
export async function isExempt(tx: Tx, userId: number): Promise<boolean> {
  const rows = await selectRows(tx, { isExempt: boolean })(sql`select ip_exempt(${userId}) as "isExempt"`);
  return rows[0]?.isExempt === true;
}
