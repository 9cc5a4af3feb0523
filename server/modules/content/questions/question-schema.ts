import { z } from 'zod';
import { type Answer } from '@domain/questions/answer';
import { ANSWER_FILES_MAX } from '@domain/questions/file-kinds';
import { DIFFICULTY_MAX, DIFFICULTY_MIN } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import limits from '@graphql/limits.json';

// The shapes of domain/questions as they come from browsers and from the database. `questionProblems` checks whether a question
// makes sense; these schemas check lengths, depth and types.

/** PostgreSQL stores neither NUL characters nor lone surrogates in JSON. */
// eslint-disable-next-line no-control-regex -- what is rejected
const isStorable = (text: string): boolean => !/[\u0000\p{Surrogate}]/u.test(text);

const textOf = (max: number) => z.string().max(max).refine(isStorable);

const id = z.string().regex(/^[\w-]{1,64}$/);
const option = z.strictObject({ id, text: textOf(limits.testOptionText) });
const options = z.array(option).max(limits.testOptions);
const pair = z.strictObject({ from: id, to: id });
const pairs = z.array(pair).max(limits.testOptions);
const ids = z.array(id).max(limits.testOptions);
const points = z.int().min(0).max(limits.testPointsMax);
/** The id of a database row; 0: none yet. */
const storedId = z.int().min(0).max(2_147_483_647);
const thousandth = z.int().min(0).max(1000);
const decimal = textOf(40);

const typed = z.strictObject({
  variants: z.array(textOf(limits.testOptionText)).max(limits.testOptions),
  isCaseSensitive: z.boolean(),
  typos: z.int().min(0).max(2),
  pattern: textOf(200).nullable(),
});
const gap = z.strictObject({ id, options: options.nullable() });
const gapKey = z.union([z.strictObject({ id, typed }), z.strictObject({ id, optionId: id })]);
const region = z.strictObject({ x: thousandth, y: thousandth, width: thousandth, height: thousandth });
const rubricRow = z.strictObject({ id, text: textOf(limits.testOptionText), points });
const rubric = z.strictObject({ rubric: z.array(rubricRow).max(limits.testRubricRows) });

const explained = z.strictObject({
  explanation: textOf(limits.testExplanation),
  feedback: z
    .record(id, textOf(limits.testExplanation))
    .refine((feedback) => Object.keys(feedback).length <= limits.testOptions),
});

const source = z.strictObject({ objectId: z.int().min(1), clauseId: id, versionId: z.int().min(1) });

const common = {
  id,
  text: textOf(limits.testQuestionText),
  points,
  explained,
  isShuffled: z.boolean(),
  source: source.optional(),
  tags: z.array(textOf(limits.testTag)).max(limits.testTags).optional(),
  difficulty: z.int().min(DIFFICULTY_MIN).max(DIFFICULTY_MAX).optional(),
};
const fileTask = z.strictObject({
  kinds: z.array(z.enum(['text', 'table', 'pdf', 'picture'])).max(4),
  filesMax: z.int().min(1).max(ANSWER_FILES_MAX),
});
const nothing = z.strictObject({});
const rightIds = z.strictObject({ rightIds: ids });

/** A question of any type, including the correct answer. */
export const questionSchema: z.ZodType<AnyQuestion> = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('single'), task: z.strictObject({ options }), key: rightIds }),
  z.strictObject({
    ...common,
    type: z.literal('multiple'),
    task: z.strictObject({ options }),
    key: rightIds,
  }),
  z.strictObject({
    ...common,
    type: z.literal('trueFalse'),
    task: nothing,
    key: z.strictObject({ isTrue: z.boolean() }),
  }),
  z.strictObject({ ...common, type: z.literal('shortText'), task: nothing, key: typed }),
  z.strictObject({
    ...common,
    type: z.literal('number'),
    task: z.strictObject({ unit: textOf(40) }),
    key: z.strictObject({ value: decimal, tolerance: decimal }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('matching'),
    task: z.strictObject({ left: options, right: options }),
    key: z.strictObject({ pairs }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('ordering'),
    task: z.strictObject({ items: options }),
    key: z.strictObject({ order: ids }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('categorise'),
    task: z.strictObject({ items: options, categories: options }),
    key: z.strictObject({ pairs }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('fillGaps'),
    task: z.strictObject({
      text: textOf(limits.testQuestionText),
      gaps: z.array(gap).max(limits.testOptions),
    }),
    key: z.strictObject({ gaps: z.array(gapKey).max(limits.testOptions) }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('hotspot'),
    task: z.strictObject({ imageId: storedId, alt: textOf(limits.pictureAlt), isMany: z.boolean() }),
    key: z.strictObject({ regions: z.array(region).max(limits.testOptions) }),
  }),
  z.strictObject({ ...common, type: z.literal('fileAnswer'), task: fileTask, key: rubric }),
  z.strictObject({ ...common, type: z.literal('openText'), task: nothing, key: rubric }),
]);

/** The max length of any typed answer; `isAnswerTo` checks the limit of each question. */
const words = textOf(limits.testOpenText);
const answerFile = z.strictObject({
  id: z.int().min(1),
  name: textOf(255),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const spot = z.strictObject({ x: thousandth, y: thousandth });

/** An answer to a question of any type. */
export const answerSchema: z.ZodType<Answer> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), optionIds: ids }),
  z.strictObject({ type: z.literal('multiple'), optionIds: ids }),
  z.strictObject({ type: z.literal('trueFalse'), isTrue: z.boolean() }),
  z.strictObject({ type: z.literal('shortText'), text: words }),
  z.strictObject({ type: z.literal('number'), text: words }),
  z.strictObject({ type: z.literal('matching'), pairs }),
  z.strictObject({ type: z.literal('ordering'), order: ids }),
  z.strictObject({ type: z.literal('categorise'), pairs }),
  z.strictObject({
    type: z.literal('fillGaps'),
    gaps: z.array(z.strictObject({ id, value: textOf(limits.testTypedAnswer) })).max(limits.testOptions),
  }),
  z.strictObject({ type: z.literal('hotspot'), spots: z.array(spot).max(limits.testOptions) }),
  z.strictObject({ type: z.literal('fileAnswer'), files: z.array(answerFile).max(ANSWER_FILES_MAX) }),
  z.strictObject({ type: z.literal('openText'), text: words }),
]);
