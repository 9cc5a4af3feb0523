import type { ComponentType, ReactNode } from 'react';
import type { AnyQuestion } from '@domain/questions/question';

/** The max lengths of the texts of a question, and how many options it may have. */
export interface QuestionLimits {
  text: number;
  explanation: number;
  option: number;
  options: number;
}

/** Errors of the form that a question belongs to, as texts. */
export interface QuestionErrors {
  text?: string | undefined;
  explanation?: string | undefined;
  /** Of the options together: how many there are, which are right. */
  options?: string | undefined;
  /** Of the texts of single options, by their ids. */
  optionTexts?: Readonly<Record<string, string>>;
}

export interface EditedQuestionProps {
  question: AnyQuestion;
  number: number;
  isReadOnly: boolean;
  /** The question has points. */
  isWeighed?: boolean;
  /** Its options can be shuffled for each taker. */
  canShuffle?: boolean;
  /** The author can switch between one and several right options. */
  canSwitchType?: boolean;
  /** Those of tests by default. */
  limits?: QuestionLimits;
  errors?: QuestionErrors;
  /** When the explanation is shown. */
  explanationHelp?: string;
  /** The clause that it is about. */
  source?: ReactNode;
  onChange: (question: AnyQuestion) => void;
  onRemove: () => void;
}

/** The components that edit questions. They are those of tests, passed by `app`, because all questions share one model. */
export interface QuestionSlots {
  Question: ComponentType<EditedQuestionProps>;
  AddQuestion: ComponentType<{
    onAdd: (question: AnyQuestion) => void;
    without: ReadonlySet<AnyQuestion['type']>;
  }>;
}
