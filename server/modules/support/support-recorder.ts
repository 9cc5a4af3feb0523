import type { AuditEntry } from '@server/audit/audit';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Scope } from '@server/graphql/context';
import type { ProviderConsts } from '@server/modules/auth/consts.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { supportRepository as repository } from './support.repository';
import type { NamedSession } from './support-sessions';
import type { SupportEnd, SupportSessionRow } from './support.tables';

export type SupportDeps = Pick<ModuleDeps, 'audit' | 'live' | 'jobs' | 'notify' | 'now'> & {
  readConsts: () => Promise<ProviderConsts>;
};

/** Records the events of a support session in both histories. Requires a transaction of the system. */
export interface SupportRecorder {
  named(scope: Pick<Scope, 'tx'>, row: SupportSessionRow): Promise<NamedSession>;
  /**
   * Writes both histories, and publishes a live event to clients that show where the provider's people are and what they may do.
   */
  record(scope: Scope, session: NamedSession, entry: Pick<AuditEntry, 'action' | 'changes'>): Promise<void>;
  /** Ends a session that `lock` of the repository found open. */
  finish(scope: Scope, row: SupportSessionRow, by: SupportEnd): Promise<void>;
}

/** The dependencies of support sessions. */
export type SupportSessionDeps = SupportDeps & SupportRecorder;

/** See ADR 140. */
export function createSupportRecorder({ audit, live, now, readConsts }: SupportDeps): SupportRecorder {
  const recorder: SupportRecorder = {
    async named({ tx }, row) {
      return { ...row, organizationName: (await repository.client(tx, row.organizationId))?.name ?? '' };
    },

    async record(scope, { organizationId, organizationName, ...row }, entry) {
      const { tx } = scope;
      const { superOrganizationId } = await readConsts();
      const client = { id: organizationId, name: organizationName };
      await writeBothHistories(
        audit,
        scope,
        { client, providerId: superOrganizationId },
        { ...entry, objectType: 'organization', objectId: organizationId },
      );
      // Their other windows reload and their sockets are checked; the client's admins see who enters and leaves.
      const ids = [row.superAdminId];
      for (const place of [organizationId, superOrganizationId]) {
        await live.publish(tx, { organizationId: place, topic: 'user', ids, userIds: ids });
      }
      await live.publish(tx, { organizationId, topic: 'support', ids: [row.id] });
    },

    async finish(scope, row, by) {
      await repository.end(scope.tx, row, by, now());
      await recorder.record(scope, await recorder.named(scope, row), {
        action: 'supportLeave',
        changes: { supportPerson: [row.adminName, null], supportEnd: [null, by] },
      });
    },
  };
  return recorder;
}
