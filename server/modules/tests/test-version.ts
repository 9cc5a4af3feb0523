import { testSettingsSchema } from '@domain/tests/settings';
import { checkInput } from '@server/modules/check-input';
import { z } from 'zod';
import { DIFFICULTY_MAX, DIFFICULTY_MIN, type Draw } from '@domain/questions/draw';
import { isUnique } from '@domain/questions/ids';
import type { AnyQuestion } from '@domain/questions/question';
import { patternsOf, questionProblems } from '@domain/questions/question-problems';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { TestSettings } from '@server/graphql/generated/types';
import { checkLine, checkRange } from '@server/modules/checks';
import type { Block, FrozenPart } from '@server/modules/content/content.tables';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';

// The data that a version of a test freezes: its questions and its settings. They are stored in the version's own part.

export type Settings = Omit<TestSettings, '__typename' | 'review'> & {
  review: Omit<TestSettings['review'], '__typename'>;
};

/** A section that draws from the bank, and the owner of that bank. */
export interface StoredDraw extends Draw {
  /** Null: everybody's bank, because an admin wrote the section. */
  authorId: number | null;
}

export interface TestPart {
  questions: readonly AnyQuestion[];
  settings: Settings;
  draws: readonly StoredDraw[];
}

const moment = z.enum(['immediately', 'afterPass', 'never']);

export const settingsSchema: z.ZodType<Settings> = z.object({
  passPercent: z.int(),
  attemptsMax: z.int(),
  limitMinutes: z.int(),
  delayHours: z.int(),
  // Absent in versions without them: those keep the hash that they had before there were days.
  openOn: z.string().nullish(),
  closeOn: z.string().nullish(),
  shuffleQuestions: z.boolean(),
  shuffleAnswers: z.boolean(),
  grading: z.enum(['best', 'last']),
  review: z.object({ score: moment, correctness: moment, key: moment, explanation: moment }),
});

const drawSchema = z.object({
  id: z.string(),
  count: z.int(),
  tags: z.array(z.string()),
  difficultyFrom: z.int(),
  difficultyTo: z.int(),
  isPassedLast: z.boolean(),
  authorId: z.int().nullable(),
});

const partSchema = z.object({
  questions: z.array(questionSchema),
  settings: settingsSchema,
  draws: z.array(drawSchema).default([]),
});

/** The settings of a new test, as most authors want them. */
export const FIRST_SETTINGS: Settings = {
  ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0 },
  ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
  review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'afterPass' },
};

/** Returns the part of the version that is specific to tests; a draft that nobody has saved yet has no questions. */
export function partOfVersion(own: FrozenPart | null): TestPart {
  return own === null ? { questions: [], settings: FIRST_SETTINGS, draws: [] } : partSchema.parse(own);
}

const frozen = z.record(z.string(), z.json());

/** Returns the stored form: plain JSON. Without sections and days it is byte for byte what it was before they existed. */
function asFrozen({ draws, questions, settings: { openOn, closeOn, ...settings } }: TestPart): FrozenPart {
  const days = { ...(openOn ? { openOn } : {}), ...(closeOn ? { closeOn } : {}) };
  const part = { questions, settings: { ...settings, ...days } };
  return frozen.parse(draws.length === 0 ? part : { ...part, draws });
}

const escaped = (text: string): string => text.replaceAll(/[&<>"{}]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns a hash of all that a question is for its takers and its grading: without its source, tags and difficulty. */
export const questionHash = ({ source: _, tags: __, difficulty: ___, ...question }: AnyQuestion): string =>
  sha256(canonicalJson(frozen.parse(question)));

/**
 * Returns one block for each question, under its id; the shared content code compares these blocks to show what changed. Nobody
 * reads them as text; everything that is not visible (answers, keys, points) is included only as a hash. The source of a question
 * is excluded, because confirming it changes the question for nobody. So are its tags and its difficulty.
 */
function blocksOf({ questions, draws }: TestPart): Block[] {
  const asked = questions.map((question) => ({
    id: question.id,
    text: question.text,
    hash: questionHash(question),
  }));
  const drawn = draws.map(({ authorId: _, ...draw }) => ({
    id: draw.id,
    text: `${draw.count} × ${draw.tags.map((tag) => `#${tag}`).join(' ')}`.trim(),
    hash: sha256(canonicalJson(frozen.parse(draw))),
  }));
  return [...asked, ...drawn].map(({ id, text, hash }, index) => ({
    ...{ id, level: 1, number: String(index + 1), text },
    html: `<p data-question="${hash}">${escaped(text)}</p>`,
  }));
}

/** @throws {AppError} test.questionsMax, questionIds */
function checkQuestions(questions: readonly AnyQuestion[]): void {
  if (questions.length > limits.testQuestions) {
    throw new AppError('test.questionsMax', { field: 'questions', params: { max: limits.testQuestions } });
  }
  const ids = new Set(questions.map(({ id }) => id));
  if (ids.size !== questions.length) throw new AppError('test.questionIds', { field: 'questions' });
}

/** @throws {AppError} validation.range, test.closesBeforeOpens */
function checkSettings(settings: Settings): void {
  const { openOn, closeOn } = checkInput(testSettingsSchema, settings);
  if (openOn && closeOn && closeOn < openOn) {
    throw new AppError('test.closesBeforeOpens', { field: 'closeOn' });
  }
}

const ID = /^[\w-]{1,64}$/;

/** @throws {AppError} test.questionIds, questionsMax; validation.range, tooLong */
function checkDraws({ questions, draws }: Pick<TestPart, 'draws' | 'questions'>): void {
  checkRange(draws.length, { field: 'draws', min: 0, max: limits.testDraws });
  const all = draws.reduce((sum, { count }) => sum + count, questions.length);
  if (all > limits.testQuestions) {
    throw new AppError('test.questionsMax', { field: 'draws', params: { max: limits.testQuestions } });
  }
  const ids = [...questions, ...draws].map(({ id }) => id);
  if (!isUnique(ids) || draws.some(({ id }) => !ID.test(id))) {
    throw new AppError('test.questionIds', { field: 'draws' });
  }
  draws.forEach(({ count, tags, difficultyFrom, difficultyTo }, index) => {
    const field = (name: string) => `draws.${index}.${name}`;
    const difficulty = { min: DIFFICULTY_MIN, max: DIFFICULTY_MAX };
    checkRange(count, { field: field('count'), min: 1, max: limits.testDrawCount });
    checkRange(difficultyFrom, { field: field('difficultyFrom'), ...difficulty });
    checkRange(difficultyTo, { field: field('difficultyTo'), ...difficulty, min: difficultyFrom });
    checkRange(tags.length, { field: field('tags'), min: 0, max: limits.testTags });
    for (const tag of tags) checkLine(tag, { field: field('tags'), max: limits.testTag });
  });
}

/**
 * Returns a draft in its stored form. Unfinished drafts are allowed.
 * @throws {AppError} test.questionsMax, questionIds; validation.range, tooLong
 */
export function storedPart(part: TestPart): { own: FrozenPart; clauses: Block[] } {
  checkQuestions(part.questions);
  checkSettings(part.settings);
  checkDraws(part);
  return { own: asFrozen(part), clauses: blocksOf(part) };
}

/** The max total number of steps of all regular expressions of a test: an attempt is graded by all of them. */
export const PATTERNS_SIZE_MAX = 4000;

/** @throws {AppError} test.questionWrong when one of the questions is not complete, test.patternsLarge */
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
