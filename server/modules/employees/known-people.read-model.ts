import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '@server/graphql/context';
import { ledSubdivisions, subdivisionsWith } from '@server/graphql/access/rights';
import { isWithinScope } from '@server/modules/sql';
import { seesContacts } from './employees.policy';

/** Returns the condition of `mayKnow` on `u`, a row of users; null: everybody. */
export function knownPeople(caller: Caller): SQL | null {
  if (seesContacts(caller)) return null;
  const roots = [...ledSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'read')];
  const isMine = isWithinScope(caller.organizationId, sql`u.subdivision_id`, roots);
  return roots.length === 0 ? sql`u.id = ${caller.userId}` : sql`(u.id = ${caller.userId} or ${isMine})`;
}
