import { array, number } from 'yup';
import { ipRuleSchema } from '@domain/sessions/ip-rule';
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

export const ruleSchema = ipRuleSchema.shape({ roleIds: array(number().required()) });
