import { isOpenStatus } from '@domain/assignment-statuses';
import type { Context } from '@server/graphql/context';
import type { EducationsResolvers } from '@server/graphql/generated/domains/educations';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import { type AccessContext, canEdit, canReport } from '@server/modules/content/access/access.policy';
import { lockedBy } from '@server/modules/content/access/prerequisite-lock';
import { pictureIds } from '@server/modules/content/blocks/block-html';
import { readingSeconds } from '@server/modules/content/blocks/blocks';
import { withAccess } from '@server/modules/content/blocks/served-clauses';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';
import { namedObjects } from '@server/modules/content/lists/named-objects';
import { assignedClauseIds, assignedReadingSec } from '@server/modules/content/versions/assigned-text';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import type { ModuleDeps } from '@server/modules/module';
import type { VideoAddresses } from '@server/modules/video-addresses';
import { educationKey } from './education.content';
import { abilitiesOf } from './educations.policy';
import type { EducationProgressRow, EducationRow } from './educations.tables';
import { educationLoaders, readAccess } from './educations.visibility';
import { askedCheckpoint } from './videos/video-version';
import type { VideoUploadsService } from './uploads/video-uploads.service';
import { ofSameVideo, type ShownProgress, shownProgress } from './studying/studying';

type Fields = Omit<EducationsResolvers, 'Query' | 'Mutation'>;

const accessOf = ({ loaders }: Context, id: number): Promise<AccessContext> =>
  loaded(loaders.educationAccess, id);

/** Returns the version that the caller accepted before the current one, if only the difference is assigned to them. */
async function acceptedBefore(
  { currentVersionId, id }: EducationRow,
  version: ContentVersionMeta,
  { loaders }: Context,
): Promise<number | null> {
  if (currentVersionId !== version.id) return null;
  const assignment = await loaders.myAssignment.load(educationKey(id));
  return assignment && isOpenStatus(assignment.status) ? assignment.deltaFromVersionId : null;
}

async function readingSec(version: ContentVersionMeta, context: Context): Promise<number> {
  const { loaders } = context;
  const education = await loaders.educationById.load(version.objectId);
  return assignedReadingSec(educationLoaders(loaders), version, {
    minReadingSec: education?.minReadingSec ?? null,
    fromId: education ? await acceptedBefore(education, version, context) : null,
  });
}

async function deltaClauseIds(education: EducationRow, context: Context): Promise<string[]> {
  const { loaders } = context;
  const { currentVersionId } = education;
  const version = currentVersionId === null ? null : await loaders.educationVersion.load(currentVersionId);
  const fromId = version && (await acceptedBefore(education, version, context));
  if (!version || fromId === null || fromId === version.id) return [];
  return assignedClauseIds(educationLoaders(loaders), version, fromId);
}

/** Returns a person's progress with the current video: progress with an earlier video does not count. */
async function shownVideo(
  row: EducationProgressRow,
  version: ContentVersionMeta,
  seconds: number,
  { loaders }: Context,
): Promise<ShownProgress> {
  const [played, before] = await Promise.all([
    loaders.educationVideo.load(version.id),
    loaders.educationVideo.load(row.versionId),
  ]);
  return shownProgress(played ? ofSameVideo(row, played, before) : row, seconds, played);
}

/** Returns the caller's progress on the present assignment; reading before a major version does not count. */
async function myProgress(education: EducationRow, context: Context): Promise<ShownProgress | null> {
  const { loaders } = context;
  const { id, currentVersionId, typeContent } = education;
  const [row, assignment, version] = await Promise.all([
    loaders.myEducationProgress.load(id),
    loaders.myAssignment.load(educationKey(id)),
    currentVersionId === null ? null : loaders.educationVersion.load(currentVersionId),
  ]);
  if (!row || !version) return null;
  const isOwed = assignment !== null && isOpenStatus(assignment.status);
  if (isOwed && row.assignmentId !== assignment.id) return null;
  const versions = row.versionId === version.id ? [] : await loaders.educationVersions.load(id);
  const isOld = versions.some((version) => version.significance === 'major' && version.id > row.versionId);
  if (isOld) return null;
  const seconds = await readingSec(version, context);
  if (typeContent === 'text') return shownProgress(row, seconds, null);
  return shownVideo(row, version, seconds, context);
}

