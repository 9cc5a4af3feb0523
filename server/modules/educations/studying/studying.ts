import { type Video, isSameVideo, percentWatched } from '@domain/video';
import { percentRead } from '@domain/reading-progress';
import { secondsIn, type Segment } from '@domain/watched';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { readingSeconds } from '@server/modules/content/blocks/blocks';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { findObject, lockObject } from '@server/modules/content/objects/objects.repository';
import { assignedText } from '@server/modules/content/versions/assigned-text';
import { findVersion, newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { findStudy, type Study } from './study.read-model';
import { educationAccess, educationContent, educationKey, educationPath } from '../education.content';
import {
  lockClock,
  moveClock,
  type ProgressKey,
  type ProgressValues,
  saveProgress,
  startClock,
  type StoredProgress,
} from '../educations.repository';
import { asEducation, type CheckpointAnswer, educationTables } from '../educations.tables';
import { completionEvidence, completionPayloadOf } from './evidence';
import { videoOfVersion } from '../videos/video-version';

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
  version: Study['version'];
  /** Null: a text. */
  video: Video | null;
  key: ProgressKey;
  /** The person's progress on the current version; progress before a major version does not count. */
  row: ProgressValues | null;
  readingSec: number;
  /** The time up to which the person's time is counted. */
  countedAt: Date;
  /** The progress of the person's open assignment, in percent; null: not assigned. */
  assignedProgress: number | null;
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
export function shownProgress(row: StoredProgress, readingSec: number, video: Video | null): ShownProgress {
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
export const ofSameVideo = <Row extends ProgressValues>(row: Row, video: Video, before: Video | null): Row =>
  before && isSameVideo(before, video) ? row : { ...row, segments: [], positionSec: 0, answers: {} };

/**
 * Locks the person's clock, so that two tabs take turns, and reads their study. Statements asked together are sent together and
 * run in this order: viewers report every few seconds. Only who completes the study blocks its author and the assignment: a lock
 * of each report on one row would make all viewers of a video wait for each other.
 * @throws {AppError} notFound; those of `requireView`
 */
async function lockStudy(scope: Scope, id: number, at: Date, isCompleting: boolean) {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const [locked, , , found] = await Promise.all([
    lockClock(tx, organizationId, userId),
    isCompleting && lockObject(tx, educationTables.object, organizationId, id, 'share'),
    isCompleting && lockOpenAssignment(tx, organizationId, educationKey(id), userId),
    findStudy(tx, organizationId, id, userId),
  ]);
  const countedAt = locked ?? (await startClock(tx, organizationId, userId, at));
  // What another tab has started meanwhile counts.
  const study = locked ? found : await findStudy(tx, organizationId, id, userId);
  if (!study) throw new AppError('notFound');
  // Whoever has it assigned may view it; only for others the rest of what access depends on is read.
  if (study.assignment === null) await educationAccess.requireView(scope, id);
  return { ...study, countedAt };
}

/** Returns the seconds that the person must read: of the whole text, or of the changes since the version accepted before. */
async function requiredReadingSec(
  scope: Scope,
  { version: { id, wordCount }, assignment, minReadingSec }: Study,
): Promise<number> {
  if (assignment?.deltaFromVersionId == null) return readingSeconds(wordCount, minReadingSec);
  const { version: table } = educationTables;
  const version = await findVersion(scope.tx, table, scope.organizationId, id);
  if (!version) throw new AppError('notFound');
  return (await assignedText(scope, table, version, assignment, minReadingSec)).readingSec;
}

/** Returns the part of a stored row that counts for the current version. */
async function counted(
  { tx, organizationId }: Scope,
  stored: ProgressValues | null,
  version: Study['version'],
  video: Video | null,
): Promise<ProgressValues | null> {
  if (!stored || stored.versionId === version.id) return stored;
  const table = educationTables.version;
  if (stored.versionId < (await newestMajorId(tx, table, organizationId, version.objectId))) return null;
  if (!video) return stored;
  const before = await findVersion(tx, table, organizationId, stored.versionId);
  return ofSameVideo(stored, video, before && videoOfVersion(before.own));
}

/** Returns the assignment's progress before completion if it has grown: whole percent, at most 99; null: it has not. */
function grownProgress(
  { assignedProgress }: Studying,
  { percent, completedAt }: ShownProgress,
): number | null {
  const progress = Math.min(99, percent);
  return completedAt === null && assignedProgress !== null && progress > assignedProgress ? progress : null;
}

export interface StudyingWork {
  /** Returns the present state of the person's study. Locks their clock first, so that two tabs take turns. */
  begin(scope: Scope, id: number): Promise<Studying>;
  /**
   * Saves what `changeOf` makes of the present state, and informs the other modules. Time during which another person may have
   * used the account is not saved.
   * @param changeOf asked again with the locked state when it completes the study
   * @throws {AppError} notFound; those of `requireConfirmedSignIn` and of `changeOf`
   */
  record(
    scope: Scope,
    id: number,
    changeOf: (studying: Studying, at: Date) => Change,
  ): Promise<ShownProgress>;
}

/** Notifies the person, once for each version: a video completes while it plays. Others get copies if the organization wants it. */
async function notifyOfCompletion(
  notify: ModuleDeps['notify'],
  scope: Scope,
  { id, objectId }: Studying['version'],
): Promise<void> {
  const { tx, organizationId } = scope;
  const education = await findObject(tx, educationTables.object, organizationId, objectId);
  if (!education) return;
  await notify(scope, {
    ...{ userIds: [callerOf(scope).userId], type: 'educationCompleted' },
    ...{ objectType: educationContent.objectType, objectId },
    route: educationPath(asEducation(education), 'my', 'current-version'),
    params: { name: education.name },
    dedupeKey: `educationCompleted:${objectId}:${id}`,
  });
}

/** The shared part of reading and watching: the clock, the version that counts, and the effects of completion. */
export function createStudyingWork(
  { now, events, notify }: Pick<ModuleDeps, 'now' | 'events' | 'notify'>,
  { publishWork }: ContentEvents,
  evidence: EvidenceService,
): StudyingWork {
  const { objectType } = educationContent;

  async function complete(scope: Scope, { version, key }: Studying, shown: ShownProgress): Promise<void> {
    const { userId, assignmentId } = key;
    const { objectId, id: versionId } = version;
    await events.emit(scope, 'object.completed', { objectType, objectId, userId, versionId });
    await publishWork(scope, objectId);
    await notifyOfCompletion(notify, scope, version);
    await evidence.append(scope, completionEvidence, {
      ...{ objectId, versionId, userId, payload: completionPayloadOf(shown) },
      // 0: it was not assigned.
      assignmentId: assignmentId === 0 ? null : assignmentId,
    });
  }

  async function present(scope: Scope, id: number, isCompleting: boolean): Promise<Studying> {
    const study = await lockStudy(scope, id, now(), isCompleting);
    const { version, own, assignment, stored, countedAt } = study;
    const video = study.typeContent === 'video' ? videoOfVersion(own) : null;
    return {
      version,
      video,
      key: { userId: callerOf(scope).userId, educationId: id, assignmentId: assignment?.id ?? 0 },
      row: await counted(scope, stored, version, video),
      readingSec: await requiredReadingSec(scope, study),
      countedAt,
      assignedProgress: assignment?.progress ?? null,
    };
  }

  async function keep(scope: Scope, studying: Studying, change: Change): Promise<ShownProgress> {
    const { tx, organizationId } = scope;
    const { key, version, readingSec, video } = studying;
    const { values, clockAt, isNew } = change;
    const saved = { ...key, versionId: version.id, ...values };
    const shown = shownProgress(saved, readingSec, video);
    const progress = grownProgress(studying, shown);
    await Promise.all([
      // Whoever records the progress of the assignment asks the same: each report asks once.
      progress === null
        ? requireConfirmedSignIn(tx, organizationId, key.userId)
        : events.emit(scope, 'object.progressed', {
            objectType,
            objectId: key.educationId,
            userId: key.userId,
            progress,
          }),
      clockAt && moveClock(tx, organizationId, key.userId, clockAt),
      saveProgress(tx, organizationId, saved),
    ]);
    if (isNew) await complete(scope, studying, shown);
    return shown;
  }

  return {
    begin: (scope, id) => present(scope, id, false),
    async record(scope, id, changeOf) {
      const studying = await present(scope, id, false);
      const change = changeOf(studying, now());
      if (!change.isNew) return keep(scope, studying, change);
      const locked = await present(scope, id, true);
      return keep(scope, locked, changeOf(locked, now()));
    },
  };
}
