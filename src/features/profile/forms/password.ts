import { object } from 'yup';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';

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
    password: rules.newPassword().required(needed),
    confirmPassword: rules.sameAs('password').required(needed),
  });
}
