import DataLoader from 'dataloader';
import type { ServerModule } from '@server/modules/module';
import type { Scope } from './context';
import type { Loaders } from './loaders';
import type { MakeLoaders } from './request-context';

function missing<Key, CacheKey>(name: keyof Loaders): DataLoader<Key, never, CacheKey> {
  return new DataLoader<Key, never, CacheKey>(() =>
    Promise.reject(new Error(`no module brings the loader ${name}`)),
  );
}

/** A module's loader, or one that says whose share is missing. */
function required<Name extends keyof Loaders>(
  share: Partial<Loaders>,
  name: Name,
): NonNullable<Partial<Loaders>[Name]> | DataLoader<number, never> {
  return share[name] ?? missing<number, number>(name);
}

/** The loaders of one request, put together from what the modules bring. */
export function createMakeLoaders(modules: readonly ServerModule[]): MakeLoaders {
  return (scope: () => Scope): Loaders => {
    const share: Partial<Loaders> = {};
    for (const module of modules) Object.assign(share, module.loaders?.({ scope }));
    return {
      user: required(share, 'user'),
      ownFaqVote: required(share, 'ownFaqVote'),
      leaderOfUser: required(share, 'leaderOfUser'),
      isMySubdivision: required(share, 'isMySubdivision'),
      isLedSubdivision: required(share, 'isLedSubdivision'),
      isStatisticSubdivision: required(share, 'isStatisticSubdivision'),
      isStructureSubdivision: required(share, 'isStructureSubdivision'),
      leaderOfSubdivision: required(share, 'leaderOfSubdivision'),
      headsOfSubdivision: required(share, 'headsOfSubdivision'),
      employeesOfSubdivision: required(share, 'employeesOfSubdivision'),
      facesOfSubdivision: required(share, 'facesOfSubdivision'),
      traineeOfMentor: required(share, 'traineeOfMentor'),
      countOfSubdivision: required(share, 'countOfSubdivision'),
      countOfPosition: required(share, 'countOfPosition'),
      holdersOfPosition: required(share, 'holdersOfPosition'),
      adminOfOrganization: required(share, 'adminOfOrganization'),
      isPersonnelSubdivision: required(share, 'isPersonnelSubdivision'),
      todayOfOrganization: required(share, 'todayOfOrganization'),
      adaptationCountOfUser: required(share, 'adaptationCountOfUser'),
      trialTasksOfUser: required(share, 'trialTasksOfUser'),
      isAdaptationFailed: required(share, 'isAdaptationFailed'),
      idealPictureOfUser: required(share, 'idealPictureOfUser'),
      subdivision: required(share, 'subdivision'),
      position: required(share, 'position'),
      role: required(share, 'role'),
      rolesOfUser: required(share, 'rolesOfUser'),
      countOfRole: required(share, 'countOfRole'),
      positionsOfRole: required(share, 'positionsOfRole'),
      content: required(share, 'content'),
      regulation: required(share, 'regulation'),
      regulationVersion: required(share, 'regulationVersion'),
      regulationClauses: required(share, 'regulationClauses'),
      qualificationById: required(share, 'qualificationById'),
      qualificationVersion: required(share, 'qualificationVersion'),
      qualificationVersions: required(share, 'qualificationVersions'),
      qualificationAccess: required(share, 'qualificationAccess'),
      qualificationPart: required(share, 'qualificationPart'),
      myQualificationStanding: required(share, 'myQualificationStanding'),
      myQualificationAwards: required(share, 'myQualificationAwards'),
      qualificationComponent: share.qualificationComponent ?? missing('qualificationComponent'),
      educationById: required(share, 'educationById'),
      educationVersion: required(share, 'educationVersion'),
      educationClauses: required(share, 'educationClauses'),
      educationFilm: required(share, 'educationFilm'),
      educationPictures: required(share, 'educationPictures'),
      educationVersions: required(share, 'educationVersions'),
      educationAccess: required(share, 'educationAccess'),
      myEducationProgress: required(share, 'myEducationProgress'),
      testById: required(share, 'testById'),
      testVersion: required(share, 'testVersion'),
      testVersions: required(share, 'testVersions'),
      testAccess: required(share, 'testAccess'),
      testFigures: required(share, 'testFigures'),
      testPart: required(share, 'testPart'),
      testGradedPart: required(share, 'testGradedPart'),
      testAnswers: required(share, 'testAnswers'),
      myTestStanding: required(share, 'myTestStanding'),
      myTestAttempts: required(share, 'myTestAttempts'),
      variables: required(share, 'variables'),
      regulationPictures: required(share, 'regulationPictures'),
      regulationVersions: required(share, 'regulationVersions'),
      regulationAccess: required(share, 'regulationAccess'),
      isWholeReport: share.isWholeReport ?? missing('isWholeReport'),
      myRegulationSignature: required(share, 'myRegulationSignature'),
      versionApprovals: required(share, 'versionApprovals'),
      myAssignment: share.myAssignment ?? missing('myAssignment'),
      matchesOfRule: required(share, 'matchesOfRule'),
      idealStatement: required(share, 'idealStatement'),
      idealEvidence: required(share, 'idealEvidence'),
      gapRows: required(share, 'gapRows'),
      runningOfTemplate: required(share, 'runningOfTemplate'),
      objectStatistic: share.objectStatistic ?? missing('objectStatistic'),
      userRegulationStatistic: required(share, 'userRegulationStatistic'),
      userEducationStatistic: required(share, 'userEducationStatistic'),
    };
  };
}
