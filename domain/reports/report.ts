import { array, number, object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const needed = () => ruleMessage('required');

/** The last day of each frequency: a day of the week, or a day that every month has. */
const LAST_DAYS = { daily: 0, weekly: 7, monthly: 28 } as const;

export const reportNameSchema = object({ name: rules.requiredLine(limits.report.name) });

/** The schedule of a report: its recipients and, except daily, its day. */
export const scheduleSchema = (frequency: keyof typeof LAST_DAYS) =>
  object({
    recipientIds: array()
      .of(number().required())
      .ensure()
      .required(needed())
      .min(1, needed())
      .max(limits.report.recipients, ruleMessage('maxLength', { max: limits.report.recipients })),
    day: rules.between(Math.min(1, LAST_DAYS[frequency]), LAST_DAYS[frequency]).required(needed()),
    hour: rules.between(0, 23).required(needed()),
  });
