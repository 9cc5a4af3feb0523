import { type Video, isSameVideo, percentWatched } from '@domain/video';
import { percentRead } from '@domain/reading-progress';
import { secondsIn, type Segment } from '@domain/watched';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { lockObject } from '@server/modules/content/objects/objects.repository';
import { assignedText } from '@server/modules/content/versions/assigned-text';
import { findVersion, newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess, educationContent, educationKey } from '../education.content';
import {
  findProgress,
  lockClock,
  moveClock,
  type ProgressKey,
  type ProgressValues,
  saveProgress,
} from '../educations.repository';
import {
  asEducation,
  type CheckpointAnswer,
  educationTables,
  type EducationProgressRow,
} from '../educations.tables';
import { completionEvidence, completionPayloadOf } from './evidence';
import { videoOfVersion, isVideo } from '../videos/video-version';

/** A person's progress together with the requirement. */
export interface ShownProgress {
  educationId: number;
  versionId: number;
  activeSec: number;
  readingSec: number;
  percent: number;
  segments: Segment[];
  watchedSec: number;
  positionSec: number;
  passedCheckpointIds: string[];
  completedAt: Date | null;
}

/** The present state of a person's study. */
export interface Studying {
  version: ContentVersionRow;
  /** Null: a text. */
  video: Video | null;
  key: ProgressKey;
  /** The person's progress on the current version; progress before a major version does not count. */
  row: EducationProgressRow | null;
  readingSec: number;
  /** The time up to which the person's time is counted. */
  countedAt: Date;
}

/** The changes of a report. */
export interface Change {
  values: Omit<ProgressValues, 'versionId'>;
  /** The new time up to which the person's time is counted; null: no time was counted. */
  clockAt: Date | null;
  /** It is completed for the first time. */
  isNew: boolean;
}

/** Returns the checkpoints that the person has passed. */
export const passedIds = (
  { checkpoints }: Pick<Video, 'checkpoints'>,
  answers: Readonly<Record<string, CheckpointAnswer>>,
): string[] =>
  checkpoints.flatMap(({ id, mustBeRight }) => {
    const answer = answers[id];
    return answer && (answer.isRight || !mustBeRight) ? [id] : [];
  });

/** Returns the progress for the contract: for a video with a transcript, whichever of the two is further. */
export function shownProgress(
  row: EducationProgressRow,
  readingSec: number,
  video: Video | null,
): ShownProgress {
  const { educationId, versionId, activeSec, segments, positionSec, completedAt } = row;
  const isReading = video === null || (video.isTranscriptEnough && activeSec > 0);
  const percent = Math.max(
    video ? percentWatched(segments, video) : 0,
    isReading ? percentRead(activeSec, readingSec) : 0,
  );
  return {
    ...{ educationId, versionId, activeSec, readingSec, segments, positionSec, completedAt },
    watchedSec: secondsIn(segments),
    passedCheckpointIds: video ? passedIds(video, row.answers) : [],
    percent: completedAt ? 100 : percent,
  };
}

/** Returns the present values without changes; if nothing was opened yet, counting starts now. */
export function unchanged({ row }: Pick<Studying, 'row'>, at: Date): Change {
  const { activeSec = 0, countedAt = at, completedAt = null } = row ?? {};
  const { segments = [], positionSec = 0, answers = {} } = row ?? {};
  return {
    values: { activeSec, countedAt, completedAt, segments, positionSec, answers },
    clockAt: null,
    isNew: false,
  };
}

/** Progress in one version's video counts for another version only if the video is the same; reading progress always counts. */
export const ofSameVideo = (
  row: EducationProgressRow,
  video: Video,
  before: Video | null,
): EducationProgressRow =>
  before && isSameVideo(before, video) ? row : { ...row, segments: [], positionSec: 0, answers: {} };

/**
 * Locks the person's clock first, so that two tabs take turns, and reads what their study consists of. Statements asked together
 * are sent together and run in this order: viewers report every few seconds.
 * @throws {AppError} notFound; those of `requireView`
 */
