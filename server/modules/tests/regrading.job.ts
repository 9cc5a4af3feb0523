import { sql } from 'drizzle-orm';
import type { AnyQuestion } from '@domain/questions/question';
import { isConflict, isDatabaseAway } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { HandlersOf } from '@server/jobs/jobs';
import { safeMessage } from '@server/log/safe-error';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import type { ModuleDeps } from '@server/modules/module';
import { answersOf, updateAnswer, updateAttempt } from './attempts.repository';
import { drawnOf } from './drawn-questions';
import { attemptPayloadOf, regradeEvidence } from './evidence';
import type { Finishing, WholeAttempt } from './finishing';
import type { GradedPart } from './graded-part';
import { inSlices } from './grading-slices';
import { addToSums } from './item-sums';
import { addCounts, advance, findRegradings, gradedAttempts, gradedPartOf } from './regrading.repository';
import { enqueueRegrading } from './regrading-queue';
import { type Regraded, regraded } from './regrading-rules';
import type { AnswerRow, AttemptRow, RegradingRow } from './tests.tables';
import type { testJobs } from './tests.jobs';

type RegradingHandlers = HandlersOf<typeof testJobs, 'regradeTest' | 'continueRegradings'>;

/** Looked at, and then told of, at once. */
const PART = 200;
/** A worker that has said nothing for so long was killed. */
const STANDSTILL_MS = 60_000;

interface Work {
  regrading: RegradingRow;
  part: GradedPart;
  question: AnyQuestion;
}

/** What stands in the counts of an attempt that is graded anew. */
const countsOf = (before: AttemptRow, { isPassed, isReached }: Regraded) => ({
  changedCount: 1,
  gainedCount: isPassed === true && before.isPassed !== true ? 1 : 0,
  lostCount: before.isPassed === true && isPassed !== true ? 1 : 0,
  keptCount: isPassed === true && !isReached ? 1 : 0,
});

/**
 * Grades anew what has ended at a version before that was decided. Each attempt that changes has a transaction of its own: it
 * is graded from what stands in it then, so that whoever comes to it a second time changes nothing.
 */
