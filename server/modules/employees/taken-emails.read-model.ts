import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** Whether another person, in any organization, has proved that this address is theirs. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const rows = await selectRows(tx, { isTaken: boolean })(sql`select email_is_taken(${email}) as "isTaken"`);
  return rows[0]?.isTaken === true;
}
