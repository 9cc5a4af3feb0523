import limits from '@graphql/limits.json';
import { object } from 'yup';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';

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
    code: isCodeShown ? rules.required(64) : rules.text(64),
  });

/** «Основные данные». */
export const mainSchema = object({
  isAccept: rules.accepted(),
  nameFirst: rules.required(limits.personName),
  email: rules.email().required(needed()),
  phone: rules.phone().required(needed()),
  password: rules.newPassword().required(needed()),
  confirmPassword: rules.sameAs('password').required(needed()),
});

/** «Данные компании». */
export const companySchema = object({
  organization: object({
    name: rules.required(limits.organizationName),
    countEmployees: rules.between(limits.countEmployeesMin, limits.countEmployeesMax).required(needed()),
    promoCode: rules.promoCode(),
  }),
  position: object({ name: rules.required(limits.positionName) }),
});

/** The second factor: six digits, or a recovery code. */
export const secondCodeSchema = object({ code: rules.required(20) });
