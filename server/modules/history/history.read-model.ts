import { sql, type SQL } from 'drizzle-orm';
import { auditLogTable } from '@server/audit/audit.tables';
import type { AuditObject } from '@server/audit/vocabulary';
import { integer, nullable, objectOf, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { HistoryActorKind, HistoryChange, HistoryFilter } from '@server/graphql/generated/types';
import { deviceName } from '@server/modules/device';
import type { ModuleDeps } from '@server/modules/module';
import { ints } from '@server/modules/sql';
import { historyCondition, seesAll } from './history.conditions';
import { type NamedPerson, type Names, readNames } from './names.read-model';
import { isNamed, type Place, type Reference, referencesIn } from './references';
import { fieldName, objectTypeName, valueText, type Wording } from './words';

/** The max number of rows that can be paged through; older entries have to be searched by a filter. */
const COUNTED = 10_000;

export interface HistoryEntryView {
  id: string;
  at: Date;
  actorKind: HistoryActorKind;
  actor: NamedPerson | null;
  affected: NamedPerson | null;
  support: StoredEntry['support'];
  action: string;
  objectType: string;
  objectTypeName: string;
  objectId: number | null;
  objectName: string | null;
  changes: HistoryChange[];
  ip: string;
  device: string;
}

const storedEntryRow = {
  /** A bigint, which arrives as text. */
  id: text,
  at: text,
  actorId: nullable(integer),
  actorKind: oneOf(['user', 'system', 'provider']),
  action: text,
  objectType: text,
  objectId: nullable(integer),
  affectedUserId: nullable(integer),
  changes: columnOf(auditLogTable.changes),
  ip: text,
  userAgent: text,
  /** With microseconds, as used by the sort order. */
  atText: text,
  timezone: text,
  /** A person of the provider who changed something with the client's consent, and the reason for the visit. */
  support: nullable(objectOf({ name: text, reason: text })),
};

export type StoredEntry = RowOf<typeof storedEntryRow>;

const COLUMNS = sql`l.id::text as id, l.at, l.actor_id as "actorId", l.actor_kind as "actorKind", l.action,
  l.object_type as "objectType", l.object_id as "objectId", l.affected_user_id as "affectedUserId", l.changes, l.ip,
  l.user_agent as "userAgent", l.at::text as "atText", o.timezone, case when l.support_session_id is not null then (
    select jsonb_build_object('name', g.admin_name, 'reason', g.reason) from support_session g
    where g.organization_id = l.organization_id and g.id = l.support_session_id) end as support`;

/** Returns the rows of the ids that `chosen` selects, in the list's order: filters use an index, and rows are fetched last. */
async function rowsOf({ tx, organizationId }: Scope, chosen: SQL): Promise<StoredEntry[]> {
  const rows = await selectRows(
    tx,
    storedEntryRow,
  )(sql`
    with chosen as materialized (${chosen})
    select ${COLUMNS} from chosen c
    join audit_log l on l.organization_id = ${organizationId} and l.id = c.id
    join organization o on o.id = l.organization_id
    order by l.at desc, l.id desc`);
  return rows;
}

/** Returns a page of what the caller may see, newest first, and the count up to a limit. Two statements. */
export async function findHistory(
  scope: Scope,
  caller: Caller,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredEntry[]; count: number; isMore: boolean }> {
  const where = historyCondition(caller, filter);
  const rows = await rowsOf(
    scope,
    sql`select l.id from audit_log l where ${where}
        order by l.at desc, l.id desc limit ${limit} offset ${Math.min(offset, COUNTED)}`,
  );
  const counts = await selectRows(scope.tx, { count: integer })(sql`
    select count(*)::int as count from (select from audit_log l where ${where} limit ${COUNTED + 1}) counted`);
  const found = counts[0]?.count ?? 0;
  return { rows, count: Math.min(found, COUNTED), isMore: found > COUNTED };
}

/** Returns what the caller may see after an entry in the list's order, so that everything can be read in parts. */
export async function findHistoryAfter(
  scope: Scope,
  caller: Caller,
  filter: HistoryFilter,
  after: { at: string; id: string } | null,
  limit: number,
): Promise<StoredEntry[]> {
  const further = after ? sql`and (l.at, l.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  return rowsOf(
    scope,
    sql`select l.id from audit_log l where ${historyCondition(caller, filter)} ${further}
        order by l.at desc, l.id desc limit ${limit}`,
  );
}

/**
 * Returns the newest entries about some objects of one kind, regardless of the actor, for callers whose own section shows these
 * objects.
 */
export async function findObjectHistory(
  scope: Scope,
  { objectType, objectIds }: { objectType: AuditObject; objectIds: readonly number[] },
  limit = 100,
): Promise<StoredEntry[]> {
  if (objectIds.length === 0) return [];
  return rowsOf(
    scope,
    sql`select l.id from audit_log l
        where l.organization_id = ${scope.organizationId} and l.object_type = ${objectType}
          and l.object_id = any(${ints(objectIds)})
        order by l.at desc, l.id desc limit ${limit}`,
  );
}

/** Returns one entry. @throws {AppError} notFound also for one that the caller may not see */
export async function findEntry({ tx }: Scope, caller: Caller, id: number): Promise<StoredEntry> {
  const rows = await selectRows(
    tx,
    storedEntryRow,
  )(sql`
    select ${COLUMNS} from audit_log l join organization o on o.id = l.organization_id
    where ${historyCondition(caller, {})} and l.id = ${id}::bigint`);
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  return row;
}

function placeOf(row: StoredEntry, field: string): Place {
  return { field, objectType: row.objectType, siblings: {} };
}

function referencesOf(row: StoredEntry): Reference[] {
  const people = [row.actorId, row.affectedUserId].flatMap((id) =>
    id === null ? [] : [{ kind: 'user' as const, id }],
  );
  const object =
    isNamed(row.objectType) && row.objectId !== null ? [{ kind: row.objectType, id: row.objectId }] : [];
  const changed = Object.entries(row.changes).flatMap(([field, values]) =>
    referencesIn(values, placeOf(row, field)),
  );
  return [...people, ...object, ...changed];
}

/** The last name of a deleted object. */
function lastName({ changes }: StoredEntry): string | null {
  const values = changes['name'] ?? changes['title'] ?? [];
  const name = [values[1], values[0]].find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
}

function objectName(row: StoredEntry, names: Names): string | null {
  const { objectType: kind, objectId: id } = row;
  const now = isNamed(kind) && id !== null ? names.of({ kind, id }) : undefined;
  return now || lastName(row);
}

/** An actor who is not one of the organization's own people came from the provider. */
function actorKindOf(row: StoredEntry, actor: NamedPerson | null): HistoryActorKind {
  if (row.actorKind === 'system') return 'system';
  return row.actorKind === 'provider' || actor === null ? 'provider' : 'user';
}

export type WordingDeps = Pick<ModuleDeps, 'reverts' | 'contentKinds'>;

/** Converts entries to text in the caller's language: one statement for all names in them. */
export async function wordEntries(
  scope: Scope,
  caller: Caller,
  rows: readonly StoredEntry[],
  { reverts, contentKinds }: WordingDeps,
): Promise<HistoryEntryView[]> {
  const names = await readNames(scope, rows.flatMap(referencesOf), contentKinds.all);
  const seesOrigin = seesAll(caller);
  return rows.map((row) => {
    const wording: Wording = { lang: scope.lang, timezone: row.timezone, names };
    const rule = row.action === 'update' ? reverts.of(row.objectType) : null;
    const isRevertible = (field: string) => Boolean(rule?.may(caller) && rule.fields.includes(field));
    const actor = names.person(row.actorId);
    const isOrigin = seesOrigin || row.actorId === caller.userId;
    return {
      id: row.id,
      at: new Date(row.at),
      actorKind: actorKindOf(row, actor),
      actor,
      affected: names.person(row.affectedUserId),
      support: row.support,
      action: row.action,
      objectType: row.objectType,
      objectTypeName: objectTypeName(scope.lang, row.objectType),
      objectId: row.objectId,
      objectName: objectName(row, names),
      changes: Object.entries(row.changes).map(([field, [before, after]]) => ({
        field,
        name: fieldName(scope.lang, row.objectType, field),
        before: valueText(before, placeOf(row, field), wording),
        after: valueText(after, placeOf(row, field), wording),
        canRevert: isRevertible(field),
      })),
      ip: isOrigin ? row.ip : '',
      device: isOrigin ? deviceName(row.userAgent) : '',
    };
  });
}
