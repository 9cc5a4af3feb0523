import type { AnswerProps } from './answer-props';
import { ChoiceAnswer, TrueFalseAnswer } from './ChoiceAnswer';
import { FileAnswer } from './FileAnswer';
import { GapAnswer } from './GapAnswer';
import { OrderAnswer } from './OrderAnswer';
import { PairAnswer } from './PairAnswer';
import { SpotAnswer } from './SpotAnswer';
import { TypedAnswer } from './TypedAnswer';

/** The input for answering a question, by its type. */
export function AnswerControl({ question, answer, onChange }: AnswerProps) {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <ChoiceAnswer question={question} answer={answer} onChange={onChange} />;
    case 'trueFalse':
      return <TrueFalseAnswer question={question} answer={answer} onChange={onChange} />;
    case 'matching':
    case 'categorise':
      return <PairAnswer question={question} answer={answer} onChange={onChange} />;
    case 'ordering':
      return <OrderAnswer question={question} answer={answer} onChange={onChange} />;
    case 'hotspot':
      return <SpotAnswer question={question} answer={answer} onChange={onChange} />;
    default:
      return <TypedControl question={question} answer={answer} onChange={onChange} />;
  }
}

/** The input for typed answers and files. */
function TypedControl({ question, answer, onChange }: AnswerProps) {
  switch (question.type) {
    case 'fillGaps':
      return <GapAnswer question={question} answer={answer} onChange={onChange} />;
    case 'fileAnswer':
      return <FileAnswer question={question} answer={answer} onChange={onChange} />;
    case 'shortText':
    case 'number':
    case 'openText':
      return <TypedAnswer question={question} answer={answer} onChange={onChange} />;
    default:
      return null;
  }
}
