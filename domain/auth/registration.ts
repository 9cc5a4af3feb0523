import limits from '@graphql/limits.json';
import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

const needed = () => ruleMessage('required');

/** «Основные данные». */
export const mainDataSchema = (isCommon: Parameters<typeof rules.newPassword>[0]) =>
  object({
    nameFirst: rules.requiredLine(limits.personName),
    email: rules.email().required(needed()),
    phone: rules.phone().required(needed()),
    password: rules.newPassword(isCommon).required(needed()),
  });

/** An organization that registers, or that the provider registers. */
export const newOrganizationSchema = object({
  countEmployees: rules.between(limits.countEmployeesMin, limits.countEmployeesMax).required(needed()),
  name: rules.requiredLine(limits.organizationName),
  promoCode: rules.promoCode(),
});

/** «Данные компании». */
export const companyDataSchema = object({
  organization: newOrganizationSchema,
  position: object({ name: rules.requiredLine(limits.positionName) }),
});

/** The admin of an organization that the provider registers; they set their password themselves. */
export const newAdminSchema = object({
  nameFirst: rules.requiredLine(limits.personName),
  email: rules.email().required(needed()),
  phone: rules.phone(),
  position: object({ name: rules.requiredLine(limits.positionName) }),
});
