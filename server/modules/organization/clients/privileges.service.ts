import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { RightArea, RightFlag } from '@server/graphql/generated/types';
import { AREAS, hasRight, isBackOffice } from '@server/graphql/access/rights';
import { privilegedIds } from '@server/modules/auth/consts.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { readSuperAdmins } from '@server/modules/roles/super-admins.read-model';
import { changePrivilege } from './privileges.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'readConsts'>;

/** A super admin with their back-office rights. */
export interface PrivilegeView {
  id: number;
  nameFull: string;
  position: string | null;
  isRoot: boolean;
  isPrivileged: boolean;
  reads: RightArea[];
  writes: RightArea[];
}

const BACK_OFFICE = AREAS.filter(isBackOffice);

/** The max number listed: the provider has only a few. */
const LISTED = 500;

/** Manages who of the provider's people has the super-admin privilege: only the root admin sees and changes it. */
export function createPrivileges({ audit, live, readConsts }: Deps) {
  function requireRoot({ signedIn }: Context): void {
    if (!signedIn.isRootAdmin) throw new AppError('access.denied');
  }

  async function rows(tx: Tx, organizationId: number): Promise<PrivilegeView[]> {
    const people = (await readSuperAdmins(tx, organizationId)).slice(0, LISTED);
    const privileged = new Set(await privilegedIds(tx));
    return people.map(({ held, ...person }) => {
      const areas = (flag: RightFlag) => BACK_OFFICE.filter((area) => hasRight(held, area, flag));
      return {
        ...person,
        isRoot: held.isRootAdmin,
        isPrivileged: held.isRootAdmin || privileged.has(person.id),
        reads: areas('read'),
        writes: areas('write'),
      };
    });
  }

  return {
    /** @throws {AppError} access.denied: the caller is not the root admin */
    async list(context: Context): Promise<PrivilegeView[]> {
      requireRoot(context);
      const { superOrganizationId } = await readConsts();
      return context.within(null, (tx) => rows(tx, superOrganizationId));
    },

    /** Changes a privilege; idempotent. @throws {AppError} access.denied, notFound */
    async update(context: Context, userId: number, isPrivileged: boolean): Promise<PrivilegeView> {
      requireRoot(context);
      const { superOrganizationId: organizationId } = await readConsts();
      return context.within(null, async (tx) => {
        const before = (await rows(tx, organizationId)).find(({ id }) => id === userId);
        if (!before) throw new AppError('notFound');
        if (before.isRoot || before.isPrivileged === isPrivileged) return before;
        await changePrivilege(tx, userId, isPrivileged);
        await audit.write(
          { ...context.scope, tx, organizationId },
          {
            action: 'rightsChange',
            objectType: 'user',
            objectId: userId,
            changes: { superAdminPrivilege: [before.isPrivileged, isPrivileged] },
          },
        );
        // Their back-office tabs have changed, and the list of whoever changes it.
        await live.publish(
          tx,
          { organizationId, topic: 'session', ids: [], userIds: [userId] },
          { organizationId, topic: 'user', ids: [userId], userIds: [context.signedIn.userId] },
        );
        return { ...before, isPrivileged };
      });
    },
  };
}

export type Privileges = ReturnType<typeof createPrivileges>;
