import limits from '@graphql/limits.json';
import { number, object, string } from 'yup';
import { ruleMessage } from './validation/messages';

export interface RoleGrantValues {
  roleId: number | null;
  scopeSubdivisionId: number | null;
  until: string;
  reason: string;
}

/** Nothing chosen yet: the whole organization, for good. */
export const roleGrantStart: RoleGrantValues = {
  roleId: null,
  scopeSubdivisionId: null,
  until: '',
  reason: '',
};

export const roleGrantSchema = object({
  roleId: number().nullable().required(ruleMessage('required')),
  reason: string().max(limits.roleReason, ruleMessage('max', { max: limits.roleReason })),
});
