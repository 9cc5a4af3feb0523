import DataLoader from 'dataloader';
import { and, eq } from 'drizzle-orm';
import type { Video } from '@domain/video';
import type { Scope } from '@server/graphql/context';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { callerOf } from '@server/graphql/access/subject';
import { createContentLoaders, oneLoader } from '@server/modules/content/content-loaders';
import { figuresOfPeople } from '@server/modules/statistics/figures-of-people.read-model';
import { educationContent } from './education.content';
import { lastProgress } from './educations.repository';
import {
  asEducation,
  educationTables,
  type EducationProgressRow,
  type EducationRow,
} from './educations.tables';
import { videoOfVersion } from './videos/video-version';
import type { Block, ContentVersionMeta } from '@server/modules/content/content.tables';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import { isAmong } from '@server/modules/sql';

export type VersionVideo = Video & { id: number };

interface EducationLoaders {
  educationById: ById<EducationRow>;
  educationVersion: ById<ContentVersionMeta>;
  educationClauses: ById<{ id: number; clauses: Block[] }>;
  /** The video of a version. */
  educationVideo: ById<VersionVideo>;
  educationPictures: DataLoader<number, ContentRow[]>;
  educationVersions: DataLoader<number, ContentVersionMeta[]>;
  educationAccess: ById<AccessContext>;
  /** The caller's progress, by the education's id. */
  myEducationProgress: ById<EducationProgressRow>;
  /** A person's education statistics, by the person's id. */
  userEducationStatistic: DataLoader<number, UserFigures>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends EducationLoaders {}
}

const { version } = educationTables;

/** Returns the videos of versions; versions of texts have none. */
async function videos({ tx, organizationId }: Scope, ids: readonly number[]): Promise<VersionVideo[]> {
  const rows = await tx
    .select({ id: version.id, own: version.own })
    .from(version)
    .where(and(eq(version.organizationId, organizationId), isAmong(version.id, ids)));
  return rows.map(({ id, own }) => ({ id, ...videoOfVersion(own) }));
}

/** Creates the loaders of education field resolvers. */
export function createEducationLoaders(source: LoaderSource): EducationLoaders {
  const shared = createContentLoaders(source, educationContent, asEducation);
  return {
    educationById: shared.object,
    educationVersion: shared.version,
    educationClauses: shared.clauses,
    educationVersions: shared.versions,
    educationAccess: shared.access,
    educationPictures: shared.pictures,
    userEducationStatistic: new DataLoader((ids) => {
      const { tx, organizationId } = source.scope();
      return figuresOfPeople(tx, organizationId, ids, educationContent.objectType);
    }),
    educationVideo: oneLoader(source, videos, ({ id }) => id),
    myEducationProgress: oneLoader(
      source,
      (scope, ids) => lastProgress(scope.tx, scope.organizationId, callerOf(scope).userId, ids),
      ({ educationId }) => educationId,
    ),
  };
}
