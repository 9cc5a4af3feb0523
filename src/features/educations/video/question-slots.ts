import type { ComponentType } from 'react';
import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';

/** The component that answers a question. It comes from tests, because all questions share one model. */
export type AnswerSlot = ComponentType<{
  question: AskedQuestion;
  answer: Answer | null;
  onChange: (answer: Answer | null) => void;
}>;

/** The components that edit questions, also from tests. */
export interface QuestionSlots {
  Question: ComponentType<{
    question: AnyQuestion;
    number: number;
    isReadOnly: boolean;
    isWeighed: boolean;
    onChange: (question: AnyQuestion) => void;
    onRemove: () => void;
  }>;
  AddQuestion: ComponentType<{
    onAdd: (question: AnyQuestion) => void;
    without: ReadonlySet<AnyQuestion['type']>;
  }>;
}
