import { isDeepStrictEqual } from 'node:util';
import { gradeAnswer } from '@domain/questions/grade';
import { questionProblems, type QuestionProblem } from '@domain/questions/question-problems';
import { asQuestion } from '@domain/regulations/gate-model';
import { GATE_LIMITS, gateQuestionSchema } from '@domain/regulations/gate-question';
import limits from '@graphql/limits.json';
import { AppError, type ErrorCode } from '@server/errors';
import type { RegulationQuestionInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { changedIds } from '../blocks/blocks';
import { branchIds } from '../blocks/branch';
import type { ContentVersionRow, Block, StoredQuestion } from '../content.tables';

const ID = /^[\w-]{1,64}$/;

function checkIds(ids: readonly string[], field: string): void {
  if (new Set(ids).size !== ids.length || ids.some((id) => !ID.test(id))) {
    throw new AppError('validation.failed', { field });
  }
}

/** The error codes of these questions for problems found by the general rules. */
const PROBLEMS: Partial<Record<QuestionProblem, ErrorCode>> = {
  optionsFew: 'regulation.questionOptions',
  optionsSame: 'regulation.questionSame',
  oneRight: 'regulation.questionOneRight',
  someRight: 'regulation.questionSomeRight',
};

function rejectOptions(code: ErrorCode, field: string): never {
  throw new AppError(code, {
    field,
    params: { min: GATE_LIMITS.optionsMin, max: GATE_LIMITS.options },
  });
}

/** @throws {AppError} the problem of its options according to the general rules */
function checkRules(question: StoredQuestion, field: string): StoredQuestion {
  for (const problem of questionProblems(asQuestion(question))) {
    const code = PROBLEMS[problem];
    if (code) rejectOptions(code, field);
  }
  return question;
}

function checkOptionIds({ options }: RegulationQuestionInput, field: string): void {
  if (options.length < GATE_LIMITS.optionsMin || options.length > GATE_LIMITS.options) {
    rejectOptions('regulation.questionOptions', field);
  }
  checkIds(
    options.map(({ id }) => id),
    field,
  );
}

/**
 * Returns the stored form of questions. Texts stay plain; output must escape them.
 * @throws {AppError} regulation.questionsMax, questionOptions, questionOneRight, questionSomeRight, questionSame, questionClause,
 * validation.required, validation.tooLong, validation.failed
 */
export function storedQuestions(
  questions: readonly RegulationQuestionInput[],
  clauses: readonly { id: string }[],
): StoredQuestion[] {
  if (questions.length > limits.questions) {
    throw new AppError('regulation.questionsMax', { field: 'questions', params: { max: limits.questions } });
  }
  checkIds(
    questions.map(({ id }) => id),
    'questions',
  );
  const stored = questions.map((question, index): StoredQuestion => {
    const within = `questions.${index}`;
    const field = `${within}.options`;
    checkOptionIds(question, field);
    const { id, kind, clauseId = null } = question;
    return checkRules({ id, kind, ...checkInput(gateQuestionSchema, question, { within }), clauseId }, field);
  });
  checkClauses(stored, clauses);
  return stored;
}

/** @throws {AppError} regulation.questionClause when a question is about a clause that is not in the text */
export function checkClauses(questions: readonly StoredQuestion[], clauses: readonly { id: string }[]): void {
  const known = new Set(clauses.map(({ id }) => id));
  const index = questions.findIndex(({ clauseId }) => clauseId !== null && !known.has(clauseId));
  if (index === -1) return;
  const field = `questions.${index}.clauseId`;
  throw new AppError('regulation.questionClause', { field, params: { number: index + 1 } });
}

/** Whether one of the clauses is the given one, or below it. */
function isWithinBranch(clauses: readonly Block[], id: string, among: readonly string[]): boolean {
  const branch = branchIds(clauses, id);
  return branch.length === 0 ? among.includes(id) : branch.some((item) => among.includes(item));
}

/** Returns the questions for a signer: for a change, those about the whole text or about the signed clauses. */
export function askedQuestions(
  { questions, clauses }: Pick<ContentVersionRow, 'questions' | 'clauses'>,
  clauseIds: readonly string[],
): StoredQuestion[] {
  if (clauseIds.length === 0) return [...questions];
  return questions.filter(
    ({ clauseId }) => clauseId === null || isWithinBranch(clauses, clauseId, clauseIds),
  );
}

type QuestionSource = Pick<ContentVersionRow, 'clauses' | 'questions'>;

/**
 * Returns the questions that are unchanged although their clause has changed: signers would answer them based on the new text.
 */
export function staleQuestions(
  current: QuestionSource | null,
  draft: QuestionSource | null,
): StoredQuestion[] {
  if (current === null || draft === null) return [];
  const changed = changedIds(current.clauses, draft.clauses);
  const before = new Map(current.questions.map((question) => [question.id, question]));
  return draft.questions.filter(
    (question) =>
      question.clauseId !== null &&
      isWithinBranch(draft.clauses, question.clauseId, changed) &&
      isDeepStrictEqual(before.get(question.id), question),
  );
}

/** @throws {AppError} regulation.questionsUnconfirmed unless the author has confirmed that each of them is still correct */
export function checkConfirmed(stale: readonly StoredQuestion[], confirmedIds: readonly string[]): void {
  const open = stale.filter(({ id }) => !confirmedIds.includes(id));
  if (open.length === 0) return;
  throw new AppError('regulation.questionsUnconfirmed', {
    field: 'confirmedQuestionIds',
    params: { count: open.length },
  });
}

/** Whether exactly the right options were chosen. */
export function isRightAnswer(question: StoredQuestion, chosen: readonly string[]): boolean {
  const answer = { type: question.kind, optionIds: chosen };
  return gradeAnswer(asQuestion(question), answer).outcome === 'right';
}
