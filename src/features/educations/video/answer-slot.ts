import type { ComponentType } from 'react';
import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';

/** The component that answers a question. It comes from tests, because all questions share one model. */
export type AnswerSlot = ComponentType<{
  question: AskedQuestion;
  answer: Answer | null;
  onChange: (answer: Answer | null) => void;
}>;
