import { array, boolean, object, string } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** The max lengths of the texts of a question before signing, and how many options it has. */
export const GATE_LIMITS = {
  text: limits.questionText,
  explanation: limits.questionExplanation,
  option: limits.questionOption,
  optionsMin: limits.questionOptionsMin,
  options: limits.questionOptions,
};

const optionSchema = object({
  id: string().defined(),
  text: rules.required(GATE_LIMITS.option),
  isRight: boolean().defined(),
});

/** A question before signing. How many options it has, and which are right, has errors of its own on the server. */
export const gateQuestionSchema = object({
  text: rules.required(GATE_LIMITS.text),
  options: array().of(optionSchema).defined(),
  explanation: rules.text(GATE_LIMITS.explanation),
});
