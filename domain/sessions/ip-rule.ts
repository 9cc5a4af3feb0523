import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const ipRuleSchema = object({
  address: rules.ipRange().required(ruleMessage('required')),
  comment: rules.line(limits.ipRuleComment),
  until: rules.storedDate(),
});
