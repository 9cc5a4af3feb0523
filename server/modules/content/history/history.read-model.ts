import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { auditLogTable } from '@server/audit/audit.tables';
import { integer, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ContentEventKind, QueryContentHistoryArgs } from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { type AccessContext, canEdit, seesWholeReport } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind } from '../content-kind';
import { evidenceRecordTable } from '../evidence/evidence.tables';
import { shownNames } from '../evidence/signers.read-model';
import type { Reading } from '../evidence/evidence-source';
import { versionLabel } from '../versions/version-hash';
import { versionsByIds } from '../versions/versions.repository';
import type { EventDetails } from './event-details';
import { auditText, KIND_OF_ACTION, versionText } from './history-texts';

export interface ObjectEvent extends EventDetails {
  id: string;
  kind: ContentEventKind;
}

type Source = 'version' | 'own' | 'record' | 'audit';
type Found = { kind: ContentEventKind; source: Source; id: number };

const ALL: readonly ContentEventKind[] = [
  ...(['version', 'approval', 'signature', 'refusal', 'result', 'reminder'] as const),
  ...(['access', 'change', 'download'] as const),
];
/** Readers see these events of the object, and of its evidence as much as in the report. */
const READER_EVENTS: readonly ContentEventKind[] = ['version', 'signature', 'refusal', 'result'];

/** Returns a condition for the visible evidence: everybody's, or that of the caller's people and their own. */
function visibleEvidence(scope: Scope, access: AccessContext): SQL {
  const caller = callerOf(scope);
  if (seesWholeReport(caller, access)) return sql`true`;
  return sql`(s.user_id = ${caller.userId} or exists (
    select from users u where u.organization_id = ${scope.organizationId} and u.id = s.user_id and ${isLed(caller)}))`;
}

function kindOfAction(): SQL {
  const branches = Object.entries(KIND_OF_ACTION).map(([action, kind]) => sql`when ${action} then ${kind}`);
  return sql`case l.action ${sql.join(branches, sql` `)} end`;
}

/** Selects the evidence records about the object: a query of `source`, `kind`, `id`, `at` and `user_id`. */
function evidenceOf({ objectType, evidence }: ContentKind, organizationId: number, id: number): SQL {
  const records = sql`
    select 'record' as source, 'result' as kind, r.id, r.created_at as at, r.user_id from evidence_record r
    where r.organization_id = ${organizationId} and r.object_type = ${objectType} and r.object_id = ${id}`;
  if (!evidence) return records;
  const own = evidence.events.find(organizationId, id);
  return sql`${records} union all select 'own', o.kind, o.id, o.at, o.user_id from (${own}) o`;
}

async function findEvents(
  scope: Scope,
  kind: ContentKind,
  access: AccessContext,
  { id, kinds, page, pageSize }: QueryContentHistoryArgs,
): Promise<{ found: Found[]; count: number }> {
  const { tx, organizationId } = scope;
  const { version } = kind.tables;
  const visible = canEdit(callerOf(scope), access) ? ALL : READER_EVENTS;
  const wanted =
    kinds && kinds.length > 0
      ? visible.filter((contentEventKind) => kinds.includes(contentEventKind))
      : visible;
  const { limit, offset } = paging(page, pageSize, limits.pageSizeMax);
  const rows = await selectRows(tx, {
    kind: oneOf(enumerations.ContentEventKind),
    source: oneOf(['version', 'own', 'record', 'audit']),
    id: text,
    count: integer,
  })(sql`
    select e.kind, e.source, e.id, count(*) over()::int as count
    from (
      select 'version' as kind, 'version' as source, v.id::bigint as id, v.published_at as at from ${version} v
      where v.organization_id = ${organizationId} and v.${sql.identifier(version.objectId.name)} = ${id}
        and v.status = 'published'
      union all
      select s.kind, s.source, s.id, s.at from (${evidenceOf(kind, organizationId, id)}) s
      where ${visibleEvidence(scope, access)}
      union all
      select ${kindOfAction()}, 'audit', l.id, l.at from audit_log l
      where l.organization_id = ${organizationId} and l.object_type = ${kind.objectType} and l.object_id = ${id}
    ) e
    where e.kind = any(${sql.param([...wanted])}::text[])
    order by e.at desc, e.id desc
    limit ${limit} offset ${offset}`);
  return {
    found: rows.map((row) => ({ kind: row.kind, source: row.source, id: Number(row.id) })),
    count: rows[0]?.count ?? 0,
  };
}

async function versionDetails(
  { tx, organizationId }: Reading,
  { tables }: ContentKind,
  ids: number[],
): Promise<[number, EventDetails][]> {
  const versions = ids.length === 0 ? [] : await versionsByIds(tx, tables.version, organizationId, ids);
  return versions.map((version) => [
    version.id,
    {
      at: version.publishedAt ?? version.updatedAt,
      actorId: version.publishedById,
      ...versionText(version),
    },
  ]);
}

async function recordDetails(
  reading: Reading,
  { tables }: ContentKind,
  ids: number[],
): Promise<[number, EventDetails][]> {
  if (ids.length === 0) return [];
  const { tx, organizationId } = reading;
  const record = evidenceRecordTable;
  const rows = await tx
    .select()
    .from(record)
    .where(and(eq(record.organizationId, organizationId), inArray(record.id, ids)));
  const versionIds = rows.flatMap(({ versionId }) => versionId ?? []);
  const versions =
    versionIds.length === 0 ? [] : await versionsByIds(tx, tables.version, organizationId, versionIds);
  const labels = new Map(versions.map((version) => [version.id, versionLabel(version)]));
  const people = rows.map(({ userId }) => userId);
  const names = await shownNames(tx, organizationId, people);
  return rows.map((row) => {
    const name = names.get(row.userId) ?? row.confirmedName;
    const params = { name, label: labels.get(row.versionId ?? 0) ?? '' };
    return [
      row.id,
      { at: row.createdAt, actorId: row.actorId, record: row, textKey: `record.${row.type}`, params },
    ];
  });
}

async function auditDetails(
  { tx, organizationId }: Reading,
  ids: number[],
): Promise<[number, EventDetails][]> {
  if (ids.length === 0) return [];
  const lines = await tx
    .select()
    .from(auditLogTable)
    .where(and(eq(auditLogTable.organizationId, organizationId), inArray(auditLogTable.id, ids)));
  return lines.map((line) => [line.id, { at: line.at, actorId: line.actorId, ...auditText(line) }]);
}

/** Reads the whole history of an object of the kind, newest first, in at most six statements. */
export async function readHistory(
  scope: Scope,
  kind: ContentKind,
  args: QueryContentHistoryArgs,
): Promise<{ items: ObjectEvent[]; count: number }> {
  const access = await contentAccess(kind).requireView(scope, args.id);
  const { found, count } = await findEvents(scope, kind, access, args);
  const idsOf = (source: Source) => found.filter((item) => item.source === source).map(({ id }) => id);
  const own = idsOf('own');
  const details: Record<Source, Map<number, EventDetails>> = {
    version: new Map(await versionDetails(scope, kind, idsOf('version'))),
    own: new Map(own.length === 0 ? [] : await kind.evidence?.events.details(scope, own)),
    record: new Map(await recordDetails(scope, kind, idsOf('record'))),
    audit: new Map(await auditDetails(scope, idsOf('audit'))),
  };
  const items = found.flatMap(({ kind: eventKind, source, id }): ObjectEvent[] => {
    const known = details[source].get(id);
    return known ? [{ id: `${source}:${id}`, kind: eventKind, ...known }] : [];
  });
  return { items, count };
}
