import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '@server/graphql/context';
import { ledSubdivisions, subdivisionsWith } from '@server/graphql/access/rights';
import { type Given, isWithinScope } from '@server/modules/sql';
import { seesContacts } from './employees.policy';

/** The people whose dates a caller may know: themselves, and who works in these subdivisions and below; null: only themselves. */
export interface KnownPeople {
  userId: number;
  subdivisionIds: readonly number[] | null;
}

/** Returns the people of `mayKnow`; null: everybody. */
export function knownPeople(caller: Caller): KnownPeople | null {
  if (seesContacts(caller)) return null;
  const ids = [...ledSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'read')];
  return { userId: caller.userId, subdivisionIds: ids.length > 0 ? ids : null };
}

/** Returns the condition on `u`, a row of users, that the caller may know their dates; null: everybody. */
export function isKnownTo(caller: Caller): SQL | null {
  const known = knownPeople(caller);
  return known && isKnown(caller.organizationId, known.userId, known.subdivisionIds);
}

/** Whether `u`, a row of users, is one of the known people. @param subdivisionIds null: only the user */
export function isKnown(
  organizationId: Given<number>,
  userId: Given<number>,
  subdivisionIds: Given<readonly number[]> | null,
): SQL {
  const isSelf = sql`u.id = ${userId}`;
  if (subdivisionIds === null) return isSelf;
  return sql`(${isSelf} or ${isWithinScope(organizationId, sql`u.subdivision_id`, subdivisionIds)})`;
}
