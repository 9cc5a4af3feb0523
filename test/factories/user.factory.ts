import type { Tx } from '@server/db/database';
import type { Caller } from '@server/graphql/context';
import { signInTable, type UserRow } from '@server/modules/employees/employees.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { anOrganization, nextNumber } from './organization.factory';

/** A working person; creates their organization when none is given. */
export async function aUser(tx: Tx, fields: Partial<typeof signInTable.$inferInsert> = {}): Promise<UserRow> {
  const organizationId = fields.organizationId ?? (await anOrganization(tx)).id;
  const number = nextNumber();
  const [row] = await tx
    .insert(signInTable)
    .values({
      email: `person${number}@example.ru`,
      nameFirst: 'Иван',
      nameSecond: `Петров${number}`,
      status: 'working',
      emailProvedAt: fields.status === 'invited' ? null : new Date(),
      homeOrganizationId: organizationId,
      ...fields,
      organizationId,
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

/** The caller of a request without a database row: an ordinary employee, except for these changes. */
export function aCaller(changes: Partial<Caller> = {}): Caller {
  return {
    ...{ userId: 1, organizationId: 1, sessionId: 1, nameFull: 'Ольга Белова' },
    ...{
      isSuperAdmin: false,
      isAdmin: false,
      isLeader: false,
      isRootAdmin: false,
      isSuspended: false,
      isUnpaid: false,
    },
    ...{ leaderSubdivisionId: null, actingSubdivisionIds: [], subdivisionId: null, positionId: null },
    ...{ rights: {}, scopedRights: [], roleIds: [], viewAs: null, isDemo: false, support: null },
    ...changes,
  };
}

/** The person as the caller of a request, with these rights in their role. */
export function callerOf(user: UserRow, rights: StoredRights = {}): Caller {
  return {
    userId: user.id,
    organizationId: user.organizationId,
    sessionId: 1,
    nameFull: `${user.nameFirst} ${user.nameSecond}`,
    isSuperAdmin: user.isSuperAdmin,
    isAdmin: user.isAdmin || user.isSuperAdmin,
    isRootAdmin: false,
    isSuspended: false,
    isUnpaid: false,
    isLeader: user.isLeader,
    leaderSubdivisionId: user.leaderSubdivisionId,
    actingSubdivisionIds: [],
    subdivisionId: user.subdivisionId,
    positionId: user.positionId,
    rights,
    scopedRights: [],
    roleIds: [],
    viewAs: null,
    isDemo: false,
    support: null,
  };
}
