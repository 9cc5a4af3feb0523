import type { Tx } from '@server/db/database';
import type { Caller, Scope } from '@server/graphql/context';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import type { EmployeeImportRecord } from './import.tables';

/** The rights of a person who has left in the meantime. */
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

/** Returns the author of the import with their present rights; the right to import was checked at the start. */
async function actorOf(tx: Tx, { authorId, organizationId, actor }: EmployeeImportRecord): Promise<Caller> {
  const userId = actor.userId ?? authorId;
  return (await callerOfPerson(tx, organizationId, userId)) ?? { ...NO_RIGHTS, userId, organizationId };
}

/** Returns the scope in which a part of an import runs. */
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
