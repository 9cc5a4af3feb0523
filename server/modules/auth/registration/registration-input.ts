import { companyDataSchema, mainDataSchema, newOrganizationSchema } from '@domain/auth/registration';
import { isCommonPassword } from '@domain/common-passwords';
import type { UserInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { PASSWORD_CODES } from '../passwords';

/** A registration in its stored form. */
export interface Registration {
  nameFirst: string;
  email: string;
  phone: string;
  password: string;
  organization: {
    name: string;
    countEmployees: number;
    promoCode: string | null;
    refId: number | null;
    refLinkId: number | null;
  };
  positionName: string;
}

const mainSchema = mainDataSchema(isCommonPassword);
const positionSchema = companyDataSchema.pick(['position']);

/** Validates the organization of a registration. @throws {AppError} naming the field */
export function checkOrganization(input: UserInput['organization']): Registration['organization'] {
  const { name, countEmployees, promoCode } = checkInput(newOrganizationSchema, input ?? {}, {
    within: 'organization',
  });
  return {
    ...{ name, countEmployees, promoCode: promoCode || null },
    refId: input?.refId ?? null,
    refLinkId: input?.refLinkId ?? null,
  };
}

/**
 * Validates the registration form.
 * @throws {AppError} naming the field
 */
export function checkRegistration(input: UserInput): Registration {
  const main = checkInput(
    mainSchema,
    { ...input, password: input.password ?? '' },
    {
      codes: {
        'password:minLength': PASSWORD_CODES.minLength,
        'password:maxLength': PASSWORD_CODES.maxLength,
      },
    },
  );
  const organization = checkOrganization(input.organization);
  const { position } = checkInput(positionSchema, { position: input.position ?? {} });
  return { ...main, organization, positionName: position.name };
}
