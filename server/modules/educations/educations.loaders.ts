import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import { callerOf } from '@server/modules/content/caller';
import { createContentLoaders, oneLoader } from '@server/modules/content/content-loaders';
import type { LoaderSource } from '@server/modules/module';
import { figuresOfPeople } from '@server/modules/statistics/figures-of-people.read-model';
import { educationContent } from './education.content';
import { lastProgress } from './educations.repository';
import { asEducation } from './educations.tables';

type EducationLoaders = Pick<
  Loaders,
  | 'educationById'
  | 'educationVersion'
  | 'educationClauses'
  | 'educationVersions'
  | 'educationAccess'
  | 'educationPictures'
  | 'myEducationProgress'
  | 'userEducationStatistic'
>;

/** What field resolvers of educations read, by id. */
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
    myEducationProgress: oneLoader(
      source,
      (scope, ids) => lastProgress(scope.tx, scope.organizationId, callerOf(scope).userId, ids),
      ({ educationId }) => educationId,
    ),
  };
}
