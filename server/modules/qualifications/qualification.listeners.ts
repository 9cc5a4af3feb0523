import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { ArchivedComponents } from './route/archived-components';
import type { Following } from './people/following';
import { qualificationContent } from './qualification.content';
import { askedBy, qualificationsWith } from './route/route.read-model';

const { objectType: OWN } = qualificationContent;

/** Updates people's qualifications when rules, components or their own results change. */
export function followPeople(
  { events }: Pick<ModuleDeps, 'events'>,
  { follow }: Following,
  { notifyOwners }: ArchivedComponents,
): void {
  const followAll = async (scope: Scope, ids: readonly number[]): Promise<void> => {
    for (const id of ids) await follow(scope, id, null);
  };

  events.on('assignments.changed', async (scope, { objectType, objectId, userIds, kind }) => {
    // Completions of the qualification itself come from this module and need no further update.
    if (objectType === OWN) {
      if (kind !== 'completed') await follow(scope, objectId, userIds);
      return;
    }
    if (kind === 'completed' || kind === 'waived') {
      for (const asked of await askedBy(scope, { objectType, objectId }, userIds)) {
        await follow(scope, asked.id, asked.userIds);
      }
    }
    // A pass was taken back, so the result no longer counts.
    if (kind === 'failed') {
      const ids = await qualificationsWith(scope, { objectType, objectId });
      for (const id of ids) await follow(scope, id, userIds);
    }
  });

  events.on('object.published', async (scope, event) => {
    if (event.objectType === OWN) return follow(scope, event.objectId, null);
    return event.isMajor ? followAll(scope, await qualificationsWith(scope, event)) : undefined;
  });

  events.on('object.archived', async (scope, event) => {
    if (event.objectType !== OWN) await notifyOwners(scope, event);
  });

  events.on('object.restored', async (scope, event) => {
    if (event.versionId !== null && event.objectType !== OWN) {
      await followAll(scope, await qualificationsWith(scope, event));
    }
  });
}
