import type { ModuleDeps } from '@server/modules/module';
import { staleTests } from './stale-questions.read-model';
import { questionPath, testContent } from './test.content';

/**
 * Authors hear of questions whose clause has changed: once of each test and each publication, in its transaction, so that
 * nothing is told of what was not published.
 */
export function tellOfStaleQuestions({ events, notify }: Pick<ModuleDeps, 'events' | 'notify'>): void {
  events.on('object.published', async (scope, { objectType, objectId, versionId, isMajor }) => {
    if (objectType !== 'regulation' || !isMajor) return;
    for (const { id, name, ownerId, questionIds } of await staleTests(scope, { objectId, versionId })) {
      const [first = ''] = questionIds;
      await notify(scope, {
        ...{ userIds: [ownerId], type: 'questionStale', objectType: testContent.objectType, objectId: id },
        ...{ route: questionPath(id, first), params: { name, count: questionIds.length } },
        dedupeKey: `questionStale:${id}:${versionId}`,
      });
    }
  });
}