export function createRegradingJob(
  { database, jobs, log, now }: Pick<ModuleDeps, 'database' | 'jobs' | 'log' | 'now'>,
  { worked }: Pick<ContentEvents, 'worked'>,
  evidence: EvidenceService,
  finishing: Finishing,
): RegradingHandlers {
  const inTenant = <T>(organizationId: number, work: (scope: Scope) => Promise<T>): Promise<T> =>
    retryConflicts(() => database.tenant(organizationId, (tx) => work(systemScope(tx, organizationId))));

  async function store(
    scope: Scope,
    { regrading, question }: Work,
    whole: WholeAttempt,
    { answer, answers, after }: { answer: AnswerRow; answers: readonly AnswerRow[]; after: Regraded },
  ): Promise<void> {
    const { tx, organizationId } = scope;
    const { attempt, part } = whole;
    const { outcome, answerPoints, points, maxPoints, state, isPassed } = after;
    const { gradedById, gradedAt, comment } = answer;
    const change = { outcome, points: answerPoints, gradedById, gradedAt, comment };
    await updateAnswer(tx, organizationId, answer, change);
    const stored = await updateAttempt(tx, organizationId, attempt.id, {
      ...{ points, maxPoints, state, isPassed },
    });
    const changed = answers.map((each) => (each === answer ? { ...each, ...change } : each));
    const wasDecided = attempt.state === 'graded';
    const anew = { ...whole, attempt: stored };
    if (state === 'graded') {
      const occasion = `:${regrading.id}`;
      if (wasDecided) await finishing.redecided(scope, anew, attempt.isPassed === true, occasion);
      else await finishing.decided(scope, anew, occasion);
    }
    if (attempt.isCounted) {
      await addToSums(tx, stored, answers, -1);
      await addToSums(tx, stored, changed);
    } else if (state === 'graded') {
      await finishing.count(scope, anew, changed);
    }
    await addCounts(tx, regrading, countsOf(attempt, after));
    await evidence.append(scope, regradeEvidence, {
      ...{ objectId: stored.testId, versionId: stored.versionId, assignmentId: stored.assignmentId },
      userId: stored.userId,
      payload: {
        ...attemptPayloadOf(stored, changed, drawnOf(part, stored)),
        ...{ questionId: question.id, regradingId: regrading.id },
        ...{ decision: regrading.sha256, decidedById: regrading.createdById },
        before: {
          ...{ points: attempt.points ?? 0, maxPoints: attempt.maxPoints ?? 0, isPassed: attempt.isPassed },
          ...{ outcome: answer.outcome ?? '', answerPoints: answer.points ?? 0 },
        },
      },
    });
  }

  /** One attempt from what stands in it now: an expert or another worker may have been quicker. */
  async function gradeAnew(scope: Scope, work: Work, found: Pick<AttemptRow, 'id' | 'userId'>) {
    const { regrading, question } = work;
    const whole = await finishing.lock(scope, { ...found, testId: regrading.testId });
    if (!whole || whole.attempt.state === 'inProgress') return;
    const { attempt, part } = whole;
    const answers = await answersOf(scope.tx, scope.organizationId, [attempt.id]);
    const answer = answers.find(({ questionId }) => questionId === question.id);
    if (!answer?.outcome) return;
    const isOtherOpen = answers.some((each) => each !== answer && each.outcome === 'open');
    const after = regraded(
      part,
      question,
      {
        ...{ points: attempt.points ?? 0, maxPoints: attempt.maxPoints ?? 0, isPassed: attempt.isPassed },
        ...{ value: answer.value, outcome: answer.outcome, answerPoints: answer.points ?? 0, isOtherOpen },
      },
      regrading.mayTakePasses,
    );
    if (after) await store(scope, work, whole, { answer, answers, after });
  }

  async function workOf(organizationId: number, id: number): Promise<Work | null> {
    return database.tenant(organizationId, async (tx) => {
      const regrading = (await findRegradings(tx, organizationId, [id])).get(id);
      if (regrading?.state !== 'running') return null;
      const part = await gradedPartOf(tx, organizationId, regrading.versionId);
      const question = part?.questions.find((each) => each.id === regrading.questionId);
      if (!part || !question) throw new Error(`regrading ${id} is about nothing`);
      return { regrading, part, question };
    });
  }

  /** Whether it could be graded. */
  async function gradeOne(work: Work, attempt: Pick<AttemptRow, 'id' | 'userId'>): Promise<boolean> {
    const { organizationId } = work.regrading;
    try {
      await inTenant(organizationId, (scope) => gradeAnew(scope, work, attempt));
      return true;
    } catch (error) {
      if (isDatabaseAway(error) || isConflict(error)) throw error;
      // One that cannot be graded holds nobody up; how many there are stands beside what was done.
      log.error({ attemptId: attempt.id, err: safeMessage(error) }, 'an attempt could not be graded anew');
      return false;
    }
  }

  /** The next part; answers with the regrading as it stands then, null: there is nothing more to do here. */
  async function next(work: Work): Promise<RegradingRow | null> {
    const { regrading, part, question } = work;
    const { organizationId } = regrading;
    const batch = await database.tenant(organizationId, (tx) =>
      gradedAttempts(tx, regrading, { after: regrading.lastAttemptId, limit: PART }),
    );
    const looked = await inSlices(batch, (attempt) => ({
      attempt,
      isChanged: attempt.isBroken || regraded(part, question, attempt, regrading.mayTakePasses) !== null,
    }));
    let failed = 0;
    for (const { attempt, isChanged } of looked) {
      if (isChanged && !(await gradeOne(work, attempt))) failed += 1;
    }
    const last = batch.at(-1)?.id ?? regrading.lastAttemptId;
    return inTenant(organizationId, async (scope) => {
      const isEnd = batch.length < PART;
      const progress = { last, count: batch.length, failed, at: now(), isEnd };
      const advanced = await advance(scope.tx, regrading, progress);
      if (advanced) await worked(scope, regrading.testId);
      return isEnd ? null : advanced;
    });
  }

  return {
    async regradeTest({ organizationId, regradingId }) {
      const work = await workOf(organizationId, regradingId);
      let regrading = work?.regrading ?? null;
      while (work && regrading) regrading = await next({ ...work, regrading });
    },

    async continueRegradings() {
      const before = new Date(now().getTime() - STANDSTILL_MS).toISOString();
      await database.system(async (tx) => {
        const { rows } = await tx.execute<{ organizationId: number; id: number }>(sql`
          select organization_id as "organizationId", id from test_regrading
          where state = 'running' and beat_at < ${before}::timestamptz`);
        for (const row of rows) await enqueueRegrading(jobs, tx, row);
      });
    },
  };
}
