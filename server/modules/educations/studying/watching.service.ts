import type { Checkpoint, Video } from '@domain/video';
import { isAnswerTo } from '@domain/questions/answer';
import { gradeAnswer } from '@domain/questions/grade';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationCheckpointAnswerInput, EducationWatchInput } from '@server/graphql/generated/types';
import {
  type Change,
  passedIds,
  type ShownProgress,
  type Studying,
  type StudyingWork,
  unchanged,
} from './studying';
import { askedCheckpoint } from '../videos/video-version';
import { isFinished, watchedAfter } from './watched-after';

/** The server's result for an answer. */
export interface CheckpointResult {
  isRight: boolean;
  /** The video continues. */
  isPassed: boolean;
  explanation: string;
  progress: ShownProgress;
}

export interface WatchingService {
  answer(scope: Scope, input: EducationCheckpointAnswerInput): Promise<CheckpointResult>;
  watch(scope: Scope, input: EducationWatchInput): Promise<ShownProgress>;
}

type Watching = Studying & { video: Video; row: NonNullable<Studying['row']> };

/** Whether an opened video can be watched; for a text, and for an unopened object, nothing counts. */
const isWatching = (studying: Studying): studying is Watching =>
  studying.video !== null && studying.row !== null;

type Claim = Pick<EducationWatchInput, 'segments' | 'positionSec'>;

function changeAfter(studying: Watching, { segments, positionSec }: Claim, at: Date): Change {
  const { video, row, countedAt } = studying;
  const { values } = unchanged(studying, at);
  const seen = watchedAfter(video, { ...row, passedIds: passedIds(video, row.answers) }, segments, {
    clockAt: countedAt,
    at,
  });
  const isNew = row.completedAt === null && seen.isEnough;
  return {
    values: {
      ...values,
      countedAt: seen.clockAt ?? row.countedAt,
      segments: seen.segments,
      positionSec: Math.max(0, Math.min(positionSec, video.durationSec)),
      completedAt: isNew ? at : row.completedAt,
    },
    clockAt: seen.clockAt,
    isNew,
  };
}

/** Returns the row after an answer; a correct answer is never revoked. */
function changeByAnswer(studying: Watching, checkpointId: string, isRight: boolean, at: Date): Change {
  const { video, row } = studying;
  const change = unchanged(studying, at);
  const before = row.answers[checkpointId];
  const answer = { isRight: isRight || (before?.isRight ?? false), tries: (before?.tries ?? 0) + 1 };
  const answers = { ...row.answers, [checkpointId]: answer };
  const isNew = row.completedAt === null && isFinished(video, row.segments, passedIds(video, answers));
  return {
    ...change,
    isNew,
    values: { ...change.values, answers, completedAt: isNew ? at : row.completedAt },
  };
}

/**
 * Returns the graded answer at a checkpoint of the version that is watched.
 * @throws {AppError} notFound; education.answerWrong
 */
function gradedAnswer(
  studying: Studying,
  { versionId, checkpointId, answer }: EducationCheckpointAnswerInput,
): { watching: Watching; checkpoint: Checkpoint; isRight: boolean } {
  if (versionId !== studying.version.id || !isWatching(studying)) throw new AppError('notFound');
  const checkpoint = studying.video.checkpoints.find(({ id }) => id === checkpointId);
  if (!checkpoint) throw new AppError('notFound');
  if (!isAnswerTo(askedCheckpoint(versionId, checkpoint), answer)) {
    throw new AppError('education.answerWrong', { field: 'answer' });
  }
  const isRight = gradeAnswer(checkpoint.question, answer).outcome === 'right';
  return { watching: studying, checkpoint, isRight };
}

/** Records how people watch videos: the server counts, and accepts no more than could have been watched. */
export function createWatchingService({ begin, record }: StudyingWork): WatchingService {
  return {
    watch: (scope, { educationId, versionId, ...claim }) =>
      record(scope, educationId, (studying, at) => {
        // Watching another video does not count.
        const isOfThis = versionId === studying.version.id && isWatching(studying);
        return isOfThis ? changeAfter(studying, claim, at) : unchanged(studying, at);
      }),
    async answer(scope, input) {
      const { checkpointId, educationId } = input;
      const { checkpoint, isRight } = gradedAnswer(await begin(scope, educationId), input);
      const progress = await record(scope, educationId, (studying, at) => {
        const graded = gradedAnswer(studying, input);
        return changeByAnswer(graded.watching, checkpointId, graded.isRight, at);
      });
      const { question, mustBeRight } = checkpoint;
      const isPassed = isRight || !mustBeRight || progress.passedCheckpointIds.includes(checkpointId);
      return { isRight, isPassed, explanation: isPassed ? question.explained.explanation : '', progress };
    },
  };
}
