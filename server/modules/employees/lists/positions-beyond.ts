import { and, eq, isNotNull } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { rejectionOf } from '@server/modules/process-partially';
import { readGrantCheck } from '@server/modules/roles/granting.policy';
import type { RightsRow } from '@server/modules/roles/held-rights.read-model';
import { positionTable } from '@server/modules/structure/structure.tables';
import { isAbove, mayWriteIn } from '../employees.policy';
import type { UserRow } from '../employees.tables';

/** Something that the caller may not grant, and why. */
export interface BeyondOwn {
  id: number;
  reason: string;
}

/** A new person. */
const NOBODY: RightsRow = {
  id: null,
  positionId: null,
  isAdmin: false,
  isSuperAdmin: false,
  isLeader: false,
  leaderSubdivisionId: null,
  isArchive: false,
  status: 'working',
};

async function positionsWithRole({ tx, organizationId }: Scope): Promise<{ id: number }[]> {
  const ofRole = and(eq(positionTable.organizationId, organizationId), isNotNull(positionTable.roleId));
  return tx
    .select({ id: positionTable.id })
    .from(positionTable)
    .where(and(ofRole, eq(positionTable.isArchive, false)));
}

/**
 * Returns the positions that the caller may not assign to this person, or to a new one (`person` null), by the same rule as the
 * write. Empty if the caller may not edit the person: otherwise it would reveal the person's rights.
 */
export async function positionsBeyondOwn(scope: Scope, person: UserRow | null): Promise<BeyondOwn[]> {
  const { caller } = scope;
  if (person !== null) {
    const isWritten =
      caller !== null && !isAbove(caller, person) && (await mayWriteIn(scope, person.subdivisionId));
    if (!isWritten) return [];
  }
  const positions = await positionsWithRole(scope);
  // A person who returns uses the granted rights.
  const here = { ...(person ?? NOBODY), isArchive: false, status: 'working' as const };
  const rows = positions.map(({ id: positionId }) => ({ ...here, positionId }));
  const grantable = await readGrantCheck(scope, person === null ? rows : [person, ...rows]);
  return rows.flatMap((after) => {
    try {
      grantable.rejectGain(person, after);
      return [];
    } catch (error) {
      return [{ id: after.positionId, reason: rejectionOf(scope, error).text }];
    }
  });
}
