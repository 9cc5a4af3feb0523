import limits from '@graphql/limits.json';
import { object } from 'yup';
import { companyDataSchema, mainDataSchema } from '@domain/auth/registration';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { isCommonPassword } from '@src/lib/validation/common-password';

const needed = () => ruleMessage('required');

/** Sign-in with login and password. */
export const signInSchema = object({
  login: rules.email().required(needed()),
  password: rules.password().min(0).required(needed()),
});

/** Recovery: the login, and the code once it was sent. */
export const resetSchema = (isCodeShown: boolean) =>
  object({
    login: rules.email().required(needed()),
    code: isCodeShown ? rules.required(limits.signInCode) : rules.text(limits.signInCode),
  });

/** «Основные данные», with what only the form asks for. */
export const mainSchema = mainDataSchema(isCommonPassword).shape({
  isAccept: rules.accepted(),
  confirmPassword: rules.sameAs('password').required(needed()),
});

/** «Данные компании». */
export const companySchema = companyDataSchema;

/** The second factor: six digits, or a recovery code. */
export const secondCodeSchema = object({ code: rules.required(limits.secondCode) });