async function lockStudy(scope: Scope, id: number, at: Date) {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const [, countedAt, found, assignment] = await Promise.all([
    educationAccess.requireView(scope, id),
    lockClock(tx, organizationId, userId, at),
    lockObject(tx, educationTables.object, organizationId, id, 'share'),
    lockOpenAssignment(tx, organizationId, educationKey(id), userId),
  ]);
  const education = found && asEducation(found);
  if (education?.currentVersionId == null || education.isArchive) throw new AppError('notFound');
  const key: ProgressKey = { userId, educationId: id, assignmentId: assignment?.id ?? 0 };
  const [version, stored] = await Promise.all([
    findVersion(tx, educationTables.version, organizationId, education.currentVersionId),
    findProgress(tx, organizationId, key),
  ]);
  if (!version) throw new AppError('notFound');
  return { education, version, key, stored, assignment, countedAt };
}

export interface StudyingWork {
  /** Returns the present state of the person's study. Locks their clock first, so that two tabs take turns. */
  begin(scope: Scope, id: number): Promise<Studying>;
  /**
   * Saves the changes and informs the other modules. Time during which another person may have used the account is not saved.
   * @throws {AppError} those of `requireConfirmedSignIn`
   */
  keep(scope: Scope, studying: Studying, change: Change): Promise<ShownProgress>;
}

/** The shared part of reading and watching: the clock, the version that counts, and the effects of completion. */
export function createStudyingWork(
  { now, events }: Pick<ModuleDeps, 'now' | 'events'>,
  { publishWork }: ContentEvents,
  evidence: EvidenceService,
): StudyingWork {
  const { objectType } = educationContent;

  /** Returns the part of a stored row that counts for the current version. */
  async function counted(
    { tx, organizationId }: Scope,
    stored: EducationProgressRow | null,
    version: ContentVersionRow,
    video: Video | null,
  ): Promise<EducationProgressRow | null> {
    if (!stored || stored.versionId === version.id) return stored;
    const table = educationTables.version;
    if (stored.versionId < (await newestMajorId(tx, table, organizationId, version.objectId))) return null;
    if (!video) return stored;
    const before = await findVersion(tx, table, organizationId, stored.versionId);
    return ofSameVideo(stored, video, before && videoOfVersion(before.own));
  }

  async function complete(scope: Scope, { version, key }: Studying, shown: ShownProgress): Promise<void> {
    const { userId, assignmentId } = key;
    const { objectId, id: versionId } = version;
    await events.emit(scope, 'object.completed', { objectType, objectId, userId, versionId });
    await publishWork(scope, objectId);
    await evidence.append(scope, completionEvidence, {
      ...{ objectId, versionId, userId, payload: completionPayloadOf(shown) },
      // 0: it was not assigned.
      assignmentId: assignmentId === 0 ? null : assignmentId,
    });
  }

  /** Emits the progress before completion: whole percent, at most 99. */
  async function emitProgress(scope: Scope, { educationId, percent }: ShownProgress): Promise<void> {
    if (percent === 0) return;
    await events.emit(scope, 'object.progressed', {
      ...{ objectType, objectId: educationId, userId: callerOf(scope).userId },
      progress: Math.min(99, percent),
    });
  }

  return {
    async begin(scope, id) {
      const { education, version, key, stored, assignment, countedAt } = await lockStudy(scope, id, now());
      const video = isVideo(education) ? videoOfVersion(version.own) : null;
      const { minReadingSec } = education;
      const { version: table } = educationTables;
      const { readingSec } = await assignedText(scope, table, version, assignment, minReadingSec);
      return {
        version,
        video,
        key,
        row: await counted(scope, stored, version, video),
        readingSec,
        countedAt,
      };
    },
    async keep(scope, { key, version, readingSec, video, ...studying }, { values, clockAt, isNew }) {
      const { tx, organizationId } = scope;
      const [, , saved] = await Promise.all([
        requireConfirmedSignIn(tx, organizationId, key.userId),
        clockAt && moveClock(tx, organizationId, key.userId, clockAt),
        saveProgress(tx, organizationId, key, { versionId: version.id, ...values }),
      ]);
      const shown = shownProgress(saved, readingSec, video);
      if (isNew) await complete(scope, { key, version, readingSec, video, ...studying }, shown);
      else if (shown.completedAt === null) await emitProgress(scope, shown);
      return shown;
    },
  };
}
