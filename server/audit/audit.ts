import type { Scope } from '@server/graphql/context';
import { homeOf } from '@server/graphql/guests';
import { auditLogTable } from './audit.tables';
import type { AuditObject, LogAction } from './vocabulary';

/** Field → [before, after]. */
export type AuditChanges = Record<string, [unknown, unknown]>;

/** What one write did, for the history of the organization. */
export interface AuditEntry {
  action: LogAction;
  objectType: AuditObject;
  objectId?: number | null;
  /** The person whom it is about, where that is not the object itself. */
  affectedUserId?: number | null;
  /** Who did it, where the scope does not know them yet: whoever registers an organization. */
  actorId?: number;
  /** Stands in the provider's own history, too: the database need not tell it there. */
  isInBoth?: boolean;
  /** Never a password, a token or a code. */
  changes?: AuditChanges;
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
): AuditChanges {
  const differs = (field: keyof Row) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.fromEntries(fields.filter(differs).map((field) => [field, [before[field], after[field]]]));
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== false;

/** What a new object has, as `changes` of an audit entry: fields that were left empty are no news. */
export function firstValuesOf<Row extends object>(
  row: Row,
  fields: readonly (keyof Row & string)[],
): AuditChanges {
  const given = fields.filter((field) => isGiven(row[field]));
  return Object.fromEntries(given.map((field) => [field, [null, row[field]]]));
}

/** What a deleted object had: nothing else will tell it. */
export function lastValuesOf<Row extends object>(
  row: Row,
  fields: readonly (keyof Row & string)[],
): AuditChanges {
  const given = fields.filter((field) => isGiven(row[field]));
  return Object.fromEntries(given.map((field) => [field, [row[field], null]]));
}

/** Of the person that the object is, unless somebody else is named. */
function affectedBy({ objectType, objectId, affectedUserId }: AuditEntry): number | null {
  return affectedUserId ?? (objectType === 'user' ? (objectId ?? null) : null);
}

/** By whose consent somebody of the provider changes something where they are a guest. */
function supportSessionOf({ caller, organizationId }: Scope, { isInBoth }: AuditEntry): number | null {
  if (!caller?.support || caller.organizationId !== organizationId || isInBoth) return null;
  return caller.support.id;
}

/** Whoever writes in an organization that is not theirs comes from the provider. */
const isGuest = ({ caller, organizationId }: Scope) => caller !== null && homeOf(caller) !== organizationId;

/**
 * The append-only history (`audit_log`): the database refuses to change or delete its rows, and chains them as they are
 * committed (migration 0570), so that nothing here can forget to.
 */
export function createAudit(): Audit {
  async function writeAll(scope: Scope, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const actorOf = ({ actorId }: AuditEntry) => actorId ?? scope.caller?.userId ?? null;
    const kindOf = (entry: AuditEntry) => {
      if (actorOf(entry) === null) return 'system' as const;
      return isGuest(scope) ? ('provider' as const) : ('user' as const);
    };
    await scope.tx.insert(auditLogTable).values(
      entries.map((entry) => ({
        organizationId: scope.organizationId,
        actorId: actorOf(entry),
        actorKind: kindOf(entry),
        action: entry.action,
        objectType: entry.objectType,
        objectId: entry.objectId ?? null,
        affectedUserId: affectedBy(entry),
        changes: entry.changes ?? {},
        ip: scope.ip,
        userAgent: scope.userAgent,
        supportSessionId: supportSessionOf(scope, entry),
      })),
    );
  }
  return { writeAll, write: (scope, entry) => writeAll(scope, [entry]) };
}
