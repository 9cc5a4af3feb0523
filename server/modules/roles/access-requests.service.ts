import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { MutationAccessRequestCreateArgs, UserRoleInput } from '@server/graphql/generated/resolvers';
import { permits } from '@server/graphql/rights';
import { userTable } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { rightName } from '@server/texts';
import { grantorsOf, lastRequest } from './access-requests.read-model';
import { type AccessRequestRow, accessRequestTable } from './access-requests.tables';
import { rolesByIds } from './roles.read-model';
import type { UserRolesService } from './user-roles.service';

export interface AccessRequestsService {
  create(scope: Scope, caller: Caller, args: MutationAccessRequestCreateArgs): Promise<AccessRequestRow>;
  grant(scope: Scope, id: number, grant: UserRoleInput): Promise<AccessRequestRow>;
  decline(scope: Scope, id: number): Promise<AccessRequestRow>;
  /** Whoever has left asks for nothing any more. */
  withdrawOf(scope: Scope, userIds: readonly number[]): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const ROUTE_MAX = 300;

/** When the person may ask for the area again. */
export function repeatAt({ createdAt }: AccessRequestRow): Date {
  return new Date(createdAt.getTime() + DAY_MS);
}

const isRoute = (text: string) => text.length <= ROUTE_MAX && /^\/(?!\/)[\w\-/?=&.%]*$/.test(text);

/** Asking for a right that one lacks, and what those answer who can give it. */
export function createAccessRequestsService(
  { audit, live, notify, now }: Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'>,
  userRoles: UserRolesService,
): AccessRequestsService {
  const table = accessRequestTable;

  async function open({ tx, organizationId }: Scope, id: number): Promise<AccessRequestRow> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    if (!row) throw new AppError('notFound');
    if (row.status !== 'open') throw new AppError('access.requestDecided');
    return row;
  }

  async function decide(scope: Scope, row: AccessRequestRow, status: 'granted' | 'declined') {
    const { tx, organizationId, caller } = scope;
    const [after] = await tx
      .update(table)
      .set({ status, decidedById: caller?.userId ?? null, decidedAt: sql`now()` })
      .where(and(eq(table.organizationId, organizationId), eq(table.id, row.id)))
      .returning();
    if (!after) throw new AppError('notFound');
    await audit.write(scope, {
      action: status === 'granted' ? 'accessGrant' : 'reject',
      objectType: 'user',
      objectId: row.userId,
      changes: { access: [null, `${row.area}.${row.flag}`] },
    });
    await live.publish(tx, { organizationId, topic: 'role', ids: [] });
    await live.publish(tx, { organizationId, topic: 'user', ids: [row.userId] });
    return after;
  }

  return {
    async create(scope, caller, { area, flag, route }) {
      const { tx, organizationId, lang } = scope;
      if (!isRoute(route)) throw new AppError('validation.failed', { field: 'route' });
      // Two at once wait for each other: the second one finds the first.
      await tx
        .select({ id: userTable.id })
        .from(userTable)
        .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, caller.userId)))
        .for('update');
      const last = await lastRequest(tx, organizationId, caller.userId, area);
      if (last && repeatAt(last) > now()) throw new AppError('access.requestedToday');
      const [row] = await tx
        .insert(table)
        .values({ organizationId, userId: caller.userId, area, flag, route, createdAt: now() })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      const grantors = await grantorsOf(tx, organizationId, row, caller.userId);
      await audit.write(scope, {
        action: 'accessRequest',
        objectType: 'user',
        objectId: caller.userId,
        changes: { access: [null, `${area}.${flag}`] },
      });
      await notify(scope, {
        userIds: grantors.map(({ id }) => id),
        type: 'accessRequest',
        objectType: 'user',
        objectId: caller.userId,
        route: `/roles/purpose-roles?request=${row.id}`,
        params: { person: caller.nameFull, what: rightName(lang, area, flag) },
        dedupeKey: `accessRequest:${row.id}`,
        aboutIds: [caller.userId],
      });
      await live.publish(tx, { organizationId, topic: 'role', ids: [] });
      return row;
    },

    async grant(scope, id, grant) {
      const row = await open(scope, id);
      const [role] = await rolesByIds(scope.tx, scope.organizationId, [grant.roleId]);
      if (role && !permits(role.rights[row.area], row.flag)) {
        throw new AppError('access.roleLacks', {
          field: 'roleId',
          params: { right: rightName(scope.lang, row.area, row.flag) },
        });
      }
      await userRoles.grant(scope, { ...grant, userIds: [row.userId] });
      return decide(scope, row, 'granted');
    },

    async decline(scope, id) {
      const row = await open(scope, id);
      await notify(scope, {
        userIds: [row.userId],
        type: 'accessRequestResult',
        objectType: 'user',
        objectId: row.userId,
        route: '',
        params: { what: rightName(scope.lang, row.area, row.flag), result: 'declined' },
        dedupeKey: `accessRequestResult:${row.id}`,
      });
      return decide(scope, row, 'declined');
    },

    async withdrawOf(scope, userIds) {
      const { tx, organizationId, caller } = scope;
      const withdrawn = await tx
        .update(table)
        .set({ status: 'withdrawn', decidedById: caller?.userId ?? null, decidedAt: sql`now()` })
        .where(
          and(
            eq(table.organizationId, organizationId),
            inArray(table.userId, [...userIds]),
            eq(table.status, 'open'),
          ),
        )
        .returning();
      if (withdrawn.length === 0) return;
      await audit.writeAll(
        scope,
        withdrawn.map(({ userId, area, flag }) => ({
          action: 'accessRequest' as const,
          objectType: 'user' as const,
          objectId: userId,
          changes: { access: [`${area}.${flag}`, null] },
        })),
      );
      await live.publish(tx, { organizationId, topic: 'role', ids: [] });
    },
  };
}
