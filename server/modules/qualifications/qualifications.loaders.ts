import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { createContentLoaders, manyLoader, oneLoader } from '@server/modules/content/content-loaders';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { awardsOf } from './awards/awards.repository';
import { type PersonQualifications, qualificationsOfPeople } from './people/person.read-model';
import { qualificationContent } from './qualification.content';
import type { QualificationPart } from './route/qualification-version';
import { asQualification, type HeldAward, type QualificationRow } from './qualifications.tables';
import { currentRoute, partsOf } from './route/route.read-model';
import { type ProgressView, progressOfPeople } from './people/progress-view';

/** A component in its current state. */
export interface ComponentView {
  code: string;
  name: string;
  isPublished: boolean;
  isArchive: boolean;
}

interface QualificationLoaders {
  qualificationById: ById<QualificationRow>;
  qualificationVersion: ById<ContentVersionMeta>;
  qualificationVersions: DataLoader<number, ContentVersionMeta[]>;
  qualificationAccess: ById<AccessContext>;
  /** By version id: its stages and rules. */
  qualificationPart: ById<{ id: number; part: QualificationPart }>;
  qualificationComponent: DataLoader<ObjectKey, ComponentView | null, string>;
  /** The caller's progress, by the qualification's id. */
  myQualificationProgress: ById<ProgressView>;
  /** The caller's certificates, newest first. */
  myQualificationAwards: DataLoader<number, HeldAward[]>;
  /** By the person's id. */
  userQualifications: DataLoader<number, PersonQualifications>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends QualificationLoaders {}
}

/** Loaders for the field resolvers of qualifications, by id. */
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
      myQualificationProgress: new DataLoader(async (ids) => {
        const scope = source.scope();
        const { userId } = callerOf(scope);
        const views = [];
        for (const id of ids) {
          const route = await currentRoute(contentKinds, scope, id);
          views.push(route ? ((await progressOfPeople(scope, route, [userId])).get(userId) ?? null) : null);
        }
        return views;
      }),
      myQualificationAwards: manyLoader(
        source,
        (scope, ids) => awardsOf(scope.tx, scope.organizationId, ids, callerOf(scope).userId),
        ({ qualificationId }) => qualificationId,
      ),
      userQualifications: new DataLoader((ids) => qualificationsOfPeople(source.scope(), ids)),
    };
  };
