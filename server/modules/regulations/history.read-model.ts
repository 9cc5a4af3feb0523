import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { auditLogTable } from '@server/audit/audit.tables';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationHistoryArgs, RegulationEventKind } from '@server/graphql/generated/resolvers';
import { paging } from '@server/modules/checks';
import { itsVersion, signatureColumns } from './evidence.repository';
import { auditText, KIND_OF_ACTION, signatureText, versionText, type EventText } from './history-texts';
import {
  regulationTables,
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from './regulations.tables';
import { versionsByIds } from '@server/modules/content/versions/versions.repository';
import { callerOf } from '@server/modules/content/caller';
import { canEdit, seesWholeReport, type AccessContext } from '@server/modules/content/access/access.policy';
import { isLed } from '@server/modules/content/access/access-context.read-model';
import { regulationAccess } from './regulation.content';

export interface HistoryEvent extends EventText {
  id: string;
  kind: RegulationEventKind;
  at: Date;
  actorId: number | null;
  signature: SignatureWithLabel | null;
}

type Source = 'version' | 'signature' | 'audit';
type Found = { kind: RegulationEventKind; source: Source; id: number };

/** What the caller may know of it: an editor everything, others the versions, and of evidence what the report shows them. */
function visibleKinds(scope: Scope, access: AccessContext): RegulationEventKind[] {
  const caller = callerOf(scope);
  if (canEdit(caller, access)) {
    return ['version', 'approval', 'signature', 'refusal', 'reminder', 'access', 'change', 'download'];
  }
  return ['version', 'signature', 'refusal'];
}

/** Whose evidence: everybody's, or that of one's people and one's own. */
function visibleEvidence(scope: Scope, access: AccessContext): SQL {
  const caller = callerOf(scope);
  if (seesWholeReport(caller, access)) return sql`true`;
  return sql`(s.user_id = ${caller.userId} or exists (
    select from users u where u.organization_id = s.organization_id and u.id = s.user_id and ${isLed(caller)}))`;
}

function kindOfAction(): SQL {
  const branches = Object.entries(KIND_OF_ACTION).map(([action, kind]) => sql`when ${action} then ${kind}`);
  return sql`case l.action ${sql.join(branches, sql` `)} end`;
}

async function findEvents(
  scope: Scope,
  access: AccessContext,
  { id, kinds, page, pageSize }: QueryRegulationHistoryArgs,
): Promise<{ found: Found[]; count: number }> {
  const { tx, organizationId } = scope;
  const visible = visibleKinds(scope, access);
  const wanted = kinds && kinds.length > 0 ? visible.filter((kind) => kinds.includes(kind)) : visible;
  const { limit, offset } = paging(page, pageSize, limits.pageSizeMax);
  const { rows } = await tx.execute<{
    kind: RegulationEventKind;
    source: Source;
    id: string;
    count: number;
  }>(sql`
    select e.kind, e.source, e.id, count(*) over()::int as count
    from (
      select 'version' as kind, 'version' as source, v.id::bigint as id, v.published_at as at from regulation_version v
      where v.organization_id = ${organizationId} and v.regulation_id = ${id} and v.status = 'published'
      union all
      select case s.action when 'signed' then 'signature' else 'refusal' end, 'signature', s.id, s.created_at
      from regulation_signature s
      where s.organization_id = ${organizationId} and s.regulation_id = ${id} and ${visibleEvidence(scope, access)}
      union all
      select ${kindOfAction()}, 'audit', l.id, l.at from audit_log l
      where l.organization_id = ${organizationId} and l.object_type = 'regulation' and l.object_id = ${id}
    ) e
    where e.kind = any(${sql.param(wanted)}::text[])
    order by e.at desc, e.id desc
    limit ${limit} offset ${offset}`);
  return {
    found: rows.map((row) => ({ kind: row.kind, source: row.source, id: Number(row.id) })),
    count: rows[0]?.count ?? 0,
  };
}

type Details = Pick<HistoryEvent, 'at' | 'actorId' | 'signature' | 'textKey' | 'params'>;

async function versionDetails({ tx, organizationId }: Scope, ids: number[]): Promise<[number, Details][]> {
  const versions =
    ids.length === 0 ? [] : await versionsByIds(tx, regulationTables.version, organizationId, ids);
  return versions.map((version) => [
    version.id,
    {
      at: version.publishedAt ?? version.updatedAt,
      actorId: version.publishedById,
      signature: null,
      ...versionText(version),
    },
  ]);
}

async function signatureDetails({ tx, organizationId }: Scope, ids: number[]): Promise<[number, Details][]> {
  if (ids.length === 0) return [];
  const table = regulationSignatureTable;
  const signatures = await tx
    .select(signatureColumns)
    .from(table)
    .innerJoin(regulationVersionTable, itsVersion)
    .where(and(eq(table.organizationId, organizationId), inArray(table.id, ids)));
  return signatures.map((signature) => [
    signature.id,
    { at: signature.createdAt, actorId: signature.userId, signature, ...signatureText(signature) },
  ]);
}

async function auditDetails({ tx, organizationId }: Scope, ids: number[]): Promise<[number, Details][]> {
  if (ids.length === 0) return [];
  const lines = await tx
    .select()
    .from(auditLogTable)
    .where(and(eq(auditLogTable.organizationId, organizationId), inArray(auditLogTable.id, ids)));
  return lines.map((line) => [
    line.id,
    { at: line.at, actorId: line.actorId, signature: null, ...auditText(line) },
  ]);
}

/** Everything that happened to a regulation, newest first, in at most four statements. */
export async function readHistory(
  scope: Scope,
  args: QueryRegulationHistoryArgs,
): Promise<{ items: HistoryEvent[]; count: number }> {
  const access = await regulationAccess.requireView(scope, args.id);
  const { found, count } = await findEvents(scope, access, args);
  const idsOf = (source: Source) => found.filter((each) => each.source === source).map(({ id }) => id);
  const details: Record<Source, Map<number, Details>> = {
    version: new Map(await versionDetails(scope, idsOf('version'))),
    signature: new Map(await signatureDetails(scope, idsOf('signature'))),
    audit: new Map(await auditDetails(scope, idsOf('audit'))),
  };
  const items = found.flatMap(({ kind, source, id }): HistoryEvent[] => {
    const known = details[source].get(id);
    return known ? [{ id: `${source}:${id}`, kind, ...known }] : [];
  });
  return { items, count };
}
