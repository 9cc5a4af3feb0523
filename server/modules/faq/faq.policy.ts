import type { Caller } from '@server/graphql/context';
import type { FaqEntryRow } from './faq.tables';

/** Whether the entry is published and intended for callers like this one; super admins read all. */
export function mayReadEntry(caller: Caller, { audience, isPublished }: FaqEntryRow): boolean {
  if (caller.isSuperAdmin) return true;
  if (!isPublished) return false;
  const { isAdmin, isLeader } = caller;
  const isMeant = { user: !isAdmin && !isLeader, leader: isLeader, admin: isAdmin };
  return audience.length === 0 || audience.some((who) => isMeant[who]);
}
