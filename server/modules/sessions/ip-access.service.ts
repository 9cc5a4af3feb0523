import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { IpAccessInput } from '@server/graphql/generated/resolvers';
import type { SecurityNotices } from '@server/mail/security-notices';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { refuseStale } from '@server/modules/conflict';
import { plainAddress } from '@server/modules/ip-address';
import type { ModuleDeps } from '@server/modules/module';
import { lockAccess, putAccess, takeRecovery } from './ip-access.repository';
import type { IpMode } from './ip-access.tables';
import { findAccess, type IpOwner, isCovered } from './ip-state.read-model';
import { type Lockout, recoveryHash } from './lockout';

export interface IpAccessService {
  /** @throws {AppError} ip.lockout, conflict.updated */
  update(scope: Scope, caller: Caller, input: IpAccessInput): Promise<void>;
  /** One's own restriction. @throws {AppError} ip.ownAddress */
  updateOwn(scope: Scope, caller: Caller, isOn: boolean): Promise<void>;
  /** Takes somebody's own restriction away; a letter tells them. */
  lift(scope: Scope, person: UserRow): Promise<void>;
  /** @throws {AppError} ip.ownAddress: the caller could not come in again from here */
  requireOwnCovered(scope: Scope, caller: Caller): Promise<void>;
  /** The link of the letter. False: it was used, or is too old. */
  recover(context: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>, token: string): Promise<boolean>;
}

/** Whether addresses count: for the organization, and for a person by their own wish. */
export function createIpAccessService(
  deps: Pick<ModuleDeps, 'audit' | 'live' | 'now'> & {
    lockout: Lockout;
    notices: SecurityNotices;
  },
): IpAccessService {
  const { audit, live, now, lockout, notices } = deps;

  async function set(scope: Scope, owner: IpOwner, before: IpMode, mode: IpMode): Promise<void> {
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

  /** @returns whether that changed anything */
  async function setOwn(scope: Scope, userId: number, mode: 'on' | 'off'): Promise<boolean> {
    const owner = { organizationId: scope.organizationId, userId };
    const before = (await lockAccess(scope.tx, owner))?.mode ?? 'off';
    if (before === mode) return false;
    await set(scope, owner, before, mode);
    return true;
  }

  const service: IpAccessService = {
    async update(scope, caller, { mode, confirmation, updatedAt }) {
      const { tx, organizationId } = scope;
      const owner = { organizationId, userId: null };
      const before = await lockAccess(tx, owner);
      if (before) {
        const edited = { objectType: 'organization', id: organizationId, updatedAt: before.updatedAt };
        await refuseStale(scope, edited, updatedAt);
      }
      if ((before?.mode ?? 'off') === mode) return;
      await set(scope, owner, before?.mode ?? 'off', mode);
      await lockout.guard(scope, caller, confirmation);
    },
    async updateOwn(scope, caller, isOn) {
      const isNew = await setOwn(scope, caller.userId, isOn ? 'on' : 'off');
      if (isNew && isOn) await service.requireOwnCovered(scope, caller);
    },
    async lift(scope, person) {
      if (await setOwn(scope, person.id, 'off')) await notices.send(scope, person, 'ipLifted');
    },
    async requireOwnCovered({ tx, ip }, { organizationId, userId }) {
      const owner = { organizationId, userId };
      if ((await findAccess(tx, owner))?.mode !== 'on') return;
      if (await isCovered(tx, owner, userId, plainAddress(ip))) return;
      throw new AppError('ip.ownAddress', { params: { address: ip } });
    },
    async recover(context, token) {
      const organizationId = await context.within(null, (tx) => takeRecovery(tx, recoveryHash(token), now()));
      if (organizationId === null) return false;
      await context.within(organizationId, async (tx) => {
        const { lang, ip, userAgent } = context;
        const owner = { organizationId, userId: null };
        const before = (await lockAccess(tx, owner))?.mode ?? 'off';
        if (before !== 'on') return;
        await set({ organizationId, caller: null, tx, lang, ip, userAgent }, owner, before, 'monitor');
      });
      return true;
    },
  };
  return service;
}
