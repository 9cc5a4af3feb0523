import type { Tx } from '@server/db/database';
import type { Caller, Scope } from '@server/graphql/context';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import type { EmployeeImportRecord } from './import.tables';

/** Somebody who has left meanwhile. */
const NO_RIGHTS: Omit<Caller, 'userId' | 'organizationId'> = {
  sessionId: 0,
  nameFull: '',
  isSuperAdmin: false,
  isAdmin: false,
  isLeader: false,
  isRootAdmin: false,
  isSuspended: false,
  isUnpaid: false,
  leaderSubdivisionId: null,
  actingSubdivisionIds: [],
  subdivisionId: null,
  positionId: null,
  rights: {},
  scopedRights: [],
  roleIds: [],
  viewAs: null,
  support: null,
  isDemo: false,
};

/** Whoever set it off, with what they may now; whether they may import was asked when they began. */
async function actorOf(tx: Tx, { authorId, organizationId, actor }: EmployeeImportRecord): Promise<Caller> {
  const userId = actor.userId ?? authorId;
  return (await callerOfPerson(tx, organizationId, userId)) ?? { ...NO_RIGHTS, userId, organizationId };
}

/** In whose name a part of an import runs. */
export async function scopeOfImport(tx: Tx, record: EmployeeImportRecord): Promise<Scope> {
  const { organizationId, actor, isSendEmail } = record;
  return {
    organizationId,
    caller: await actorOf(tx, record),
    tx,
    lang: actor.lang,
    ip: actor.ip,
    userAgent: actor.userAgent,
    bulk: { isSendEmail },
  };
}
