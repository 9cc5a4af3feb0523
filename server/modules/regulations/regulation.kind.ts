import { sql } from 'drizzle-orm';
import type { Caller, Scope } from '@server/graphql/context';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints } from '@server/modules/sql';
import { callerOf, editorRoute, readerRoute } from './regulations.deps';
import { canEdit, type RegulationStanding, seesWholeReport } from './regulations.policy';
import { isWholeReportSeen, publishedRegulations, regulationsByIds } from './regulations.read-model';
import { findClauses, findRegulations } from './search.read-model';
import { standings } from './standing.read-model';

type Permission = (caller: Caller, standing: RegulationStanding) => boolean;

const permitted =
  (permission: Permission) =>
  async (scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const caller = callerOf(scope);
    const known = await standings(scope.tx, caller, ids);
    return new Set(known.filter((standing) => permission(caller, standing)).map(({ id }) => id));
  };

/** Documents that people read and sign: what the rest of the server knows of them. */
export const regulationKind: ContentKind = {
  objectType: 'regulation',
  topic: 'regulation',
  workTopic: 'regulationWork',
  access: { editable: permitted(canEdit), reportable: permitted(seesWholeReport) },
  notices: {
    assigned: 'regulationAssigned',
    newVersion: 'regulationNewVersion',
    reminder: 'regulationReminder',
    overdue: 'regulationOverdue',
    escalation: 'regulationTeamOverdue',
  },
  menuCounters: [{ name: 'regulation' }],
  search: { objects: findRegulations, texts: findClauses },
  holders: {
    owners: (organizationId, id) => sql`
      select r.owner_id from regulation r where r.organization_id = ${organizationId} and r.id = ${id}`,
    approvers: (organizationId, id) => sql`
      select p.approver_id from approval p
      join regulation r on r.organization_id = p.organization_id and r.draft_version_id = p.version_id
      where p.organization_id = ${organizationId} and r.id = ${id} and p.status <> 'cancelled'`,
  },
  duties: [
    {
      kind: 'regulation',
      heldBy: (organizationId, userId) => sql`
        select r.id, r.name from regulation r
        where r.organization_id = ${organizationId} and r.owner_id = ${userId} and not r.is_archive`,
      route: (id) => editorRoute(id, 'edit'),
    },
    {
      kind: 'approval',
      heldBy: (organizationId, userId) => sql`
        select r.id, r.name from regulation r
        where r.organization_id = ${organizationId} and not r.is_archive and (
          r.approvers @> to_jsonb(${userId}::int) or exists (
            select from approval a where a.organization_id = r.organization_id and a.version_id = r.draft_version_id
              and a.approver_id = ${userId} and a.status in ('pending', 'waiting')))`,
      route: (id) => editorRoute(id, 'edit'),
    },
  ],
  objects: sql`select organization_id, id, code, name from regulation`,
  reported: (caller) => sql`
    select regulation.id, regulation.code, regulation.name from regulation
    where regulation.organization_id = ${caller.organizationId} and regulation.status = 'published'
      and not regulation.is_archive and ${isWholeReportSeen(caller)}`,
  async countStale(tx, organizationId, ids) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from regulation r join organization o on o.id = r.organization_id
      where r.organization_id = ${organizationId} and r.status = 'published' and not r.is_archive
        and r.review_at < (now() at time zone o.timezone)::date
        and ${ids.length > 0 ? sql`r.id = any(${ints(ids)})` : sql`true`}`);
    return rows[0]?.count ?? 0;
  },
  published: publishedRegulations,
  describe: async (tx, organizationId, ids) =>
    (await regulationsByIds(tx, organizationId, ids)).map(({ id, name }) => ({
      id,
      name,
      route: readerRoute(id),
      teamRoute: '/regulation/subdivision/list',
    })),
};
