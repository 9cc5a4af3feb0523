import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import type { Loaders } from '@server/graphql/loaders';
import { callerOf } from '@server/modules/content/caller';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { createContentLoaders, manyLoader, oneLoader } from '@server/modules/content/content-loaders';
import { groupBy } from '@server/modules/group-by';
import type { LoaderSource, ModuleDeps } from '@server/modules/module';
import { awardsOf } from './awards.repository';
import { qualificationContent } from './qualification.content';
import { asQualification } from './qualifications.tables';
import { currentRoute, partsOf } from './route.read-model';
import { standingsOf } from './standing-view';

type QualificationLoaders = Pick<
  Loaders,
  | ('qualificationById' | 'qualificationVersion' | 'qualificationVersions' | 'qualificationAccess')
  | ('qualificationPart' | 'qualificationComponent' | 'myQualificationStanding' | 'myQualificationAwards')
>;

/** A component as it is now. */
export interface ComponentView {
  code: string;
  name: string;
  isPublished: boolean;
  isArchive: boolean;
}

/** What field resolvers of qualifications read, by id. */
export const createQualificationLoaders =
  ({ contentKinds }: Pick<ModuleDeps, 'contentKinds'>) =>
  (source: LoaderSource): QualificationLoaders => {
    const shared = createContentLoaders(source, qualificationContent, asQualification);

    async function components(keys: readonly ObjectKey[]): Promise<(ComponentView | null)[]> {
      const { tx, organizationId } = source.scope();
      const found = new Map<string, ComponentView>();
      for (const [objectType, same] of groupBy(keys, (key) => key.objectType)) {
        const object = contentKinds.of(objectType)?.tables.object;
        if (!object) continue;
        const ids = same.map(({ objectId }) => objectId);
        const { id, code, name, isArchive, currentVersionId } = object;
        const rows = await tx
          .select({ id, code, name, isArchive, currentVersionId })
          .from(object)
          .where(and(eq(object.organizationId, organizationId), inArray(object.id, ids)));
        for (const { id: objectId, currentVersionId: versionId, ...row } of rows) {
          found.set(objectKeyText({ objectType, objectId }), { ...row, isPublished: versionId !== null });
        }
      }
      return keys.map((key) => found.get(objectKeyText(key)) ?? null);
    }

    return {
      qualificationById: shared.object,
      qualificationVersion: shared.version,
      qualificationVersions: shared.versions,
      qualificationAccess: shared.access,
      qualificationPart: oneLoader(source, partsOf, ({ id }) => id),
      qualificationComponent: new DataLoader(components, { cacheKeyFn: objectKeyText }),
      myQualificationStanding: new DataLoader(async (ids) => {
        const scope = source.scope();
        const { userId } = callerOf(scope);
        const views = [];
        for (const id of ids) {
          const route = await currentRoute(contentKinds, scope, id);
          views.push(route ? ((await standingsOf(scope, route, [userId])).get(userId) ?? null) : null);
        }
        return views;
      }),
      myQualificationAwards: manyLoader(
        source,
        (scope, ids) => awardsOf(scope.tx, scope.organizationId, ids, callerOf(scope).userId),
        ({ qualificationId }) => qualificationId,
      ),
    };
  };
