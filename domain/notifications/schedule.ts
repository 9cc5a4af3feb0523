import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

interface Step {
  days?: unknown;
  to?: unknown;
}

const isSame = (a: Step | undefined, b: Step | undefined) =>
  a?.to === b?.to && Number(a?.days) === Number(b?.days);

const escalationSchema = rules.rows(
  object({
    days: rules.between(1, limits.reminderDayMax).required(ruleMessage('required')),
    to: string().required(),
  }),
  limits.escalationSteps,
);

/** Nobody is notified twice on one day. `twice`: the error of a repeated step. */
export const scheduleSchema = (twice: string) =>
  object({
    senderName: rules.line(limits.senderName),
    escalation: escalationSchema.test('twice', '', (steps, { createError, path }) => {
      const index = steps.findIndex((step, at) => steps.findIndex((other) => isSame(other, step)) < at);
      return index < 0 || createError({ path: `${path}[${index}].days`, message: twice });
    }),
  });
