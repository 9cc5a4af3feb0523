import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const needed = () => ruleMessage('required');

/** The fields of an organization that its card and its settings edit. */
export const organizationNamesSchema = object({
  name: rules.requiredLine(limits.organizationName),
  activityText: rules.line(limits.activityText),
});

export const organizationSchema = organizationNamesSchema.shape({
  countEmployees: rules.between(limits.countEmployeesMin, limits.countEmployeesMax).required(needed()),
  formAddress: rules.line(limits.formAddress),
  formDirector: rules.line(limits.formDirector),
  adaptDays: rules.between(limits.adaptDaysMin, limits.adaptDaysMax).required(needed()),
});

export const bankNameSchema = rules.line(limits.bankName);
