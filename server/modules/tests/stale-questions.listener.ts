import { grantedEditors } from '@server/modules/content/granted-people.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { NewNotification } from '@server/modules/notifications/notify';
import { staleTests } from './stale-questions.read-model';
import { questionPath, testContent, testKey } from './test.content';

/**
 * The owner of a test, and whoever was granted to edit it, hear of questions whose clause has changed: once of each test and
 * each publication, in its transaction, so that nothing is told of what was not published.
 */
export function notifyOfStaleQuestions({ events, notify }: Pick<ModuleDeps, 'events' | 'notify'>): void {
  events.on('object.published', async (scope, { objectType, objectId, versionId, isMajor }) => {
    if (objectType !== 'regulation' || !isMajor) return;
    for (const { id, name, ownerId, questionIds } of await staleTests(scope, { objectId, versionId })) {
      const [first = ''] = questionIds;
      const notification: Omit<NewNotification, 'userIds'> = {
        ...{ type: 'questionStale', objectType: testContent.objectType, objectId: id },
        ...{ route: questionPath(id, first), params: { name, count: questionIds.length } },
        dedupeKey: `questionStale:${id}:${versionId}`,
      };
      await notify(scope, { ...notification, userIds: [ownerId] });
      const editorIds = (await grantedEditors(scope, testKey(id))).filter((userId) => userId !== ownerId);
      if (editorIds.length === 0) continue;
      // Whoever hears of it besides has heard of it with the owner.
      await notify(scope, { ...notification, userIds: editorIds, reason: 'editor', aboutIds: [ownerId] });
    }
  });
}
