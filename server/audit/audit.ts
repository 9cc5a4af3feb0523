import type { Scope } from '@server/graphql/context';
import { auditLogTable } from './audit.tables';

/** What one write did, for the history of the organization. */
export interface AuditEntry {
  /** One of logActionTypes. */
  action: string;
  objectType: string;
  objectId?: number | null;
  /** The person whom it is about, where that is not the object itself. */
  affectedUserId?: number | null;
  /** Field → [before, after]. Never a password, a token or a code. */
  changes?: Record<string, [unknown, unknown]>;
}

export interface Audit {
  /** Writes one line in the caller's transaction. */
  write(scope: Scope, entry: AuditEntry): Promise<void>;
  /** The same for many objects, in one statement. */
  writeAll(scope: Scope, entries: readonly AuditEntry[]): Promise<void>;
}

/** The fields of `after` that differ from `before`, as `changes` of an audit entry. */
export function changesOf<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): Record<string, [unknown, unknown]> {
  const differs = (field: keyof Row) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.fromEntries(fields.filter(differs).map((field) => [field, [before[field], after[field]]]));
}

/** The append-only history (`audit_log`): the database refuses to change or delete its rows. */
export function createAudit(): Audit {
  async function writeAll(scope: Scope, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await scope.tx.insert(auditLogTable).values(
      entries.map((entry) => ({
        organizationId: scope.organizationId,
        actorId: scope.caller?.userId ?? null,
        actorKind: scope.caller ? ('user' as const) : ('system' as const),
        action: entry.action,
        objectType: entry.objectType,
        objectId: entry.objectId ?? null,
        affectedUserId: entry.affectedUserId ?? null,
        changes: entry.changes ?? {},
        ip: scope.ip,
      })),
    );
  }
  return { writeAll, write: (scope, entry) => writeAll(scope, [entry]) };
}
