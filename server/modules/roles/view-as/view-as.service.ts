import { AppError } from '@server/errors';
import type { Caller, Scope, ViewAs } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import { rolesByIds } from '../roles.read-model';
import { viewAsRepository as repository } from './view-as.repository';

export interface ViewAsService {
  startAsRole(scope: Scope, caller: Caller, roleId: number): Promise<ViewAs>;
  startAsPerson(scope: Scope, caller: Caller, person: UserRow): Promise<ViewAs>;
  end(scope: Scope, caller: Caller): Promise<void>;
}

const LASTS_MS = 30 * 60_000;

/**
 * Views the application as a role or a person. The mode is stored in the caller's session, so that it applies on every node and
 * every socket. What it rejects and shows is decided where callers are created (auth/caller-rights.ts) and where fields are
 * guarded (graphql/access.ts).
 */
export function createViewAsService({
  audit,
  live,
  now,
}: Pick<ModuleDeps, 'audit' | 'live' | 'now'>): ViewAsService {
  /** @throws {AppError} notFound when the session has ended */
  async function publishChanged(scope: Scope, caller: Caller, isDone: boolean): Promise<void> {
    if (!isDone) throw new AppError('notFound');
    // The other windows of the session reload.
    const { organizationId, tx } = scope;
    await live.publish(tx, { organizationId, topic: 'user', ids: [caller.userId], userIds: [caller.userId] });
  }

  const untilWhen = () => new Date(now().getTime() + LASTS_MS);

  return {
    async startAsRole(scope, caller, roleId) {
      const [role] = await rolesByIds(scope.tx, scope.organizationId, [roleId]);
      if (!role || role.isArchive) throw new AppError('notFound');
      const until = untilWhen();
      const isDone = await repository.startAsRole(scope.tx, caller.sessionId, roleId, until);
      await publishChanged(scope, caller, isDone);
      await audit.write(scope, { action: 'viewAs', objectType: 'role', objectId: roleId });
      return { roleId, person: null, name: role.name, until };
    },

    async startAsPerson(scope, caller, person) {
      const { id, subdivisionId, positionId } = person;
      const until = untilWhen();
      const isDone = await repository.startAsPerson(scope.tx, caller.sessionId, id, until);
      await publishChanged(scope, caller, isDone);
      await audit.write(scope, { action: 'viewAs', objectType: 'user', objectId: id });
      return {
        roleId: null,
        person: { userId: id, subdivisionId, positionId },
        name: fullName(person),
        until,
      };
    },

    async end(scope, caller) {
      if (caller.viewAs === null) return;
      await publishChanged(scope, caller, await repository.end(scope.tx, caller.sessionId));
      const { roleId, person } = caller.viewAs;
      await audit.write(
        scope,
        roleId === null
          ? { action: 'viewAsEnd', objectType: 'user', objectId: person?.userId ?? caller.userId }
          : { action: 'viewAsEnd', objectType: 'role', objectId: roleId },
      );
    },
  };
}
