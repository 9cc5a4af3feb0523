import type { Scope } from '@server/graphql/context';
import { homeOf } from '@server/graphql/access/guests';
import { auditLogTable } from './audit.tables';
import type { AuditObject, LogAction } from './vocabulary';

/** Field → [before, after]. */
export type AuditChanges = Record<string, [unknown, unknown]>;

/** One write, as recorded in the organization's history. */
export interface AuditEntry {
  action: LogAction;
  objectType: AuditObject;
  objectId?: number | null;
  /** The affected person, if that is not the object itself. */
  affectedUserId?: number | null;
  /** The actor, if the scope does not have one yet: the person who registers an organization. */
  actorId?: number;
  /** The entry is also in the provider's own history, so the database need not copy it there. */
  isInBoth?: boolean;
  /** Never contains a password, a token or a code. */
  changes?: AuditChanges;
}

export interface Audit {
  /** Writes one entry in the caller's transaction. */
  write(scope: Scope, entry: AuditEntry): Promise<void>;
  /** Writes entries for many objects in one statement. */
  writeAll(scope: Scope, entries: readonly AuditEntry[]): Promise<void>;
}

/** Returns the fields of `after` that differ from `before`, as `changes` of an audit entry. */
export function changesOf<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): AuditChanges {
  const differs = (field: keyof Row) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.fromEntries(fields.filter(differs).map((field) => [field, [before[field], after[field]]]));
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== false;

/** Returns the values of a new object as `changes` of an audit entry, without the empty fields. */
export function firstValuesOf<Row extends object>(
  row: Row,
  fields: readonly (keyof Row & string)[],
): AuditChanges {
  const given = fields.filter((field) => isGiven(row[field]));
  return Object.fromEntries(given.map((field) => [field, [null, row[field]]]));
}

/** Returns the values of a deleted object: they are recorded nowhere else. */
export function lastValuesOf<Row extends object>(
  row: Row,
  fields: readonly (keyof Row & string)[],
): AuditChanges {
  const given = fields.filter((field) => isGiven(row[field]));
  return Object.fromEntries(given.map((field) => [field, [row[field], null]]));
}

/** Returns the affected user: the object itself if it is a user, unless another user is given. */
function affectedUserOf({ objectType, objectId, affectedUserId }: AuditEntry): number | null {
  return affectedUserId ?? (objectType === 'user' ? (objectId ?? null) : null);
}

/** Returns the support session under which provider staff change something in a client's organization. */
function supportSessionOf({ caller, organizationId }: Scope, { isInBoth }: AuditEntry): number | null {
  if (!caller?.support || caller.organizationId !== organizationId || isInBoth) return null;
  return caller.support.id;
}

/** Only provider staff write in an organization other than their own. */
const isGuest = ({ caller, organizationId }: Scope) => caller !== null && homeOf(caller) !== organizationId;

/**
 * The append-only history (`audit_log`): the database rejects changes and deletions of its rows and chains them at commit
 * (migration 0570), so this code cannot forget to.
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
        affectedUserId: affectedUserOf(entry),
        changes: entry.changes ?? {},
        ip: scope.ip,
        userAgent: scope.userAgent,
        supportSessionId: supportSessionOf(scope, entry),
      })),
    );
  }
  return { writeAll, write: (scope, entry) => writeAll(scope, [entry]) };
}
