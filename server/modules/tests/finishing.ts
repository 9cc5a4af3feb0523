import { gradeAnswer, isPassed, percentHundredths, sumScores } from '@domain/questions/grade';
import type { AnyQuestion } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import type { TestAttemptEnd } from '@server/graphql/generated/resolvers';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { lockOpenObligation } from '@server/modules/content/obligations.read-model';
import { newestMajorId, ownPartOf } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { countedAttempt } from './attempt-rules';
import { answersOf, attemptsOf, lockAttempt, storeGrades, updateAttempt } from './attempts.repository';
import { attemptEvidence, attemptPayloadOf } from './evidence';
import { addToSums } from './item-sums';
import { executionPath, passingPath, testContent, testKey } from './test.content';
import { partOfVersion, type TestPart } from './test-version';
import { type AnswerRow, type AttemptRow, testTables } from './tests.tables';

/** An attempt with what it is about. */
export interface WholeAttempt {
  attempt: AttemptRow;
  part: TestPart;
}

export interface Finishing {
  /** The attempt with its questions, locked, and before it what is owed: always in this order. Null: it is not there. */
  lock(scope: Scope, found: Pick<AttemptRow, 'id' | 'testId' | 'userId'>): Promise<WholeAttempt | null>;
  /** Ends it with the answers that are saved. */
  finish(scope: Scope, whole: WholeAttempt, endedBy: TestAttemptEnd): Promise<AttemptRow>;
  /** Tells what was decided about it. */
  decided(scope: Scope, whole: WholeAttempt): Promise<void>;
  /** Counts its answers in the sums of its version, where no other graded attempt of the person is counted. */
  count(scope: Scope, attempt: AttemptRow, answers: readonly AnswerRow[]): Promise<void>;
}

const gradesOf = (questions: readonly AnyQuestion[], answers: readonly AnswerRow[]) => {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  return questions.map((question) => ({
    questionId: question.id,
    maxPoints: question.points,
    ...gradeAnswer(question, values.get(question.id) ?? null),
  }));
};

/** How attempts end, whoever ends them: the taker, their deadline, or that nobody asks for them any more. */
export function createFinishing(
  { now, events, notify }: Pick<ModuleDeps, 'now' | 'events' | 'notify'>,
  { worked }: ContentEvents,
  evidence: EvidenceService,
): Finishing {
  const { objectType } = testContent;

  /** Whether what is owed now is what the attempt was made for: of a version before a major one nothing counts. */
  async function isOwed(
    scope: Scope,
    { testId, userId, assignmentId, versionId }: AttemptRow,
  ): Promise<boolean> {
    const { tx, organizationId } = scope;
    const obligation = await lockOpenObligation(tx, organizationId, testKey(testId), userId);
    if (obligation?.id !== assignmentId) return false;
    return versionId >= (await newestMajorId(tx, testTables.version, organizationId, testId));
  }

  async function tellResult(scope: Scope, { attempt, part }: WholeAttempt): Promise<void> {
    const { tx, organizationId } = scope;
    const { testId, userId, assignmentId, versionId } = attempt;
    const all = await attemptsOf(tx, organizationId, testId, userId);
    const mine = all.filter((each) => each.assignmentId === assignmentId);
    const { points, maxPoints } = countedAttempt(mine, part.settings.grading) ?? attempt;
    const score = percentHundredths({ points: points ?? 0, maxPoints: maxPoints ?? 0 });
    const object = { objectType, objectId: testId, userId };
    if (attempt.isPassed) await events.emit(scope, 'object.completed', { ...object, versionId, score });
    else await events.emit(scope, 'object.failed', { ...object, score });
  }

  /** Of what the taker does not see on their own screen at once. */
  async function notifyTaker(scope: Scope, { id, testId, userId, isPassed: isRight, endedBy }: AttemptRow) {
    if (scope.caller?.userId === userId || endedBy === 'stopped') return;
    const test = await findObject(scope.tx, testTables.object, scope.organizationId, testId);
    const type = isRight ? 'testPassed' : 'testFailed';
    await notify(scope, {
      ...{ userIds: [userId], type, objectType, objectId: testId, route: passingPath(testId) },
      ...{ params: { name: test?.name ?? '' }, dedupeKey: `${type}:${id}` },
    });
  }

  async function askExpert(scope: Scope, { id, testId, userId }: AttemptRow): Promise<void> {
    await events.emit(scope, 'object.submitted', { objectType, objectId: testId, userId });
    const test = await findObject(scope.tx, testTables.object, scope.organizationId, testId);
    if (!test) return;
    await notify(scope, {
      ...{ userIds: [test.ownerId], type: 'testNeedsGrading', objectType, objectId: testId },
      ...{ route: executionPath(testId), params: { name: test.name }, dedupeKey: `testNeedsGrading:${id}` },
      aboutIds: [userId],
    });
  }

  async function count(scope: Scope, attempt: AttemptRow, answers: readonly AnswerRow[]): Promise<void> {
    const { tx, organizationId } = scope;
    const all = await attemptsOf(tx, organizationId, attempt.testId, attempt.userId);
    if (all.some(({ versionId, isCounted }) => isCounted && versionId === attempt.versionId)) return;
    await updateAttempt(tx, organizationId, attempt.id, { isCounted: true });
    await addToSums(tx, attempt, answers);
  }

  async function decided(scope: Scope, whole: WholeAttempt): Promise<void> {
    if (await isOwed(scope, whole.attempt)) await tellResult(scope, whole);
    await notifyTaker(scope, whole.attempt);
  }

  return {
    count,
    decided,
    async lock({ tx, organizationId }, { id, testId, userId }) {
      await lockOpenObligation(tx, organizationId, testKey(testId), userId);
      const attempt = await lockAttempt(tx, organizationId, id);
      const version = attempt && (await ownPartOf(tx, testTables.version, organizationId, attempt.versionId));
      return version ? { attempt, part: partOfVersion(version.own) } : null;
    },
    async finish(scope, { attempt, part }, endedBy) {
      const { tx, organizationId } = scope;
      const at = now();
      const grades = gradesOf(part.questions, await answersOf(tx, organizationId, [attempt.id]));
      const stored = grades.map(({ maxPoints: _, ...grade }) => grade);
      const answers = await storeGrades(tx, organizationId, attempt, stored, at);
      const score = sumScores(grades);
      const isOpen = grades.some(({ outcome }) => outcome === 'open');
      const ended = await updateAttempt(tx, organizationId, attempt.id, {
        ...score,
        endedBy,
        state: isOpen ? 'onReview' : 'graded',
        isPassed: isOpen ? null : isPassed(score, part.settings.passPercent),
        // Whenever the server came to it: its time was over then.
        finishedAt: endedBy === 'expired' ? (attempt.deadlineAt ?? at) : at,
      });
      const isAsked = await isOwed(scope, ended);
      if (!isOpen) await decided(scope, { attempt: ended, part });
      else if (isAsked) await askExpert(scope, ended);
      await worked(scope, ended.testId);
      if (!isOpen) await count(scope, ended, answers);
      await evidence.append(scope, attemptEvidence, {
        ...{ objectId: ended.testId, versionId: ended.versionId, assignmentId: ended.assignmentId },
        ...{ userId: ended.userId, payload: attemptPayloadOf(ended, answers) },
      });
      return ended;
    },
  };
}
