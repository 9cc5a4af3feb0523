import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ObjectKey } from '@server/modules/content/content-kind';
import type { ModuleDeps } from '@server/modules/module';
import { qualificationContent, qualificationKey } from '../qualification.content';
import { qualificationTables } from '../qualifications.tables';
import { qualificationsWith } from './route.read-model';

const { object } = qualificationTables;

export interface ArchivedComponents {
  /** Notifies the owners of qualifications that a component has been archived, so that nobody can complete it any more. */
  notifyOwners(scope: Scope, component: ObjectKey): Promise<void>;
}

/** Handles qualifications when one of their components is archived. */
export function createArchivedComponents({
  contentKinds,
  notify,
}: Pick<ModuleDeps, 'contentKinds' | 'notify'>): ArchivedComponents {
  return {
    async notifyOwners(scope, { objectType, objectId }) {
      const { tx, organizationId } = scope;
      const ids = await qualificationsWith(scope, { objectType, objectId });
      if (ids.length === 0) return;
      const [gone] = (await contentKinds.of(objectType)?.describe(tx, organizationId, [objectId])) ?? [];
      const rows = await tx
        .select({ id: object.id, name: object.name, ownerId: object.ownerId })
        .from(object)
        .where(and(eq(object.organizationId, organizationId), inArray(object.id, ids)));
      for (const { id, name, ownerId } of rows) {
        await notify(scope, {
          userIds: [ownerId],
          type: 'qualificationItemArchived',
          ...qualificationKey(id),
          route: qualificationContent.routes.reader(id),
          params: { name, component: gone?.name ?? '' },
          dedupeKey: `qualificationItemArchived:${id}:${objectType}:${objectId}`,
        });
      }
    },
  };
}
