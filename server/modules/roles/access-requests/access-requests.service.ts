import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { MutationAccessRequestCreateArgs, UserRoleInput } from '@server/graphql/generated/types';
import { permits } from '@server/graphql/access/rights';
import type { ModuleDeps } from '@server/modules/module';
import { rightName } from '@server/texts';
import { grantorsOf, lastRequest } from './access-requests.read-model';
import { accessRequestsRepository as repository } from './access-requests.repository';
import type { AccessRequestRow } from './access-requests.tables';
import { rolesByIds } from '../roles.read-model';
import type { UserRolesService } from '../user-roles.service';

export interface AccessRequestsService {
  create(scope: Scope, caller: Caller, args: MutationAccessRequestCreateArgs): Promise<AccessRequestRow>;
  grant(scope: Scope, id: number, grant: UserRoleInput): Promise<AccessRequestRow>;
  decline(scope: Scope, id: number): Promise<AccessRequestRow>;
  /** Withdraws the requests of people who have left. */
  withdrawOf(scope: Scope, userIds: readonly number[]): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const ROUTE_MAX = 300;

/** Returns when the person may request access to the area again. */
export function repeatAt({ createdAt }: AccessRequestRow): Date {
  return new Date(createdAt.getTime() + DAY_MS);
}

const isRoute = (text: string) => text.length <= ROUTE_MAX && /^\/(?!\/)[\w\-/?=&.%]*$/.test(text);

interface AccessRequestDeps extends Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'> {
  readonly userRoles: UserRolesService;
}

/** @throws {AppError} notFound, access.requestDecided */
async function lockOpenRequest({ tx, organizationId }: Scope, id: number): Promise<AccessRequestRow> {
  const row = await repository.lock(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  if (row.status !== 'open') throw new AppError('access.requestDecided');
  return row;
}

async function decideRequest(
  { audit, live }: AccessRequestDeps,
  scope: Scope,
  row: AccessRequestRow,
  status: 'granted' | 'declined',
) {
  const { tx, organizationId, caller } = scope;
  const after = await repository.end(tx, row, { status, decidedById: caller?.userId ?? null });
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

async function createRequest(
  { now, audit, notify, live }: AccessRequestDeps,
  scope: Scope,
  caller: Caller,
  { area, flag, route }: MutationAccessRequestCreateArgs,
): Promise<AccessRequestRow> {
  const { tx, organizationId } = scope;
  if (!isRoute(route)) throw new AppError('validation.failed', { field: 'route' });
  // Concurrent requests wait for each other: the second one finds the first.
  await repository.lockPerson(tx, organizationId, caller.userId);
  const last = await lastRequest(tx, organizationId, caller.userId, area);
  if (last && repeatAt(last) > now()) throw new AppError('access.requestedToday');
  const values = { organizationId, userId: caller.userId, area, flag, route, createdAt: now() };
  const row = await repository.insert(tx, values);
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
    params: { person: caller.nameFull, what: `${area}.${flag}` },
    dedupeKey: `accessRequest:${row.id}`,
    aboutIds: [caller.userId],
  });
  await live.publish(tx, { organizationId, topic: 'role', ids: [] });
  return row;
}

async function grantRequest(
  deps: AccessRequestDeps,
  scope: Scope,
  id: number,
  grant: UserRoleInput,
): Promise<AccessRequestRow> {
  const row = await lockOpenRequest(scope, id);
  const [role] = await rolesByIds(scope.tx, scope.organizationId, [grant.roleId]);
  if (role && !permits(role.rights[row.area], row.flag)) {
    throw new AppError('access.roleLacks', {
      field: 'roleId',
      params: { right: rightName(scope.lang, row.area, row.flag) },
    });
  }
  await deps.userRoles.grant(scope, { ...grant, userIds: [row.userId] });
  return decideRequest(deps, scope, row, 'granted');
}

async function declineRequest(deps: AccessRequestDeps, scope: Scope, id: number): Promise<AccessRequestRow> {
  const row = await lockOpenRequest(scope, id);
  await deps.notify(scope, {
    userIds: [row.userId],
    type: 'accessRequestResult',
    objectType: 'user',
    objectId: row.userId,
    route: '',
    params: { what: `${row.area}.${row.flag}`, result: 'declined' },
    dedupeKey: `accessRequestResult:${row.id}`,
  });
  return decideRequest(deps, scope, row, 'declined');
}

async function withdrawRequestsOf(
  { audit, live }: AccessRequestDeps,
  scope: Scope,
  userIds: readonly number[],
): Promise<void> {
  const { tx, organizationId, caller } = scope;
  const end = { status: 'withdrawn' as const, decidedById: caller?.userId ?? null };
  const withdrawn = await repository.endOpen(tx, organizationId, userIds, end);
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
}

/** Handles requests for missing rights, and the responses of those who can grant them. */
export function createAccessRequestsService(deps: AccessRequestDeps): AccessRequestsService {
  return {
    create: (scope, caller, args) => createRequest(deps, scope, caller, args),
    grant: (scope, id, grant) => grantRequest(deps, scope, id, grant),
    decline: (scope, id) => declineRequest(deps, scope, id),
    withdrawOf: (scope, userIds) => withdrawRequestsOf(deps, scope, userIds),
  };
}
