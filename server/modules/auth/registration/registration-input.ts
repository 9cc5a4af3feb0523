import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { UserInput } from '@server/graphql/generated/types';
import { checkLine, checkRange } from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { normalizedCode } from '@server/modules/promo-code-text';
import type { Passwords } from '../passwords';

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

function requiredLine(value: string | null | undefined, field: string, max: number): string {
  return checkLine(value ?? '', { field, max, isRequired: true });
}

/** Validates the organization of a registration. @throws {AppError} naming the field */
export function checkOrganization(input: UserInput['organization']): Registration['organization'] {
  const field = 'organization.countEmployees';
  const countEmployees = checkRange(input?.countEmployees ?? null, {
    field,
    min: limits.countEmployeesMin,
    max: limits.countEmployeesMax,
  });
  if (!input || countEmployees === null) throw new AppError('validation.required', { field });
  return {
    name: requiredLine(input.name, 'organization.name', limits.organizationName),
    countEmployees,
    promoCode: normalizedCode(input.promoCode, 'organization.promoCode'),
    refId: input.refId ?? null,
    refLinkId: input.refLinkId ?? null,
  };
}

/**
 * Validates the registration form.
 * @throws {AppError} naming the field
 */
export function checkRegistration(input: UserInput, passwords: Pick<Passwords, 'check'>): Registration {
  const nameFirst = requiredLine(input.nameFirst, 'nameFirst', limits.personName);
  const email = checkEmail(input.email);
  const phone = checkPhone(input.phone);
  if (phone === null) throw new AppError('validation.required', { field: 'phone' });
  const password = input.password ?? '';
  passwords.check(password, 'password');
  return {
    nameFirst,
    email,
    phone,
    password,
    organization: checkOrganization(input.organization),
    positionName: requiredLine(input.position?.name, 'position.name', limits.positionName),
  };
}
