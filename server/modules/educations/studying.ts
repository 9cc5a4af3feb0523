import { type Film, isSameFilm, percentWatched } from '@domain/film';
import { percentRead } from '@domain/reading-progress';
import { secondsIn, type Segment } from '@domain/watched';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { lockOpenObligation } from '@server/modules/content/obligations.read-model';
import { lockObject } from '@server/modules/content/objects/objects.repository';
import { owedText } from '@server/modules/content/versions/owed-text';
import { findVersion, newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess, educationContent, educationKey } from './education.content';
import {
  findProgress,
  lockClock,
  moveClock,
  type ProgressKey,
  type ProgressValues,
  saveProgress,
} from './educations.repository';
import {
  asEducation,
  type CheckpointAnswer,
  educationTables,
  type EducationProgressRow,
} from './educations.tables';
import { completionEvidence, completionPayloadOf } from './evidence';
import { filmOfVersion, isFilm } from './film-version';

/** How far somebody is, with what is asked for. */
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

/** What somebody studies now. */
export interface Studying {
  version: ContentVersionRow;
  /** Null: a text. */
  film: Film | null;
  key: ProgressKey;
  /** How far the person is with what is in force; of a version before a major one nothing counts. */
  row: EducationProgressRow | null;
  readingSec: number;
  /** Up to when the person's time is counted. */
  countedAt: Date;
}

/** What a report has changed. */
export interface Change {
  values: Omit<ProgressValues, 'versionId'>;
  /** Up to when the person's time is counted now; null: no time was counted. */
  clockAt: Date | null;
  /** It is finished, for the first time. */
  isNew: boolean;
}

/** Checkpoints behind which the film goes on. */
export const passedIds = (
  { checkpoints }: Pick<Film, 'checkpoints'>,
  answers: Readonly<Record<string, CheckpointAnswer>>,
): string[] =>
  checkpoints.flatMap(({ id, mustBeRight }) => {
    const answer = answers[id];
    return answer && (answer.isRight || !mustBeRight) ? [id] : [];
  });

/** As the contract shows it: of a film and of its transcript whichever is further. */
export function shownProgress(
  row: EducationProgressRow,
  readingSec: number,
  film: Film | null,
): ShownProgress {
  const { educationId, versionId, activeSec, segments, positionSec, completedAt } = row;
  const isReading = film === null || (film.isTranscriptEnough && activeSec > 0);
  const percent = Math.max(
    film ? percentWatched(segments, film) : 0,
    isReading ? percentRead(activeSec, readingSec) : 0,
  );
  return {
    ...{ educationId, versionId, activeSec, readingSec, segments, positionSec, completedAt },
    watchedSec: secondsIn(segments),
    passedCheckpointIds: film ? passedIds(film, row.answers) : [],
    percent: completedAt ? 100 : percent,
  };
}

/** As it stood; from now on where nothing was opened yet. */
export function unchanged({ row }: Pick<Studying, 'row'>, at: Date): Change {
  const { activeSec = 0, countedAt = at, completedAt = null } = row ?? {};
  const { segments = [], positionSec = 0, answers = {} } = row ?? {};
  return {
    values: { activeSec, countedAt, completedAt, segments, positionSec, answers },
    clockAt: null,
    isNew: false,
  };
}

/** What was seen of a version counts for another one only where the film is the same; what was read always does. */
export const ofSameFilm = (
  row: EducationProgressRow,
  film: Film,
  before: Film | null,
): EducationProgressRow =>
  before && isSameFilm(before, film) ? row : { ...row, segments: [], positionSec: 0, answers: {} };

export interface StudyingWork {
  /** What the person studies now. Their clock is locked first, so that two tabs come one after the other. */
  begin(scope: Scope, id: number): Promise<Studying>;
  /**
   * Keeps what has changed, and tells whom it concerns. Seconds that somebody else may have sat through are not kept.
   * @throws {AppError} those of `requireConfirmedSignIn`
   */
  keep(scope: Scope, studying: Studying, change: Change): Promise<ShownProgress>;
}

/** What reading and watching share: whose time it is, which version counts, and what follows from being finished. */
export function createStudyingWork(
  { now, events }: Pick<ModuleDeps, 'now' | 'events'>,
  { worked }: ContentEvents,
  evidence: EvidenceService,
): StudyingWork {
  const { objectType } = educationContent;

  /** What counts of a row for the version that is in force. */
  async function counted(
    { tx, organizationId }: Scope,
    stored: EducationProgressRow | null,
    version: ContentVersionRow,
    film: Film | null,
  ): Promise<EducationProgressRow | null> {
    if (!stored || stored.versionId === version.id) return stored;
    const table = educationTables.version;
    if (stored.versionId < (await newestMajorId(tx, table, organizationId, version.objectId))) return null;
    if (!film) return stored;
    const before = await findVersion(tx, table, organizationId, stored.versionId);
    return ofSameFilm(stored, film, before && filmOfVersion(before.own));
  }

  async function complete(scope: Scope, { version, key }: Studying, shown: ShownProgress): Promise<void> {
    const { userId, assignmentId } = key;
    const { objectId, id: versionId } = version;
    await events.emit(scope, 'object.completed', { objectType, objectId, userId, versionId });
    await worked(scope, objectId);
    await evidence.append(scope, completionEvidence, {
      ...{ objectId, versionId, userId, payload: completionPayloadOf(shown) },
      // 0: nobody asked for it.
      assignmentId: assignmentId === 0 ? null : assignmentId,
    });
  }

  /** Not done yet: whole percent, of which the last is not reached. */
  async function tellProgress(scope: Scope, { educationId, percent }: ShownProgress): Promise<void> {
    if (percent === 0) return;
    await events.emit(scope, 'object.progressed', {
      ...{ objectType, objectId: educationId, userId: callerOf(scope).userId },
      progress: Math.min(99, percent),
    });
  }

  return {
    async begin(scope, id) {
      await educationAccess.requireView(scope, id);
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      const countedAt = await lockClock(tx, organizationId, userId, now());
      const found = await lockObject(tx, educationTables.object, organizationId, id, 'share');
      const education = found && asEducation(found);
      const version =
        education?.currentVersionId == null
          ? null
          : await findVersion(tx, educationTables.version, organizationId, education.currentVersionId);
      if (!education || !version || education.isArchive) throw new AppError('notFound');
      const obligation = await lockOpenObligation(tx, organizationId, educationKey(id), userId);
      const key = { userId, educationId: id, assignmentId: obligation?.id ?? 0 };
      const stored = await findProgress(tx, organizationId, key);
      const film = isFilm(education) ? filmOfVersion(version.own) : null;
      const { readingSec } = await owedText(
        scope,
        educationTables.version,
        version,
        obligation,
        education.minReadingSec,
      );
      return { version, film, key, row: await counted(scope, stored, version, film), readingSec, countedAt };
    },
    async keep(scope, { key, version, readingSec, film, ...studying }, { values, clockAt, isNew }) {
      const { tx, organizationId } = scope;
      await requireConfirmedSignIn(tx, organizationId, key.userId);
      if (clockAt) await moveClock(tx, organizationId, key.userId, clockAt);
      const saved = await saveProgress(tx, organizationId, key, { versionId: version.id, ...values });
      const shown = shownProgress(saved, readingSec, film);
      if (isNew) await complete(scope, { key, version, readingSec, film, ...studying }, shown);
      else if (shown.completedAt === null) await tellProgress(scope, shown);
      return shown;
    },
  };
}
