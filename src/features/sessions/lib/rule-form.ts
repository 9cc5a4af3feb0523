import limits from '@graphql/limits.json';
import { array, number, object, string } from 'yup';
import { rules } from '@domain/validation/rules';
import { ruleMessage } from '@domain/validation/messages';
import type { IpRule } from '../api';

export interface RuleValues {
  address: string;
  comment: string;
  roleIds: number[];
  until: string;
}

/** Returns the form values of a rule, or of a new one. */
export function ruleValues(rule: IpRule | null, address = ''): RuleValues {
  return {
    address: rule?.address ?? address,
    comment: rule?.comment ?? '',
    roleIds: rule?.roles?.map(({ id }) => id) ?? [],
    until: rule?.until ?? '',
  };
}

export const ruleSchema = object({
  address: rules.ipRange().required(ruleMessage('required')),
  comment: string().max(limits.ipRuleComment, ruleMessage('maxLength', { max: limits.ipRuleComment })),
  roleIds: array(number().required()),
  until: rules.storedDate(),
});
