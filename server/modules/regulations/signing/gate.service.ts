import { askedChoice } from '@domain/questions/asked-question';
import { asQuestion } from '@domain/regulations/gate-model';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  GateQuestion,
  QuestionAnswerInput,
  RegulationAnswerInput,
} from '@server/graphql/generated/types';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { attemptsOf, insertAttempts, type Answering } from './answers.repository';
import { askedQuestions, isRightAnswer } from '@server/modules/content/questions/questions';
import { type RegulationDeps } from '../regulations.deps';
import { findRegulation, lockRegulation } from '../regulations.repository';
import { regulationTables, type RegulationAnswerRow, type SignedAnswer } from '../regulations.tables';
import { signScope } from './signature-checks';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import type { StoredQuestion } from '@server/modules/content/content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { regulationAccess, regulationKey } from '../regulation.content';
import { canRehearse } from '@server/modules/content/access/access.policy';
import { lockOpenAssignment, newestAssignment } from '@server/modules/content/assignments.read-model';

export interface GateService {
  /** Records the answers and returns which are right. */
  answer(scope: Scope, input: RegulationAnswerInput): Promise<GateQuestion[]>;
  /**
   * Returns the questions with these answers and records nothing.
   * @throws {AppError} notFound, access.denied, regulation.versionSuperseded
   */
  rehearse(scope: Scope, input: RegulationAnswerInput): Promise<GateQuestion[]>;
}

type Attempt = Pick<RegulationAnswerRow, 'questionId' | 'optionIds'>;

function lastOf(attempts: readonly Attempt[], questionId: string): readonly string[] | null {
  return attempts.findLast((attempt) => attempt.questionId === questionId)?.optionIds ?? null;
}

function seenBySigner(question: StoredQuestion, attempts: readonly Attempt[]): GateQuestion {
  const { id, kind, clauseId, explanation } = question;
  const { text, task } = askedChoice(asQuestion(question), (items) => items);
  const chosen = lastOf(attempts, id);
  const isRight = chosen !== null && isRightAnswer(question, chosen);
  return {
    id,
    kind,
    text,
    clauseId,
    options: [...task.options],
    chosenIds: chosen && [...chosen],
    isRight,
    explanation: isRight ? explanation : null,
  };
}

/** Returns the person's questions with their answers so far, without revealing what is right. */
export async function gateQuestions(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  asked: readonly StoredQuestion[],
  answering: Answering,
): Promise<GateQuestion[]> {
  if (asked.length === 0) return [];
  const attempts = await attemptsOf(tx, organizationId, answering);
  return asked.map((question) => seenBySigner(question, attempts));
}

/**
 * Returns the attempts at every question that was asked, as evidence; null when none was asked. The answers are checked again.
 * @throws {AppError} regulation.questionsNeeded unless the last attempt at each is right
 */
export async function signedAnswers(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  asked: readonly StoredQuestion[],
  answering: Answering,
): Promise<SignedAnswer[] | null> {
  if (asked.length === 0) return null;
  const attempts = await attemptsOf(tx, organizationId, answering);
  const isOpen = asked.some((question) => !isRightAnswer(question, lastOf(attempts, question.id) ?? []));
  if (isOpen) throw new AppError('regulation.questionsNeeded', { field: 'questions' });
  return asked.map(({ id }) => ({
    questionId: id,
    attempts: attempts.filter(({ questionId }) => questionId === id).map(({ optionIds }) => optionIds),
  }));
}

/** Returns a new attempt, or null when it repeats the last one. */
function attemptOf(
  { questionId, optionIds }: QuestionAnswerInput,
  asked: readonly StoredQuestion[],
  attempts: readonly Attempt[],
): Attempt | null {
  const question = asked.find(({ id }) => id === questionId);
  if (!question) throw new AppError('notFound');
  const field = `answers.${questionId}`;
  // In the order of the question's options: the same choice is the same answer, in whatever order it was ticked.
  const chosen = question.options.map(({ id }) => id).filter((id) => optionIds.includes(id));
  if (chosen.length === 0) throw new AppError('validation.required', { field });
  if (chosen.length !== optionIds.length || (question.kind === 'single' && chosen.length > 1)) {
    throw new AppError('validation.option', { field });
  }
  if (lastOf(attempts, questionId)?.join() === chosen.join()) return null;
  if (attempts.filter((attempt) => attempt.questionId === questionId).length >= limits.questionAttempts) {
    throw new AppError('regulation.questionAttempts', { field });
  }
  return { questionId, optionIds: chosen };
}

/** Rehearses the questions: of the assignment of the person as whom the caller views, otherwise of the whole text. */
async function rehearse(
  scope: Scope,
  { regulationId, versionId, answers }: RegulationAnswerInput,
): Promise<GateQuestion[]> {
  const access = await regulationAccess.requireView(scope, regulationId);
  const caller = callerOf(scope);
  if (!canRehearse(caller, access)) throw new AppError('access.denied');
  if (access.currentVersionId !== versionId) throw new AppError('regulation.versionSuperseded');
  const { tx, organizationId } = scope;
  const regulation = await findRegulation(tx, organizationId, regulationId);
  const version = await findVersion(tx, regulationTables.version, organizationId, versionId);
  if (!regulation || !version) throw new AppError('notFound');
  const assignment =
    caller.viewAs === null
      ? null
      : await newestAssignment(tx, organizationId, regulationKey(regulationId), caller.userId);
  const { clauseIds } = await signScope(scope, regulation, version, assignment);
  const asked = askedQuestions(version, clauseIds);
  const attempts = answers.flatMap((answer) => attemptOf(answer, asked, []) ?? []);
  return asked.map((question) => seenBySigner(question, attempts));
}

/** Manages the questions that are asked before signing. */
export function createGateService({ now }: Pick<RegulationDeps, 'now'>): GateService {
  return {
    rehearse,
    async answer(scope, { regulationId, versionId, answers }) {
      await regulationAccess.requireView(scope, regulationId);
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      await requireConfirmedSignIn(tx, organizationId, userId);
      const regulation = await lockRegulation(tx, organizationId, regulationId, 'share');
      const version = await findVersion(tx, regulationTables.version, organizationId, versionId);
      if (!regulation || version?.objectId !== regulationId || version.status !== 'published') {
        throw new AppError('notFound');
      }
      if (regulation.isArchive) throw new AppError('regulation.archived');
      if (regulation.currentVersionId !== versionId) throw new AppError('regulation.versionSuperseded');
      const assignment = await lockOpenAssignment(tx, organizationId, regulationKey(regulationId), userId);
      if (!assignment) throw new AppError('regulation.notAssigned');
      const { clauseIds } = await signScope(scope, regulation, version, assignment);
      const asked = askedQuestions(version, clauseIds);
      const answering = { versionId, userId, assignmentId: assignment.id };
      const before = await attemptsOf(tx, organizationId, answering);
      const added = answers.flatMap((answer) => attemptOf(answer, asked, before) ?? []);
      const createdAt = now();
      await insertAttempts(
        tx,
        organizationId,
        answering,
        added.map((attempt) => ({ ...attempt, createdAt })),
      );
      return asked.map((question) => seenBySigner(question, [...before, ...added]));
    },
  };
}
