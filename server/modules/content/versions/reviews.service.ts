import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { isServed } from '@server/modules/sql';
import { type ContentDefinition, workNotificationType } from '../content-definition';
import type { ContentDeps } from '../content.deps';
import type { ContentObjectRow } from '../content.tables';
import { dayAt } from './review-date';

export interface ReviewsService {
  /** The daily job: notifies owners of every object whose review date has come, once per date. */
  notifyDue(): Promise<void>;
}

const BATCH = 500;

/** Finds objects that are due for review. */
export function createReviewsService(
  { database, now, notify }: Pick<ContentDeps, 'database' | 'now' | 'notify'>,
  content: ContentDefinition,
): ReviewsService {
  const { tables, objectType, routes } = content;
  const type = () => workNotificationType(content, 'reviewDue');
  const table = tables.object;

  async function notifyOwner(scope: Scope, object: ContentObjectRow): Promise<void> {
    await notify(scope, {
      userIds: [object.ownerId],
      type: type(),
      objectType,
      objectId: object.id,
      route: routes.editor(object.id, 'edit'),
      params: { name: object.name, date: object.reviewAt ?? '' },
      dedupeKey: `${type()}:${object.id}:${object.reviewAt}`,
    });
  }

  async function notificationOf(organizationId: number): Promise<void> {
    await database.tenant(organizationId, async (tx) => {
      const scope = systemScope(tx, organizationId);
      const today = await dayAt(tx, organizationId, now());
      let afterId = 0;
      for (;;) {
        const due = await tx
          .select()
          .from(table)
          .where(
            and(
              eq(table.organizationId, organizationId),
              eq(table.status, 'published'),
              lte(table.reviewAt, today),
              gt(table.id, afterId),
              // Already notified: there is a notification with this date's key.
              sql`not exists (select from notification n where n.organization_id = ${organizationId}
                and n.object_type = ${objectType} and n.object_id = ${table.id} and n.type = ${type()}
                and n.params ->> 'date' = ${table.reviewAt}::text)`,
            ),
          )
          .orderBy(asc(table.id))
          .limit(BATCH);
        for (const object of due) await notifyOwner(scope, object);
        afterId = due.at(-1)?.id ?? afterId;
        if (due.length < BATCH) return;
      }
    });
  }

  return {
    async notifyDue() {
      const organizations = await database.system((tx) =>
        tx
          .select({ id: organizationTable.id })
          .from(organizationTable)
          .where(isServed(sql`${organizationTable}`)),
      );
      for (const { id } of organizations) await notificationOf(id);
    },
  };
}
