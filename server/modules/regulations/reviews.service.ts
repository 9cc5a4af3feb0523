import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { editorRoute, type RegulationDeps } from './regulations.deps';
import { dayAt } from './regulations.repository';
import { regulationTable, type RegulationRow } from './regulations.tables';

export interface ReviewsService {
  /** The daily job: owners hear of every regulation whose review date has come, once per date. */
  notice(): Promise<void>;
}

const BATCH = 500;

/** Regulations that are due for another look. */
export function createReviewsService({
  database,
  now,
  notify,
}: Pick<RegulationDeps, 'now' | 'notify'> & { database: Database }): ReviewsService {
  async function tell(scope: Scope, regulation: RegulationRow): Promise<void> {
    await notify(scope, {
      userIds: [regulation.ownerId],
      type: 'regulationReviewDue',
      objectType: 'regulation',
      objectId: regulation.id,
      route: editorRoute(regulation.id, 'edit'),
      params: { name: regulation.name, date: regulation.reviewAt ?? '' },
      dedupeKey: `regulationReviewDue:${regulation.id}:${regulation.reviewAt}`,
    });
  }

  async function noticeOf(organizationId: number): Promise<void> {
    await database.tenant(organizationId, async (tx) => {
      const scope: Scope = { organizationId, caller: null, tx, lang: 'ru', ip: '', userAgent: '' };
      const today = await dayAt(tx, organizationId, now());
      let afterId = 0;
      for (;;) {
        const due = await tx
          .select()
          .from(regulationTable)
          .where(
            and(
              eq(regulationTable.organizationId, organizationId),
              eq(regulationTable.status, 'published'),
              lte(regulationTable.reviewAt, today),
              gt(regulationTable.id, afterId),
              // Told already: the notification with this date's key is there.
              sql`not exists (select from notification n where n.organization_id = ${organizationId}
                and n.object_type = 'regulation' and n.object_id = ${regulationTable.id} and n.type = 'regulationReviewDue'
                and n.params ->> 'date' = ${regulationTable.reviewAt}::text)`,
            ),
          )
          .orderBy(asc(regulationTable.id))
          .limit(BATCH);
        for (const regulation of due) await tell(scope, regulation);
        afterId = due.at(-1)?.id ?? afterId;
        if (due.length < BATCH) return;
      }
    });
  }

  return {
    async notice() {
      const organizations = await database.system((tx) =>
        tx
          .select({ id: organizationTable.id })
          .from(organizationTable)
          .where(eq(organizationTable.isActive, true)),
      );
      for (const { id } of organizations) await noticeOf(id);
    },
  };
}
