import { array, object } from 'yup';
import { gateQuestionSchema } from '@domain/regulations/gate-question';
import type { DraftQuestion } from '../api';

export interface QuestionValues {
  id: string;
  kind: DraftQuestion['kind'];
  text: string;
  explanation: string;
  /** Empty for the whole text. */
  clauseId: string;
  options: DraftQuestion['options'];
}

export interface QuestionsValues {
  questions: QuestionValues[];
}

export const questionsSchema = object({ questions: array().of(gateQuestionSchema) });

/** Returns the form values of the questions. */
export function questionsValues(questions: readonly DraftQuestion[]): QuestionsValues {
  return {
    questions: questions.map(({ id, kind, text, explanation, clauseId, options }) => ({
      id,
      kind,
      text,
      explanation,
      clauseId: clauseId ?? '',
      options: options.map((option) => ({ id: option.id, text: option.text, isRight: option.isRight })),
    })),
  };
}

/** Converts the form values to the mutation input. */
export function questionsInput({ questions }: QuestionsValues) {
  return questions.map((question) => ({ ...question, clauseId: question.clauseId || null }));
}
