import { eq, type SQL } from 'drizzle-orm';
import type { Context } from '@server/graphql/context';
import type {
  EducationSort,
  QueryEducationsArgs,
  QueryEducationTeamArgs,
  TypeContent,
} from '@server/graphql/generated/types';
import type { EducationsResolvers } from '@server/graphql/generated/domains/educations';
import { subjectOf } from '@server/graphql/access/subject';
import { canView } from '@server/modules/content/access/access.policy';
import { servedChanges } from '@server/modules/content/blocks/served-clauses';
import { primeListed, primeTeam } from '@server/modules/content/content-loaders';
import type { ContentServices } from '@server/modules/content/content-services';
import {
  byOwnText,
  listContent,
  type SortOrder,
} from '@server/modules/content/lists/content-list.read-model';
import { readTeam } from '@server/modules/content/lists/team.read-model';
import { compareVersions } from '@server/modules/content/versions/comparison.service';
import { educationContent, educationKey } from './education.content';
import { completedByVersion } from './educations.read-model';
import type { EducationsService } from './educations.service';
import { asEducation, educationTable, type EducationRow } from './educations.tables';
import { educationLoaders, readAccess } from './educations.visibility';
import type { VideosService } from './videos/videos.service';
import type { ProgressService } from './studying/progress.service';
import type { VideoUploadsService } from './uploads/video-uploads.service';
import type { WatchingService } from './studying/watching.service';

export interface EducationServices extends Pick<
  ContentServices,
  'comments' | 'drafts' | 'pictures' | 'publishing'
> {
  educations: EducationsService;
  videoDrafts: VideosService;
  videoUploads: VideoUploadsService;
  progress: ProgressService;
  watching: WatchingService;
}

const sorts: Partial<Record<EducationSort, SortOrder>> = {
  category: byOwnText(educationContent, 'category'),
};

const ofType = (typeContent: TypeContent): SQL => eq(educationTable.typeContent, typeContent);

/** Returns a page of a tab. The data of its single statement primes the loaders, so that fields need not read it again. */
async function page({ scope, loaders }: Context, { typeContent, ...args }: QueryEducationsArgs) {
  const { items, count } = await listContent(scope, educationContent, args, sorts, ofType(typeContent));
  for (const item of items) {
    primeListed(educationLoaders(loaders), asEducation, item);
    loaders.myAssignment.prime(educationKey(item.object.id), item.assignment);
    loaders.user.prime(item.owner.id, item.owner);
  }
  return { items: items.map(({ object }) => asEducation(object)), count };
}

async function educationById({ loaders, signedIn }: Context, id: number): Promise<EducationRow | null> {
  const access = await loaders.educationAccess.load(id);
  // A missing, foreign or forbidden education gets the same response.
  return access && canView(subjectOf(signedIn), access) ? loaders.educationById.load(id) : null;
}

async function team({ scope, loaders }: Context, { typeContent, ...args }: QueryEducationTeamArgs) {
  const found = await readTeam(scope, educationContent, args, ofType(typeContent));
  primeTeam(loaders, educationLoaders(loaders), asEducation, found);
  return {
    educations: found.columns.map(({ object }) => asEducation(object)),
    rows: found.rows,
    count: found.count,
  };
}

async function compare({ scope }: Context, fromId: number, toId: number) {
  const { changes, ...comparison } = await compareVersions(scope, educationContent, fromId, toId);
  const { from, to } = comparison;
  const completed = await completedByVersion(scope.tx, scope.organizationId, to.objectId);
  return {
    ...comparison,
    changes: servedChanges(readAccess(to.objectId), changes),
    completedFrom: completed.get(from.id) ?? 0,
    completedTo: completed.get(to.id) ?? 0,
  };
}

/** Creates the queries of educations. */
export function createEducationQueries({
  comments,
}: Pick<EducationServices, 'comments'>): EducationsResolvers['Query'] {
  return {
    educations: (_, args, context) => page(context, args),
    education: (_, { id }, context) => educationById(context, id),
    educationCompare: (_, { fromId, toId }, context) => compare(context, fromId, toId),
    educationTeam: (_, args, context) => team(context, args),
    educationComments: (_, { educationId, isResolved }, { scope }) =>
      comments.list(scope, educationId, isResolved),
  };
}

/** Creates the mutations of educations. */
export function createEducationMutations(services: EducationServices): EducationsResolvers['Mutation'] {
  const {
    comments,
    drafts,
    educations,
    videoDrafts,
    videoUploads,
    pictures,
    progress,
    publishing,
    watching,
  } = services;
  return {
    educationCreate: (_, { education, clientKey }, { scope }) =>
      educations.create(scope, education, clientKey),
    educationUpdate: (_, { education }, { scope }) => educations.update(scope, education),
    educationDelete: (_, { id }, { scope }) => educations.remove(scope, id),
    educationDraftSave: (_, { id, ...edit }, { scope }) => drafts.save(scope, id, edit),
    educationVideoSave: (_, args, { scope }) => videoDrafts.save(scope, args),
    educationVideoUpload: (_, { id, file }, { scope }) => videoUploads.begin(scope, id, file),
    educationVideoUploadCancel: (_, { id, uploadId }, { scope }) => videoUploads.cancel(scope, id, uploadId),
    educationDraftDiscard: async (_, { id }, { scope }) => asEducation(await drafts.discard(scope, id)),
    educationPictureAdd: async (_, { id, file, clientKey }, { scope }) =>
      pictures.add(scope, id, await file, clientKey),
    educationPublish: async (_, { publication, clientKey }, { scope }) =>
      asEducation(await publishing.publish(scope, publication, clientKey)),
    educationPublishPreview: (_, { id, ...choice }, { scope }) => publishing.preview(scope, id, choice),
    educationOpen: (_, { id }, { scope }) => progress.open(scope, id),
    educationProgress: (_, { progress: input }, { scope }) => progress.report(scope, input),
    educationWatch: (_, { watch }, { scope }) => watching.watch(scope, watch),
    educationCheckpointAnswer: (_, { answer }, { scope }) => watching.answer(scope, answer),
    educationCommentCreate: (_, { educationId: objectId, ...comment }, { scope }) =>
      comments.create(scope, { objectId, ...comment }),
    educationCommentResolve: (_, { id }, { scope }) => comments.resolve(scope, id),
  };
}
