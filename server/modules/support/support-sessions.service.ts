import limits from '@graphql/limits.json';
import type { AuditChanges, AuditEntry } from '@server/audit/audit';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import { mayEnterWorkspaces } from '@server/graphql/guests';
import { systemScope } from '@server/graphql/system-scope';
import type { ProviderConsts } from '@server/modules/auth/consts.read-model';
import { checkText } from '@server/modules/checks';
import { plainAddress } from '@server/modules/ip-address';
import type { ModuleDeps } from '@server/modules/module';
import { notifyOfVisit } from './support-notices';
import { supportJobs } from './support.jobs';
import { supportRepository as repository } from './support.repository';
import type { SupportEnd, SupportSessionRow } from './support.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'jobs' | 'notify' | 'now'> & {
  readConsts: () => Promise<ProviderConsts>;
};

export type NamedSession = SupportSessionRow & { organizationName: string };

export interface Visit {
  organizationId: number;
  reason: string;
  minutes: number;
}

/** The bare call: to look, for so long. */
const BARE_MINUTES = 15;
const MINUTES: readonly number[] = [BARE_MINUTES, 60, 240];

/** Whoever works for the provider, in which cabinet: marks on their sessions, told in both histories. */
export interface SupportSessions {
  /** @throws {AppError} access.denied, notFound, support.nested, validation.required, validation.range */
  start(context: Context, visit: Visit): Promise<NamedSession>;
  /** Into a client's cabinet for fifteen minutes, or back to one's own. @throws {AppError} as `start` */
  switchTo(context: Context, organizationId: number): Promise<void>;
  /** @throws {AppError} notFound: nobody is there */
  end(context: Context, id: number): Promise<void>;
  /** Nothing when somebody has ended it before. */
  endExpired(tx: Tx, organizationId: number, id: number): Promise<void>;
  active(context: Context): Promise<NamedSession[]>;
}

/** See ADR 140. */
export function createSupportSessions({ audit, live, jobs, notify, now, readConsts }: Deps): SupportSessions {
  /** Both histories, and whoever shows where the provider's people are. */
  async function tell(
    scope: Scope,
    { organizationId, organizationName, ...row }: NamedSession,
    entry: Pick<AuditEntry, 'action' | 'changes'>,
  ): Promise<void> {
    const { tx } = scope;
    const { superOrganizationId } = await readConsts();
    const client = { id: organizationId, name: organizationName };
    await writeBothHistories(
      audit,
      scope,
      { client, providerId: superOrganizationId },
      { ...entry, objectType: 'organization', objectId: organizationId },
    );
    // Their other windows look anew, their sockets are checked; the client's admins see who comes and goes.
    const ids = [row.superAdminId];
    for (const place of [organizationId, superOrganizationId]) {
      await live.publish(tx, { organizationId: place, topic: 'user', ids, userIds: ids });
    }
    await live.publish(tx, { organizationId, topic: 'support', ids: [row.id] });
  }

  async function finish(scope: Scope, row: SupportSessionRow, by: SupportEnd): Promise<void> {
    const { tx } = scope;
    await repository.end(tx, row, by, now());
    const organizationName = (await repository.clientName(tx, row.organizationId)) ?? '';
    const changes: AuditChanges = { supportPerson: [row.adminName, null], supportEnd: [null, by] };
    await tell(scope, { ...row, organizationName }, { action: 'supportLeave', changes });
  }

  /** @throws {AppError} access.denied, support.nested */
  function requireHome(caller: Caller): void {
    if (!mayEnterWorkspaces(caller)) throw new AppError('access.denied');
    if (caller.support) {
      throw new AppError('support.nested', { params: { name: caller.support.organizationName } });
    }
  }

  async function open(context: Context, { organizationId, reason, minutes }: Visit): Promise<NamedSession> {
    const caller = context.signedIn;
    requireHome(caller);
    const { superOrganizationId } = await readConsts();
    const ip = plainAddress(context.ip);
    if (ip === null) throw new AppError('access.denied');
    if (organizationId === superOrganizationId) throw new AppError('notFound');
    const session = await context.within(null, async (tx) => {
      const organizationName = await repository.clientName(tx, organizationId);
      if (organizationName === null) throw new AppError('notFound');
      // Its time was over, or it was entered from another address.
      const before = await repository.lockOfSession(tx, caller.sessionId);
      if (before)
        await finish({ ...context.scope, tx }, before, before.endsAt <= now() ? 'clock' : 'provider');
      const startedAt = now();
      const endsAt = new Date(startedAt.getTime() + minutes * 60_000);
      const row = await repository.insert(tx, {
        ...{ organizationId, reason, startedAt, endsAt },
        ...{ superAdminId: caller.userId, adminName: caller.nameFull, sessionId: caller.sessionId },
        ip,
      });
      const { id } = row;
      await jobs.enqueue(
        tx,
        supportJobs.endSupportSession,
        { organizationId, id },
        { runAt: endsAt, key: `support:${id}` },
      );
      const named = { ...row, organizationName };
      const changes: AuditChanges = {
        supportPerson: [null, row.adminName],
        ...(reason ? { supportReason: [null, reason] } : {}),
        supportMinutes: [null, minutes],
      };
      await tell({ ...context.scope, tx }, named, { action: 'supportEnter', changes });
      return named;
    });
    await context.within(organizationId, (tx) => notifyOfVisit(tx, notify, session));
    return session;
  }

  return {
    async start(context, { reason, minutes, organizationId }) {
      requireHome(context.signedIn);
      const { supportReason: max } = limits;
      if (!MINUTES.includes(minutes)) {
        throw new AppError('validation.range', {
          field: 'minutes',
          params: { min: BARE_MINUTES, max: Math.max(...MINUTES) },
        });
      }
      const checked = checkText(reason, { field: 'reason', max, isRequired: true });
      return open(context, { organizationId, minutes, reason: checked });
    },

    async switchTo(context, organizationId) {
      const { support, organizationId: here } = context.signedIn;
      if (organizationId === here) return;
      if (support && organizationId === support.homeOrganizationId) {
        await context.within(null, async (tx) => {
          const row = await repository.lock(tx, here, support.id);
          if (row) await finish({ ...context.scope, tx }, row, 'provider');
        });
        return;
      }
      await open(context, { organizationId, reason: '', minutes: BARE_MINUTES });
    },

    async end(context, id) {
      const { support, organizationId } = context.signedIn;
      if (support && support.id !== id) throw new AppError('notFound');
      await context.within(null, async (tx) => {
        const row = await repository.lock(tx, organizationId, id);
        if (!row) throw new AppError('notFound');
        await finish({ ...context.scope, tx }, row, support ? 'provider' : 'client');
      });
    },

    async endExpired(tx, organizationId, id) {
      const row = await repository.lock(tx, organizationId, id);
      if (row) await finish(systemScope(tx, organizationId), row, 'clock');
    },

    async active(context) {
      const { organizationId } = context.signedIn;
      return context.within(null, async (tx) => {
        const organizationName = (await repository.clientName(tx, organizationId)) ?? '';
        return (await repository.active(tx, organizationId, now())).map((row) => ({
          ...row,
          organizationName,
        }));
      });
    },
  };
}
