import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';

export interface AnswerProps<Question = AskedQuestion> {
  question: Question;
  answer: Answer | null;
  /** Null when the answer was removed. */
  onChange: (answer: Answer | null) => void;
}
