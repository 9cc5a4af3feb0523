import { grantedEditors } from '@server/modules/content/granted-people.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { NewNotification } from '@server/modules/notifications/new-notification';
import { staleTests } from './stale-questions.read-model';
import { questionPath, testContent, testKey } from '../test.content';

/**
 * Notifies the owner of a test, and the people who were granted to edit it, of questions whose clause has changed: once per test
 * and publication, in the publication's transaction, so that nobody is notified of something that was not published.
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
      // Copies go to the heads and mentors of the owner, who were already notified together with the owner.
      await notify(scope, { ...notification, userIds: editorIds, reason: 'editor', aboutIds: [ownerId] });
    }
  });
}
