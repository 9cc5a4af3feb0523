import { checkInput } from '@server/modules/check-input';
import { suspensionSchema } from '@domain/organization/suspension';
import { AppError } from '@server/errors';
import type { OrganizationsInput } from '@server/graphql/generated/types';
import { given } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { OrganizationRow } from '../organization.tables';

export type ProviderFields = Partial<
  Pick<
    OrganizationRow,
    'isActive' | 'suspenseDateEnd' | 'suspenseReason' | 'isPartner' | 'isFreePeriod' | 'freePeriodEnd'
  >
>;

export const PROVIDER_FIELDS = [
  ...['isActive', 'suspenseDateEnd', 'suspenseReason', 'isPartner', 'isFreePeriod', 'freePeriodEnd'],
] as const satisfies readonly (keyof ProviderFields)[];

/** Whether an input contains a field that only the provider writes. */
export function hasProviderFields(input: OrganizationsInput): boolean {
  return PROVIDER_FIELDS.some((field) => input[field] !== undefined);
}

function lastDay(
  value: string | null | undefined,
  field: 'suspenseDateEnd' | 'freePeriodEnd',
  today: string,
): string | null | undefined {
  if (value && value < today) throw new AppError('backOffice.pastDay', { field });
  return value;
}

const reasonSchema = suspensionSchema.pick(['suspenseReason']);

/** A suspension requires a reason, which the client's people can read; an active organization has none. */
function suspension(input: OrganizationsInput, stored: OrganizationRow, today: string): ProviderFields {
  const isActive = input.isActive ?? stored.isActive;
  if (isActive) return { isActive, suspenseDateEnd: null, suspenseReason: null };
  const reason = input.suspenseReason === undefined ? stored.suspenseReason : input.suspenseReason;
  return {
    isActive,
    ...checkInput(reasonSchema, { suspenseReason: reason }),
    suspenseDateEnd:
      input.suspenseDateEnd === undefined
        ? stored.suspenseDateEnd
        : lastDay(input.suspenseDateEnd, 'suspenseDateEnd', today),
  };
}

const SUSPENSION = ['isActive', 'suspenseDateEnd', 'suspenseReason'] as const;

/**
 * Returns the provider's fields in the input, checked against the stored ones.
 * @throws {AppError} validation.required for `suspenseReason`, backOffice.pastDay
 */
export function checkProviderFields(
  input: OrganizationsInput,
  stored: OrganizationRow,
  now: Date,
): ProviderFields {
  const today = dayOf(now, stored.timezone);
  const isFreePeriod = given(input.isFreePeriod, (value) => value);
  return {
    ...(SUSPENSION.some((field) => input[field] !== undefined) ? suspension(input, stored, today) : {}),
    isPartner: given(input.isPartner, (value) => value),
    isFreePeriod,
    freePeriodEnd: isFreePeriod === false ? null : lastDay(input.freePeriodEnd, 'freePeriodEnd', today),
  };
}
