import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const templateStepSchema = object({
  day: rules
    .between(limits.planDayMin, limits.planDayMax)
    .required(ruleMessage('required'))
    .notOneOf([0], ruleMessage('custom.noDayZero')),
  weight: rules.between(1, limits.stepWeightMax).required(ruleMessage('required')),
  title: rules.requiredLine(limits.stepTitle),
  text: rules.text(limits.stepText),
});

export const templateSchema = object({
  name: rules.requiredLine(limits.name),
  steps: rules.rows(templateStepSchema, limits.planSteps),
});
