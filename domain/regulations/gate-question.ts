import { array, boolean, object, string } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const optionSchema = object({
  id: string().defined(),
  text: rules.required(limits.questionOption),
  isRight: boolean().defined(),
});

/** A question before signing. How many options it has, and which are right, has errors of its own on the server. */
export const gateQuestionSchema = object({
  text: rules.required(limits.questionText),
  options: array().of(optionSchema).defined(),
  explanation: rules.text(limits.questionExplanation),
});
