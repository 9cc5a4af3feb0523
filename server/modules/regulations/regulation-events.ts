import type { AuditEntry } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import type { Scope } from '@server/graphql/context';
import type { RegulationDeps } from './regulations.deps';
import { findRegulation } from './regulations.repository';

export interface RegulationEvents {
  /** Readers see it: published, renamed, archived. */
  changed(scope: Scope, regulationId: number): Promise<void>;
  /** Those who work on it see it: a draft, an approval, a comment, a signature in the report. */
  worked(scope: Scope, regulationId: number): Promise<void>;
  /** Writes a line of the audit log about the regulation. */
  log(
    scope: Scope,
    regulationId: number | null,
    action: LogAction,
    details?: Pick<AuditEntry, 'changes' | 'affectedUserId'>,
  ): Promise<void>;
  /** Writes that somebody took a file of the regulation away. */
  took(scope: Scope, regulationId: number, file: RegulationFile): Promise<void>;
}

/** What can be downloaded of a regulation. */
export type RegulationFile =
  'text' | 'sheet' | 'sheetTable' | 'journal' | 'comparison' | 'act' | 'certificate';

/** How this module tells the browsers and the audit log what happened. */
export function createRegulationEvents({
  audit,
  live,
}: Pick<RegulationDeps, 'audit' | 'live'>): RegulationEvents {
  return {
    changed: ({ tx, organizationId }, id) =>
      live.publish(tx, { organizationId, topic: 'regulation', ids: [id] }),
    async worked({ tx, organizationId }, id) {
      const row = await findRegulation(tx, organizationId, id);
      // Approvers and owners need not be authors: the event names them, or they would not hear of it.
      const userIds = row ? [...new Set([row.ownerId, ...row.approvers])] : undefined;
      await live.publish(tx, { organizationId, topic: 'regulationWork', ids: [id], userIds });
    },
    log: (scope, objectId, action, details = {}) =>
      audit.write(scope, { action, objectType: 'regulation', objectId, ...details }),
    async took(scope, objectId, file) {
      const changes: AuditEntry['changes'] = { file: [null, file] };
      await audit.write(scope, { action: 'export', objectType: 'regulation', objectId, changes });
      const { tx, organizationId } = scope;
      await live.publish(tx, { organizationId, topic: 'regulationWork', ids: [objectId] });
    },
  };
}
