import { type AnyQuestion, QUESTION_TYPES } from '@domain/questions/question';
import type { AnyEdited, TextRules } from '@src/content/edit/draft-source';
import { property } from '@src/api/errors';
import type { DraftVersion, TestDraft, TestDraw, TestSettings } from '../api';
import { QuestionChanges } from './QuestionChanges';

/** What is written in a draft of a test. */
export interface TestText {
  questions: readonly AnyQuestion[];
  settings: TestSettings;
  /** Sections that draw from the bank. */
  draws: readonly TestDraw[];
}

/** A test as its draft's frame knows it. */
export type EditedTest = Omit<TestDraft, 'draftVersion'> & AnyEdited<DraftVersion>;

/** As most authors want it; what the server has comes before. */
const FIRST_SETTINGS: TestSettings = {
  ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0 },
  ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
  review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'afterPass' },
};

/** The draft's settings, else those in force. */
export function settingsOf({ draftVersion, currentVersion }: EditedTest | TestDraft): TestSettings {
  return (draftVersion ?? currentVersion)?.settings ?? FIRST_SETTINGS;
}

/** The draft's questions, else those in force. */
export const questionsOf = ({
  draftVersion,
  currentVersion,
}: EditedTest | TestDraft): readonly AnyQuestion[] => (draftVersion ?? currentVersion)?.questions ?? [];

/** The draft's sections, else those in force. */
export const drawsOf = ({ draftVersion, currentVersion }: EditedTest | TestDraft): readonly TestDraw[] =>
  (draftVersion ?? currentVersion)?.draws ?? [];

const types: readonly unknown[] = QUESTION_TYPES;

/** It was written here by this program: what it looks like from outside is enough, the server checks the rest. */
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

const asText = (value: unknown): string => JSON.stringify(value);

/** Drafts that are questions with settings. */
export const testRules: TextRules<EditedTest, DraftVersion, TestText> = {
  textOf: (test) => ({
    ...{ questions: questionsOf(test), settings: settingsOf(test), draws: drawsOf(test) },
  }),
  isText: isTestText,
  isSame: (a, b) => asText(a) === asText(b),
  comparison: (theirs, mine) => <QuestionChanges theirs={theirs.questions} mine={mine.questions} />,
};
