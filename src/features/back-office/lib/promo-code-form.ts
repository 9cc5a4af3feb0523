import { promoCodeSchema } from '@domain/payment/promo-code';
import limits from '@graphql/limits.json';
import type { PromoCodeInput, PromoKind } from '@src/api/generated/types';

export interface PromoCodeValues {
  code: string;
  kind: PromoKind;
  /** Percent, rubles, days or tokens. */
  value: number | '';
  limitTotal: number | '';
  perOrganization: number | '';
  /** yyyy-MM-dd; empty for until it is stopped. */
  validTo: string;
}

export const EMPTY_PROMO_CODE: PromoCodeValues = {
  code: '',
  kind: 'percent',
  value: 10,
  limitTotal: '',
  perOrganization: 1,
  validTo: '',
};

/** Amounts stored in kopecks are typed in rubles. */
const unit = (kind: PromoKind) => (kind === 'sum' ? 100 : 1);

/** Returns the maximum value of a code of this kind, in the typed unit. */
export const maxShown = (kind: PromoKind): number => limits.promo.max[kind] / unit(kind);

/** The form types sums in rubles. */
export const promoCodeFormSchema = promoCodeSchema(unit);

/** Converts the form values to the mutation input. */
export function promoCodeInput({ code, kind, value, limitTotal, ...rest }: PromoCodeValues): PromoCodeInput {
  return {
    code: code.trim(),
    kind,
    value: Number(value) * unit(kind),
    limitTotal: limitTotal === '' ? null : Number(limitTotal),
    perOrganization: Number(rest.perOrganization),
    validTo: rest.validTo || null,
  };
}
