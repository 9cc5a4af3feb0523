import { and, eq, isNotNull } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { refusalOf } from '@server/modules/process-partially';
import { readGiving } from '@server/modules/roles/giving.policy';
import type { RightsRow } from '@server/modules/roles/held-rights.read-model';
import { positionTable } from '@server/modules/structure/structure.tables';
import { isAbove, mayWriteIn } from './employees.policy';
import type { UserRow } from './employees.tables';

/** Something that the caller may not give, and why. */
export interface BeyondOwn {
  id: number;
  reason: string;
}

/** Somebody who is to come. */
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
 * Positions that the caller may not put this person into, or somebody new (`person` null), by the rule that the write is
 * held to. None of a person whom it is not the caller who writes: that would tell what the person may.
 */
export async function positionsBeyondOwn(scope: Scope, person: UserRow | null): Promise<BeyondOwn[]> {
  const { caller } = scope;
  if (person !== null) {
    const isWritten =
      caller !== null && !isAbove(caller, person) && (await mayWriteIn(scope, person.subdivisionId));
    if (!isWritten) return [];
  }
  const positions = await positionsWithRole(scope);
  // Whoever comes back uses what they are given.
  const here = { ...(person ?? NOBODY), isArchive: false, status: 'working' as const };
  const rows = positions.map(({ id: positionId }) => ({ ...here, positionId }));
  const giving = await readGiving(scope, person === null ? rows : [person, ...rows]);
  return rows.flatMap((after) => {
    try {
      giving.refuseGain(person, after);
      return [];
    } catch (error) {
      return [{ id: after.positionId, reason: refusalOf(scope, error).text }];
    }
  });
}
