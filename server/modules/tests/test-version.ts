import { z } from 'zod';
import type { AnyQuestion, QuestionType } from '@domain/questions/question';
import { patternsOf, questionProblems } from '@domain/questions/question-problems';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { TestSettings } from '@server/graphql/generated/resolvers';
import { checkRange } from '@server/modules/checks';
import type { Block, FrozenPart } from '@server/modules/content/content.tables';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';

// What a version of a test freezes: its questions and its settings. They stand in the version's own part.

export type Settings = Omit<TestSettings, '__typename' | 'review'> & {
  review: Omit<TestSettings['review'], '__typename'>;
};

export interface TestPart {
  questions: readonly AnyQuestion[];
  settings: Settings;
}

const moment = z.enum(['immediately', 'afterPass', 'never']);

export const settingsSchema: z.ZodType<Settings> = z.object({
  passPercent: z.int(),
  attemptsMax: z.int(),
  limitMinutes: z.int(),
  delayHours: z.int(),
  shuffleQuestions: z.boolean(),
  shuffleAnswers: z.boolean(),
  grading: z.enum(['best', 'last']),
  review: z.object({ score: moment, correctness: moment, key: moment, explanation: moment }),
});

const partSchema = z.object({ questions: z.array(questionSchema), settings: settingsSchema });

/** Of a new test: as most authors want it. */
export const FIRST_SETTINGS: Settings = {
  ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0 },
  ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
  review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'afterPass' },
};

/** What of the version is the test's own; a draft that nobody has saved yet has no questions. */
export function partOfVersion(own: FrozenPart | null): TestPart {
  return own === null ? { questions: [], settings: FIRST_SETTINGS } : partSchema.parse(own);
}

const frozen = z.record(z.string(), z.json());

/** As it is stored: plain JSON. */
const asFrozen = (part: TestPart): FrozenPart => frozen.parse(part);

/** Pictures and files within answers are not there yet. */
const NOT_YET: readonly QuestionType[] = ['hotspot', 'fileAnswer'];

const escaped = (text: string): string => text.replaceAll(/[&<>"{}]/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * One block for each question, under its id: by these the shared parts of content say what changed. Nobody reads them as a
 * text; of all that is not said (answers, keys, points) they have the hash alone. What a question is about is not part of it: that it was confirmed changes it for nobody.
 */
function blocksOf(questions: readonly AnyQuestion[]): Block[] {
  return questions.map(({ source: _, ...question }, index) => {
    const hash = sha256(canonicalJson(frozen.parse(question)));
    const html = `<p data-question="${hash}">${escaped(question.text)}</p>`;
    return { id: question.id, level: 1, number: String(index + 1), html, text: question.text };
  });
}

/** @throws {AppError} test.questionsMax, questionIds, questionType */
function checkQuestions(questions: readonly AnyQuestion[]): void {
  if (questions.length > limits.testQuestions) {
    throw new AppError('test.questionsMax', { field: 'questions', params: { max: limits.testQuestions } });
  }
  const ids = new Set(questions.map(({ id }) => id));
  if (ids.size !== questions.length) throw new AppError('test.questionIds', { field: 'questions' });
  const early = questions.findIndex(({ type }) => NOT_YET.includes(type));
  if (early === -1) return;
  throw new AppError('test.questionType', { field: `questions.${early}`, params: { number: early + 1 } });
}

const RANGES = {
  passPercent: { min: limits.testPassPercentMin, max: limits.testPassPercentMax },
  attemptsMax: { min: 0, max: limits.testAttemptsMax },
  limitMinutes: { min: 0, max: limits.testLimitMinutesMax },
  delayHours: { min: 0, max: limits.testDelayHoursMax },
} as const;

/** @throws {AppError} validation.range */
function checkSettings(settings: Settings): void {
  checkRange(settings.passPercent, { field: 'passPercent', ...RANGES.passPercent });
  checkRange(settings.attemptsMax, { field: 'attemptsMax', ...RANGES.attemptsMax });
  checkRange(settings.limitMinutes, { field: 'limitMinutes', ...RANGES.limitMinutes });
  checkRange(settings.delayHours, { field: 'delayHours', ...RANGES.delayHours });
}

/**
 * A draft as it is stored. What is not finished yet may be kept.
 * @throws {AppError} test.questionsMax, questionIds, questionType; validation.range
 */
export function storedPart(part: TestPart): { own: FrozenPart; clauses: Block[] } {
  checkQuestions(part.questions);
  checkSettings(part.settings);
  return { own: asFrozen(part), clauses: blocksOf(part.questions) };
}

/** So many steps may all regular expressions of a test have together: an attempt is graded by all of them. */
const PATTERNS_SIZE_MAX = 4000;

/** @throws {AppError} test.questionWrong when one of the questions cannot be asked as it is, test.patternsLarge */
export function checkPart(own: FrozenPart | null): void {
  const { questions } = partOfVersion(own);
  let size = 0;
  const wrong = questions.findIndex((question) => {
    if (questionProblems(question).length > 0) return true;
    size += patternsOf(question);
    return size > PATTERNS_SIZE_MAX;
  });
  if (wrong === -1) return;
  if (size > PATTERNS_SIZE_MAX) throw new AppError('test.patternsLarge', { field: `questions.${wrong}` });
  throw new AppError('test.questionWrong', { field: `questions.${wrong}`, params: { number: wrong + 1 } });
}
