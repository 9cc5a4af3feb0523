import {
  type AnyQuestion,
  QUESTION_TYPES,
  type QuestionOf,
  type QuestionType,
} from '@domain/questions/question';

type GateQuestionModel = QuestionOf<'multiple' | 'single'>;

/** A question before signing as it is stored and sent. Versions are hashed in this shape, so it stays as it is. */
interface GateQuestion {
  id: string;
  kind: GateQuestionModel['type'];
  text: string;
  options: { id: string; text: string; isRight: boolean }[];
  explanation: string;
}

/** Integer hundredths: an answer before signing is correct or wrong, whatever the points. */
const POINTS = 100;

/** The types that are not asked before signing. */
export const NON_GATE_TYPES: ReadonlySet<QuestionType> = new Set(
  QUESTION_TYPES.filter((type) => type !== 'single' && type !== 'multiple'),
);

/** Converts a question before signing to the general question type. */
export function asQuestion({ id, kind, text, options, explanation }: GateQuestion): GateQuestionModel {
  return {
    ...{ id, text, type: kind, isShuffled: false, points: POINTS },
    task: { options: options.map((option) => ({ id: option.id, text: option.text })) },
    key: { rightIds: options.filter(({ isRight }) => isRight).map((option) => option.id) },
    explained: { explanation, feedback: {} },
  };
}

/**
 * Converts a question of the general type to one before signing; null when it is of a type that is not asked there. Points, order
 * and feedback on single options are not stored.
 */
export function asGateQuestion(question: AnyQuestion): GateQuestion | null {
  if (question.type !== 'single' && question.type !== 'multiple') return null;
  const { id, type, text, task, key, explained } = question;
  return {
    ...{ id, kind: type, text, explanation: explained.explanation },
    options: task.options.map((option) => ({
      ...{ id: option.id, text: option.text },
      isRight: key.rightIds.includes(option.id),
    })),
  };
}
