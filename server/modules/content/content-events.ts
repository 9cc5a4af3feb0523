import type { AuditEntry } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDefinition } from './content-definition';
import type { ContentDeps } from './content.deps';
import { findObject } from './objects/objects.repository';

export interface ContentEvents {
  /** Publishes a change that readers see: published, renamed, archived. */
  changed(scope: Scope, objectId: number): Promise<void>;
  /** Publishes a change for those who work on it: a draft, an approval, a comment, a signature in the report. */
  publishWork(scope: Scope, objectId: number): Promise<void>;
  /** The same, also for the caller, who need not work on it: a reader's question or rating. */
  publishOwnWork(scope: Scope, objectId: number): Promise<void>;
  /** Writes an audit log entry about the object. */
  log(
    scope: Scope,
    objectId: number | null,
    action: LogAction,
    details?: Pick<AuditEntry, 'changes' | 'affectedUserId'>,
  ): Promise<void>;
  /** Records that a person downloaded a file of the object. `file`: what it was. */
  recordDownload(scope: Scope, objectId: number, file: string): Promise<void>;
}

/** Publishes events of a kind to browsers, and records them in the audit log. */
export function createContentEvents(
  { audit, live }: Pick<ContentDeps, 'audit' | 'live'>,
  { objectType, topic, workTopic, tables }: ContentDefinition,
): ContentEvents {
  async function publishTo(
    { tx, organizationId }: Scope,
    id: number,
    also: readonly number[],
  ): Promise<void> {
    const row = await findObject(tx, tables.object, organizationId, id);
    // Approvers and owners need not be authors: they only receive the event because it names them.
    const userIds = row ? [...new Set([row.ownerId, ...row.approvers, ...also])] : undefined;
    await live.publish(tx, { organizationId, topic: workTopic, ids: [id], userIds });
  }

  return {
    changed: ({ tx, organizationId }, id) => live.publish(tx, { organizationId, topic, ids: [id] }),
    publishWork: (scope, id) => publishTo(scope, id, []),
    publishOwnWork: (scope, id) => publishTo(scope, id, [callerOf(scope).userId]),
    log: (scope, objectId, action, details = {}) =>
      audit.write(scope, { action, objectType, objectId, ...details }),
    async recordDownload(scope, objectId, file) {
      const changes: AuditEntry['changes'] = { file: [null, file] };
      await audit.write(scope, { action: 'export', objectType, objectId, changes });
      const { tx, organizationId } = scope;
      await live.publish(tx, { organizationId, topic: workTopic, ids: [objectId] });
    },
  };
}
