import { type AnyQuestion, QUESTION_TYPES } from '@domain/questions/question';
import type { AnyEdited, TextRules } from '@src/content/edit/draft-source';
import { joinedLists, joinedOne } from '@src/content/lib/joined';
import { property } from '@src/api/errors';
import type { DraftVersion, TestDraft, TestDraw, TestSettings } from '../api';
import { QuestionChanges } from './QuestionChanges';

/** The content of a test's draft. */
export interface TestText {
  questions: readonly AnyQuestion[];
  settings: TestSettings;
  /** The sections that draw from the bank. */
  draws: readonly TestDraw[];
}

/** What a test asks: questions of its own, and questions that are drawn from banks. */
export type Asked = Pick<TestText, 'draws' | 'questions'>;

/** A test as used by its draft's frame. */
export type EditedTest = Omit<TestDraft, 'draftVersion'> & AnyEdited<DraftVersion>;

/** The defaults that most authors need; the server's values take precedence. */
const FIRST_SETTINGS: TestSettings = {
  ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0, openOn: null, closeOn: null },
  ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
  review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'afterPass' },
};

/** Returns the draft's settings, else the published ones. */
export function settingsOf({ draftVersion, currentVersion }: EditedTest | TestDraft): TestSettings {
  return (draftVersion ?? currentVersion)?.settings ?? FIRST_SETTINGS;
}

/** Returns the draft's questions, else the published ones. */
export const questionsOf = ({
  draftVersion,
  currentVersion,
}: EditedTest | TestDraft): readonly AnyQuestion[] => (draftVersion ?? currentVersion)?.questions ?? [];

/** Returns the draft's sections, else the published ones. */
export const drawsOf = ({ draftVersion, currentVersion }: EditedTest | TestDraft): readonly TestDraw[] =>
  (draftVersion ?? currentVersion)?.draws ?? [];

const types: readonly unknown[] = QUESTION_TYPES;

/** The value was written here by this application, so a shallow check is sufficient; the server validates the rest. */
const isTestText = (value: unknown): value is TestText => {
  const questions = property(value, 'questions');
  return (
    typeof property(value, 'settings') === 'object' &&
    Array.isArray(property(value, 'draws')) &&
    Array.isArray(questions) &&
    questions.every(
      (question) =>
        typeof property(question, 'id') === 'string' && types.includes(property(question, 'type')),
    )
  );
};

/** Sorts keys, because the database does not keep the key order of objects. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const asText = (value: unknown): string => JSON.stringify(value, inOrder);

const isSame = (a: unknown, b: unknown): boolean => asText(a) === asText(b);

/** Merges both texts; null when both sides changed the same question, section or settings differently. */
function joined(theirs: TestText, mine: TestText, before: TestText): TestText | null {
  const questions = joinedLists(before.questions, theirs.questions, mine.questions, isSame);
  const draws = joinedLists(before.draws, theirs.draws, mine.draws, isSame);
  const settings = joinedOne(before.settings, theirs.settings, mine.settings, isSame);
  return questions && draws && settings ? { questions, draws, settings: settings.value } : null;
}

/** The text rules for drafts that consist of questions with settings. */
export const testRules: TextRules<EditedTest, DraftVersion, TestText> = {
  textOf: (test) => ({
    ...{ questions: questionsOf(test), settings: settingsOf(test), draws: drawsOf(test) },
  }),
  isText: isTestText,
  isSame,
  joined,
  comparison: (theirs, mine) => <QuestionChanges theirs={theirs.questions} mine={mine.questions} />,
};
