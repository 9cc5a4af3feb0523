import { worksHere } from '@domain/user-statuses';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { employeesRepository } from '../employees.repository';
import { rejectLastAdmin } from '../employees.service';
import type { UserRow } from '../employees.tables';

export interface AdminsService {
  /** @throws {AppError} notFound, employee.lastAdmin, access.denied for a super admin */
  set(scope: Scope, userId: number, isAdmin: boolean): Promise<UserRow>;
}

/** Grants and revokes the administration of the organization: there is always at least one administrator. */
export function createAdminsService({
  audit,
  live,
  sessions,
}: Pick<ModuleDeps, 'audit' | 'live' | 'sessions'>): AdminsService {
  return {
    async set(scope, userId, isAdmin) {
      const { tx, organizationId } = scope;
      // Locks all of them first: if two administrators revoke each other, the second one waits and then finds only themselves.
      await employeesRepository.activeAdminIds(tx, organizationId);
      const before = await employeesRepository.lock(tx, organizationId, userId);
      if (!before || !worksHere(before)) throw new AppError('notFound');
      if (scope.caller && !scope.caller.isSuperAdmin) await requireStillAdmin(scope);
      if (before.isAdmin === isAdmin) return before;
      if (!isAdmin) await rejectLastAdmin(scope, before);
      const after = await employeesRepository.setAdmin(tx, organizationId, userId, isAdmin);
      await audit.write(scope, {
        action: isAdmin ? 'roleGrant' : 'roleRevoke',
        objectType: 'user',
        objectId: userId,
        changes: { isAdmin: [before.isAdmin, isAdmin] },
      });
      await live.publish(tx, { organizationId, topic: 'user', ids: [userId] });
      // Data loaded as an administrator must not stay in the browser.
      if (!isAdmin) await sessions.end(scope, [userId]);
      return after;
    },
  };
}

/** Checks that the caller did not lose the administration while this request was waiting. @throws {AppError} access.denied */
async function requireStillAdmin({ tx, organizationId, caller }: Scope): Promise<void> {
  const own = caller && (await employeesRepository.find(tx, organizationId, caller.userId));
  if (!own?.isAdmin) throw new AppError('access.denied');
}
