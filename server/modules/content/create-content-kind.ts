import { eq, and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { HandoverKind } from '@server/graphql/generated/types';
import { ints } from '@server/modules/sql';
import { isWholeReportSeen } from './access/access-context.read-model';
import { canEdit, canTake, canView, seesWholeReport } from './access/access.policy';
import { contentAccess } from './access/content-access';
import { isApprovalOpen } from './approvals/approval-statuses.sql';
import { type ContentDefinition, objectColumn, routesOf } from './content-definition';
import type {
  ContentDuty,
  ContentHolders,
  ContentKind,
  ObjectDescription,
  PublishedObject,
} from './content-kind';

/** The contract's terms for handing over a kind's duties. */
export interface HandoverWords {
  owner: HandoverKind;
  approval: HandoverKind;
}

type Own = Pick<
  ContentKind,
  | 'changedFor'
  | 'changedSince'
  | 'evidence'
  | 'held'
  | 'menuCounters'
  | 'offeredTexts'
  | 'ownFiles'
  | 'ownRecords'
  | 'ownTables'
  | 'reports'
  | 'requests'
  | 'search'
  | 'setup'
  | 'showsScore'
> & {
  handover: HandoverWords;
  /** The weight in a plan relative to others: a number, or SQL on the object. */
  weight?: number | SQL<number>;
};

function holdersOf({ tables: { object, approval } }: ContentDefinition): ContentHolders {
  return {
    owners: (organizationId, id) => sql`
      select r.owner_id from ${object} r where r.organization_id = ${organizationId} and r.id = ${id}`,
    approvers: (organizationId, id) => sql`
      select p.approver_id from ${approval} p
      join ${object} r on r.organization_id = p.organization_id and r.draft_version_id = p.version_id
      where p.organization_id = ${organizationId} and r.id = ${id} and p.status <> 'cancelled'`,
  };
}

function dutiesOf({ tables, routes }: ContentDefinition, handover: HandoverWords): ContentDuty[] {
  const { object, approval } = tables;
  const route = (id: number) => routes.editor(id, 'edit');
  const held = (organizationId: number, condition: SQL) => sql`
    select r.id, r.name from ${object} r
    where r.organization_id = ${organizationId} and not r.is_archive and ${condition}`;
  return [
    {
      kind: handover.owner,
      heldBy: (organizationId, userId) => held(organizationId, sql`r.owner_id = ${userId}`),
      route,
    },
    {
      kind: handover.approval,
      heldBy: (organizationId, userId) =>
        held(
          organizationId,
          sql`(r.approvers @> to_jsonb(${userId}::int) or exists (
            select from ${approval} a where a.organization_id = r.organization_id and a.version_id = r.draft_version_id
              and a.approver_id = ${userId} and ${isApprovalOpen(sql`a.status`)}))`,
        ),
      route,
    },
  ];
}

async function countStale(
  { tables: { object } }: ContentDefinition,
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await selectRows(tx, { count: integer })(sql`
    select count(*)::int as count from ${object} r join organization o on o.id = r.organization_id
    where r.organization_id = ${organizationId} and r.status = 'published' and not r.is_archive
      and r.review_at < (now() at time zone o.timezone)::date
      and ${ids.length > 0 ? sql`r.id = any(${ints(ids)})` : sql`true`}`);
  return rows[0]?.count ?? 0;
}

/** Returns the versions of each object to assign: its current one, and the newest one that had to be done again. */
async function publishedOf(
  { tables: { object, version } }: ContentDefinition,
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
  weight: number | SQL<number>,
): Promise<PublishedObject[]> {
  const rows = await tx
    .select({
      id: object.id,
      versionId: object.currentVersionId,
      majorVersionId: sql<number>`max(${version.id})`,
      majorAt: sql`max(${version.publishedAt})`.mapWith(version.publishedAt),
      weight: sql<number>`round((${weight})::numeric)::int`,
    })
    .from(object)
    .innerJoin(
      version,
      and(
        eq(version.organizationId, object.organizationId),
        eq(version.objectId, object.id),
        eq(version.status, 'published'),
        eq(version.significance, 'major'),
      ),
    )
    .where(
      and(
        eq(object.organizationId, organizationId),
        inArray(object.id, [...ids]),
        eq(object.isArchive, false),
        isNotNull(object.currentVersionId),
      ),
    )
    .groupBy(object.organizationId, object.id);
  return rows.flatMap(({ versionId, ...row }) => (versionId === null ? [] : [{ ...row, versionId }]));
}

async function describe(
  content: ContentDefinition,
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<ObjectDescription[]> {
  const { object } = content.tables;
  const rows = await tx
    .select()
    .from(object)
    .where(and(eq(object.organizationId, organizationId), inArray(object.id, [...ids])));
  return rows.map((row) => {
    const { reader, team } = routesOf(content, row);
    return { id: row.id, name: row.name, route: reader(row.id), teamRoute: team };
  });
}

/** Creates a kind whose objects and versions are in tables of the common shape: only its differences must be given. */
export function createContentKind(
  content: ContentDefinition,
  { handover, weight = 1, ...own }: Own,
): ContentKind {
  const { permitted } = contentAccess(content);
  const { object } = content.tables;
  const column = (name: string) => objectColumn(content, name);
  return {
    ...content,
    ...own,
    access: {
      editable: (scope, ids) => permitted(scope, ids, canEdit),
      reportable: (scope, ids) => permitted(scope, ids, seesWholeReport),
      readable: (scope, ids) => permitted(scope, ids, canView),
      takeable: (scope, ids) => permitted(scope, ids, canTake),
    },
    holders: holdersOf(content),
    duties: dutiesOf(content, handover),
    objects: sql`select organization_id, id, code, name from ${object}`,
    reported: (caller) => sql`
      select ${column('id')}, ${column('code')}, ${column('name')} from ${object}
      where ${column('organization_id')} = ${caller.organizationId} and ${column('status')} = 'published'
        and not ${column('is_archive')} and ${isWholeReportSeen(content, caller)}`,
    countStale: (tx, organizationId, ids) => countStale(content, tx, organizationId, ids),
    published: (tx, organizationId, ids) => publishedOf(content, tx, organizationId, ids, weight),
    describe: (tx, organizationId, ids) => describe(content, tx, organizationId, ids),
  };
}
