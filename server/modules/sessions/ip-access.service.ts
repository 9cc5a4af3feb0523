import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { IpAccessInput } from '@server/graphql/generated/types';
import type { SecurityNotifications } from '@server/mail/security-notifications';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { rejectStale } from '@server/modules/conflict';
import { plainAddress } from '@server/modules/ip-address';
import type { ModuleDeps } from '@server/modules/module';
import { lockAccess, putAccess, takeRecovery } from './ip-access.repository';
import type { IpMode } from './ip-access.tables';
import { findAccess, type IpOwner, isCovered } from './ip-state.read-model';
import { type Lockout, recoveryHash } from './lockout';

export interface IpAccessService {
  /** @throws {AppError} ip.lockout, conflict.updated */
  update(scope: Scope, caller: Caller, input: IpAccessInput): Promise<void>;
  /** Changes the caller's own restriction. @throws {AppError} ip.ownAddress */
  updateOwn(scope: Scope, caller: Caller, isOn: boolean): Promise<void>;
  /** Removes a person's own restriction and notifies them by email. */
  lift(scope: Scope, person: UserRow): Promise<void>;
  /** @throws {AppError} ip.ownAddress: the caller could not sign in again from this address */
  requireOwnCovered(scope: Scope, caller: Caller): Promise<void>;
  /** Handles the link in the email. Returns false when it was used or is too old. */
  recover(context: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>, token: string): Promise<boolean>;
}

interface IpAccessDeps extends Pick<ModuleDeps, 'audit' | 'live' | 'now'> {
  readonly lockout: Lockout;
  readonly securityNotifications: SecurityNotifications;
}

async function setMode(
  { now, audit, live }: IpAccessDeps,
  scope: Scope,
  owner: IpOwner,
  before: IpMode,
  mode: IpMode,
): Promise<void> {
  const { organizationId, userId } = owner;
  await putAccess(scope.tx, owner, mode, now());
  await audit.write(scope, {
    action: 'update',
    ...(userId === null
      ? { objectType: 'organization' as const, objectId: organizationId }
      : { objectType: 'user' as const, objectId: userId }),
    changes: { ipMode: [before, mode] },
  });
  await live.publish(scope.tx, {
    organizationId,
    topic: 'ipAccess',
    ids: [],
    ...(userId === null ? {} : { userIds: [userId] }),
  });
}

/** @returns whether anything changed */
async function setOwn(
  deps: IpAccessDeps,
  scope: Scope,
  userId: number,
  mode: 'on' | 'off',
): Promise<boolean> {
  const owner = { organizationId: scope.organizationId, userId };
  const before = (await lockAccess(scope.tx, owner))?.mode ?? 'off';
  if (before === mode) return false;
  await setMode(deps, scope, owner, before, mode);
  return true;
}

async function requireOwnCovered({ tx, ip }: Scope, { organizationId, userId }: Caller): Promise<void> {
  const owner = { organizationId, userId };
  if ((await findAccess(tx, owner))?.mode !== 'on') return;
  if (await isCovered(tx, owner, userId, plainAddress(ip))) return;
  throw new AppError('ip.ownAddress', { params: { address: ip } });
}

async function updateOrganizationMode(
  deps: IpAccessDeps,
  scope: Scope,
  caller: Caller,
  { mode, confirmation, updatedAt }: IpAccessInput,
): Promise<void> {
  const { tx, organizationId } = scope;
  const owner = { organizationId, userId: null };
  const before = await lockAccess(tx, owner);
  if (before) {
    const edited = { objectType: 'organization', id: organizationId, updatedAt: before.updatedAt };
    await rejectStale(scope, edited, updatedAt);
  }
  if ((before?.mode ?? 'off') === mode) return;
  await setMode(deps, scope, owner, before?.mode ?? 'off', mode);
  await deps.lockout.guard(scope, caller, confirmation);
}

async function updateOwn(deps: IpAccessDeps, scope: Scope, caller: Caller, isOn: boolean): Promise<void> {
  const isNew = await setOwn(deps, scope, caller.userId, isOn ? 'on' : 'off');
  if (isNew && isOn) await requireOwnCovered(scope, caller);
}

async function liftOwn(deps: IpAccessDeps, scope: Scope, person: UserRow): Promise<void> {
  if (await setOwn(deps, scope, person.id, 'off'))
    await deps.securityNotifications.send(scope, person, 'ipLifted');
}

async function recoverByLink(
  deps: IpAccessDeps,
  context: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>,
  token: string,
): Promise<boolean> {
  const organizationId = await context.within(null, (tx) =>
    takeRecovery(tx, recoveryHash(token), deps.now()),
  );
  if (organizationId === null) return false;
  await context.within(organizationId, async (tx) => {
    const { lang, ip, userAgent } = context;
    const owner = { organizationId, userId: null };
    const before = (await lockAccess(tx, owner))?.mode ?? 'off';
    if (before !== 'on') return;
    await setMode(deps, { organizationId, caller: null, tx, lang, ip, userAgent }, owner, before, 'monitor');
  });
  return true;
}

/** Manages whether addresses count: for the organization, and for a person by their own choice. */
export function createIpAccessService(deps: IpAccessDeps): IpAccessService {
  return {
    update: (scope, caller, input) => updateOrganizationMode(deps, scope, caller, input),
    updateOwn: (scope, caller, isOn) => updateOwn(deps, scope, caller, isOn),
    lift: (scope, person) => liftOwn(deps, scope, person),
    requireOwnCovered,
    recover: (context, token) => recoverByLink(deps, context, token),
  };
}
