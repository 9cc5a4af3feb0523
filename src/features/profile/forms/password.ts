import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { isCommonPassword } from '@src/lib/validation/common-password';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/** With a code from an email the current password is not required, since the user has forgotten it. */
export function passwordSchema(hasCode: boolean) {
  const needed = ruleMessage('required');
  return object({
    ...(hasCode ? {} : { currentPassword: rules.password().min(0).required(needed) }),
    password: rules.newPassword(isCommonPassword).required(needed),
    confirmPassword: rules.sameAs('password').required(needed),
  });
}
