import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** A date on which somebody may leave needs a reason. */
export const leavingMarkSchema = object({
  datePossibleLeaving: rules.storedDate(),
  reasonPossibleLeaving: rules.text(limits.commentText).when('datePossibleLeaving', {
    is: (date: string | null | undefined) => Boolean(date),
    then: (reason) => reason.required(ruleMessage('required')),
  }),
});

const reasonLeaving = rules.requiredLine(limits.reasonLeaving);

export const dismissalSchema = object({ dateJobEnd: rules.requiredDate(), reasonLeaving });

/** In the form a reason is chosen, or typed where none of the known ones fits. */
export const dismissalFormSchema = dismissalSchema.shape({
  reason: reasonLeaving,
  reasonLeaving: rules.line(limits.reasonLeaving).when('reason', {
    is: 'other',
    then: () => reasonLeaving,
  }),
});
