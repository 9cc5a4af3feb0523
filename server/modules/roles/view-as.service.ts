import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Caller, Scope, ViewAs } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { rolesByIds } from './roles.read-model';

export interface ViewAsService {
  start(scope: Scope, caller: Caller, roleId: number): Promise<ViewAs>;
  end(scope: Scope, caller: Caller): Promise<void>;
}

const LASTS_MS = 30 * 60_000;

/**
 * Looking as a role: a mark on the caller's own session, so that every node and every socket knows it. What it refuses
 * and shows is decided where callers are made (auth/caller-rights.ts) and where fields are guarded (graphql/access.ts).
 */
export function createViewAsService({
  audit,
  live,
  now,
}: Pick<ModuleDeps, 'audit' | 'live' | 'now'>): ViewAsService {
  async function mark(
    scope: Scope,
    caller: Caller,
    roleId: number | null,
    until: Date | null,
  ): Promise<void> {
    const { rows } = await scope.tx.execute(
      sql`select view_session_as(${caller.sessionId}, ${roleId}::int, ${until?.toISOString() ?? null}::timestamptz) as "isDone"`,
    );
    if (rows[0]?.['isDone'] !== true) throw new AppError('notFound');
    // Other windows of the session look anew.
    const { organizationId, tx } = scope;
    await live.publish(tx, { organizationId, topic: 'user', ids: [caller.userId], userIds: [caller.userId] });
  }

  return {
    async start(scope, caller, roleId) {
      const [role] = await rolesByIds(scope.tx, scope.organizationId, [roleId]);
      if (!role || role.isArchive) throw new AppError('notFound');
      const until = new Date(now().getTime() + LASTS_MS);
      await mark(scope, caller, roleId, until);
      await audit.write(scope, { action: 'viewAs', objectType: 'role', objectId: roleId });
      return { roleId, name: role.name, until };
    },

    async end(scope, caller) {
      if (caller.viewAs === null) return;
      await mark(scope, caller, null, null);
      await audit.write(scope, { action: 'viewAsEnd', objectType: 'role', objectId: caller.viewAs.roleId });
    },
  };
}
