import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';
import { IP_RANGE_PROBLEMS, parseIpRange } from './ip-range';

const ipRange = IP_RANGE_PROBLEMS.reduce(
  (schema, problem) =>
    schema.test(problem, ruleMessage(problem), (typed) => !typed || parseIpRange(typed) !== problem),
  string().ensure().trim(),
);

export const ipRuleSchema = object({
  address: ipRange.required(ruleMessage('required')),
  comment: rules.line(limits.ipRuleComment),
  until: rules.storedDate(),
});
