import type { QualificationsResolvers } from '@server/graphql/generated/domains/qualifications';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import { authorAbilities, canReport, canView } from '@server/modules/content/access/access.policy';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import { qualificationKey } from './qualification.content';
import { itemsOf } from './route/qualification-version';

type Fields = Omit<QualificationsResolvers, 'Query' | 'Mutation'>;

/** Field resolvers of qualifications, their versions and certificates; all of them read through loaders. */
export const qualificationFields: Fields = {
  Qualification: {
    owner: ({ ownerId }, _, { loaders }) => loaded(loaders.user, ownerId),
    currentVersion: ({ currentVersionId }, _, { loaders }) =>
      currentVersionId === null ? null : loaders.qualificationVersion.load(currentVersionId),
    draftVersion: ({ draftVersionId }, _, { loaders }) =>
      draftVersionId === null ? null : loaders.qualificationVersion.load(draftVersionId),
    versions: ({ id }, _, { loaders }) => loaders.qualificationVersions.load(id),
    myAssignment: ({ id }, _, { loaders }) => loaders.myAssignment.load(qualificationKey(id)),
    myProgress: ({ id }, _, { loaders }) => loaders.myQualificationProgress.load(id),
    myAwards: ({ id }, _, { loaders }) => loaders.myQualificationAwards.load(id),
    statistic: async ({ id }, _, context) =>
      canReport(subjectOf(context.signedIn), await loaded(context.loaders.qualificationAccess, id))
        ? context.loaders.objectStatistic.load(qualificationKey(id))
        : null,
    abilities: async ({ id }, _, context) =>
      authorAbilities(subjectOf(context.signedIn), await loaded(context.loaders.qualificationAccess, id)),
  },
  QualificationVersion: {
    qualificationId: ({ objectId }) => objectId,
    label: versionLabel,
    stages: async ({ id }, _, { loaders }) =>
      (await loaded(loaders.qualificationPart, id)).part.stages.map((stage) => ({
        ...stage,
        items: [...stage.items],
      })),
    passPercent: async ({ id }, _, { loaders }) =>
      (await loaded(loaders.qualificationPart, id)).part.passPercent,
    validityMonths: async ({ id }, _, { loaders }) =>
      (await loaded(loaders.qualificationPart, id)).part.validityMonths,
    renewalDays: async ({ id }, _, { loaders }) =>
      (await loaded(loaders.qualificationPart, id)).part.renewalDays,
    graceDays: async ({ id }, _, { loaders }) => (await loaded(loaders.qualificationPart, id)).part.graceDays,
    itemCount: async ({ id }, _, { loaders }) =>
      itemsOf((await loaded(loaders.qualificationPart, id)).part).length,
    publishedBy: ({ publishedById }, _, { loaders }) =>
      publishedById === null ? null : loaders.user.load(publishedById),
  },
  QualificationItem: {
    component: (item, _, { loaders }) => loaders.qualificationComponent.load(item),
  },
  QualificationAward: {
    user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
    qualification: ({ qualificationId }, _, { loaders }) =>
      loaded(loaders.qualificationById, qualificationId),
    withdrawnBy: ({ withdrawnById }, _, { loaders }) =>
      withdrawnById === null ? null : loaders.user.load(withdrawnById),
  },
  UserQualifications: {
    count: ({ qualifications }) => qualifications.length,
    items: async ({ qualifications }, _, { signedIn, loaders }) => {
      const seen = qualifications.map(async (qualification) => {
        const access = await loaders.qualificationAccess.load(qualification.qualificationId);
        return access && canView(subjectOf(signedIn), access) ? [qualification] : [];
      });
      return (await Promise.all(seen)).flat();
    },
  },
  UserQualification: {
    qualification: ({ qualificationId }, _, { loaders }) =>
      loaded(loaders.qualificationById, qualificationId),
  },
};