async function minutes(version: ContentVersionMeta, { loaders }: Context): Promise<number> {
  const education = await loaders.educationById.load(version.objectId);
  if (education?.minutes) return education.minutes;
  const video = education?.typeContent === 'video' ? await loaders.educationVideo.load(version.id) : null;
  const seconds = video?.durationSec ?? readingSeconds(version.wordCount, education?.minReadingSec ?? null);
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Returns what a version of a video plays, and from where. */
async function video(version: ContentVersionMeta, context: Context, videos: VideoAddresses) {
  const { loaders, signedIn } = context;
  const education = await loaders.educationById.load(version.objectId);
  const played = education?.typeContent === 'video' ? await loaders.educationVideo.load(version.id) : null;
  if (!played) return null;
  const isAuthor = canEdit(subjectOf(signedIn), await accessOf(context, version.objectId));
  return {
    ...played,
    chapters: [...played.chapters],
    subtitles: [...played.subtitles],
    content: played.contentId === null ? null : await loaders.content.load(played.contentId),
    checkpoints: played.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      question: askedCheckpoint(version.id, checkpoint),
      // Only authors see the correct answer.
      source: isAuthor ? checkpoint.question : null,
    })),
    path: played.videoId === null ? null : videos.controllable(played.videoId).path,
  };
}

interface FieldDeps extends Pick<ModuleDeps, 'config'> {
  videos: VideoAddresses;
  videoUploads: Pick<VideoUploadsService, 'newest'>;
}

/** Creates the field resolvers of educations and related types, all using loaders. */
export function createEducationFields({ config, videos, videoUploads }: FieldDeps): Fields {
  return {
    Education: {
      owner: ({ ownerId }, _, { loaders }) => loaded(loaders.user, ownerId),
      currentVersion: ({ currentVersionId }, _, { loaders }) =>
        currentVersionId === null ? null : loaders.educationVersion.load(currentVersionId),
      draftVersion: ({ draftVersionId }, _, { loaders }) =>
        draftVersionId === null ? null : loaders.educationVersion.load(draftVersionId),
      versions: ({ id }, _, { loaders }) => loaders.educationVersions.load(id),
      myAssignment: ({ id }, _, { loaders }) => loaders.myAssignment.load(educationKey(id)),
      myProgress: (education, _, context) => myProgress(education, context),
      deltaClauseIds: (education, _, context) => deltaClauseIds(education, context),
      pictures: async ({ id }, _, context) =>
        canEdit(subjectOf(context.signedIn), await accessOf(context, id))
          ? context.loaders.educationPictures.load(id)
          : [],
      videoUpload: async ({ id, typeContent }, _, context) =>
        typeContent === 'video' && canEdit(subjectOf(context.signedIn), await accessOf(context, id))
          ? videoUploads.newest(context.scope, id)
          : null,
      videoMaxBytes: () => config.videoMaxBytes,
      statistic: async ({ id }, _, context) =>
        canReport(subjectOf(context.signedIn), await accessOf(context, id))
          ? context.loaders.objectStatistic.load(educationKey(id))
          : null,
      isOnShelf: async ({ id }, _, context) => (await accessOf(context, id)).isOnShelf,
      lockedBy: async ({ id }, _, context) =>
        lockedBy(context, educationKey(id), await accessOf(context, id)),
      rating: ({ id }, _, { loaders }) => loaders.rating.load(educationKey(id)),
      myRating: ({ id }, _, { loaders }) => loaders.myRating.load(educationKey(id)),
      abilities: async ({ id }, _, context) =>
        abilitiesOf(subjectOf(context.signedIn), await accessOf(context, id)),
    },
    EducationVersion: {
      educationId: ({ objectId }) => objectId,
      label: versionLabel,
      clauses: async ({ id, objectId }, _, { loaders }) =>
        withAccess(readAccess(objectId), (await loaders.educationClauses.load(id))?.clauses ?? []),
      pictures: async ({ id }, _, { loaders }) => {
        const ids = pictureIds((await loaders.educationClauses.load(id))?.clauses ?? []);
        const rows = await loaders.content.loadMany(ids);
        return rows.flatMap((row) => (row === null || row instanceof Error ? [] : [row]));
      },
      readingSec: (version, _, context) => readingSec(version, context),
      minutes: (version, _, context) => minutes(version, context),
      video: (version, _, context) => video(version, context, videos),
      publishedBy: ({ publishedById }, _, { loaders }) =>
        publishedById === null ? null : loaders.user.load(publishedById),
    },
    UserEducationStatistic: {
      completedIds: ({ signedIds }) => signedIds,
      notCompletedIds: ({ notSignedIds }) => notSignedIds,
      educations: async (figures, _, context) => {
        const named = await namedObjects(context, educationLoaders(context.loaders), figures);
        return named.map(({ object, state }) => ({ education: object, state }));
      },
    },
    EducationComment: {
      educationId: ({ objectId }) => objectId,
      user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
    },
  };
}
