import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const needed = () => ruleMessage('required');

export const shiftSchema = object({
  days: rules.between(-limits.planShiftMax, limits.planShiftMax).required(needed()),
  from: rules.storedDate(),
});

/** In the form it must move something. */
export const shiftFormSchema = shiftSchema.shape({
  days: rules.between(-limits.planShiftMax, limits.planShiftMax).required(needed()).notOneOf([0], needed()),
});

export const pauseSchema = object({ from: rules.storedDate(), reason: rules.text(limits.pauseReason) });

/** A plan that was not simply passed needs a comment, a longer one its new end. */
export const decisionSchema = object({
  comment: rules.text(limits.commentText).when('result', {
    is: (result: string) => result !== 'passed',
    then: (comment) => comment.required(needed()),
  }),
  dateEnd: rules.storedDate().when('result', {
    is: 'extended',
    then: (dateEnd) => dateEnd.required(needed()),
  }),
  result: string().required(needed()),
});

/** What is recorded of a step that is done. */
export const markSchema = object({
  grade: rules.between(limits.adaptGradeMin, limits.adaptGradeMax),
  comment: rules.text(limits.commentText),
});
