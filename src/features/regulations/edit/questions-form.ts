import { array, object } from 'yup';
import { gateQuestionSchema } from '@domain/regulations/gate-question';
import { uuid } from '@src/lib/uuid';
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

export const newOption = (isRight = false) => ({ id: uuid(), text: '', isRight });

/** Returns an empty question with two options, the first of them correct. */
export function newQuestion(): QuestionValues {
  return {
    id: uuid(),
    kind: 'single',
    text: '',
    explanation: '',
    clauseId: '',
    options: [newOption(true), newOption()],
  };
}

/** Returns the options after one was marked: a single choice question has only one correct option. */
export function marked(
  { kind, options }: Pick<QuestionValues, 'kind' | 'options'>,
  index: number,
): QuestionValues['options'] {
  return options.map((option, at) => {
    if (kind === 'single') return { ...option, isRight: at === index };
    return at === index ? { ...option, isRight: !option.isRight } : option;
  });
}

/** Returns the question converted to the other kind: a single choice keeps the first of several correct options. */
export function asKind(question: QuestionValues, kind: QuestionValues['kind']): QuestionValues {
  if (kind === 'multiple') return { ...question, kind };
  const right = Math.max(
    0,
    question.options.findIndex(({ isRight }) => isRight),
  );
  return { ...question, kind, options: marked({ kind, options: question.options }, right) };
}
