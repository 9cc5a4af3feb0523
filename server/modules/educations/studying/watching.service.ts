import type { Video } from '@domain/video';
import { isAnswerTo } from '@domain/questions/answer';
import { gradeAnswer } from '@domain/questions/grade';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationCheckpointAnswerInput, EducationWatchInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
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

/** Records how people watch videos: the server counts, and accepts no more than could have been watched. */
export function createWatchingService(
  { now }: Pick<ModuleDeps, 'now'>,
  { begin, keep }: StudyingWork,
): WatchingService {
  return {
    async watch(scope, { educationId, versionId, ...claim }) {
      const studying = await begin(scope, educationId);
      const at = now();
      // Watching another video does not count.
      const isOfThis = versionId === studying.version.id && isWatching(studying);
      return keep(scope, studying, isOfThis ? changeAfter(studying, claim, at) : unchanged(studying, at));
    },
    async answer(scope, { educationId, versionId, checkpointId, answer }) {
      const studying = await begin(scope, educationId);
      if (versionId !== studying.version.id || !isWatching(studying)) throw new AppError('notFound');
      const { checkpoints } = studying.video;
      const checkpoint = checkpoints.find(({ id }) => id === checkpointId);
      if (!checkpoint) throw new AppError('notFound');
      const { question, mustBeRight } = checkpoint;
      if (!isAnswerTo(askedCheckpoint(versionId, checkpoint), answer)) {
        throw new AppError('education.answerWrong', { field: 'answer' });
      }
      const isRight = gradeAnswer(question, answer).outcome === 'right';
      const progress = await keep(scope, studying, changeByAnswer(studying, checkpointId, isRight, now()));
      const isPassed = isRight || !mustBeRight || progress.passedCheckpointIds.includes(checkpointId);
      return { isRight, isPassed, explanation: isPassed ? question.explained.explanation : '', progress };
    },
  };
}
