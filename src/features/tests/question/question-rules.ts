import { createContext } from 'react';
import limits from '@graphql/limits.json';
import type { QuestionErrors, QuestionLimits } from '@src/content/edit/question-slots';

/** The limits of the questions of tests. */
export const TEST_LIMITS: QuestionLimits = {
  text: limits.testQuestionText,
  explanation: limits.testExplanation,
  option: limits.testOptionText,
  options: limits.testOptions,
};

interface QuestionRules {
  limits: QuestionLimits;
  errors: QuestionErrors;
  /** The id of the element with the errors of the options. */
  problemsId?: string;
}

/** What the fields of the question that is being edited have to observe. */
export const QuestionRulesContext = createContext<QuestionRules>({ limits: TEST_LIMITS, errors: {} });
