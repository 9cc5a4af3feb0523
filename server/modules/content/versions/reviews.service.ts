import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { type ContentDefinition, workNotificationType } from '../content-definition';
import type { ContentDeps } from '../content.deps';
import type { ContentObjectRow } from '../content.tables';
import { dayAt } from './review-date.read-model';
import { dueForReview, REVIEW_BATCH, servedOrganizations } from './reviews.read-model';

export interface ReviewsService {
  /** The daily job: notifies owners of every object whose review date has come, once per date. */
  notifyDue(): Promise<void>;
}

/** Finds objects that are due for review. */
export function createReviewsService(
  { database, now, notify }: Pick<ContentDeps, 'database' | 'now' | 'notify'>,
  content: ContentDefinition,
): ReviewsService {
  const { objectType, routes } = content;
  const type = () => workNotificationType(content, 'reviewDue');

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
        const due = await dueForReview(tx, content, { organizationId, today, afterId, type: type() });
        for (const object of due) await notifyOwner(scope, object);
        afterId = due.at(-1)?.id ?? afterId;
        if (due.length < REVIEW_BATCH) return;
      }
    });
  }

  return {
    async notifyDue() {
      for (const id of await database.system(servedOrganizations)) await notificationOf(id);
    },
  };
}
