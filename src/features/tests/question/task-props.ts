import type { AnyQuestion, QuestionOf } from '@domain/questions/question';

export interface FieldsOf<Type extends AnyQuestion['type']> {
  question: QuestionOf<Type>;
  onChange: (question: AnyQuestion) => void;
}
