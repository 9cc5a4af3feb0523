import limits from '@graphql/limits.json';
import type { PromoCodeInput, PromoKind } from '@src/api/generated/types';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { number, object, string } from 'yup';

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

export const PROMO_KINDS = ['percent', 'sum', 'days', 'tokens'] as const satisfies readonly PromoKind[];

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

const required = (max: number) =>
  number()
    .required(ruleMessage('required'))
    .integer(ruleMessage('integer'))
    .min(1, ruleMessage('between', { min: 1, max }))
    .max(max, ruleMessage('between', { min: 1, max }));

export const promoCodeSchema = object({
  code: rules.promoCode().required(ruleMessage('required')),
  kind: string().oneOf(PROMO_KINDS).required(),
  value: number().when('kind', ([kind]: PromoKind[]) => required(maxShown(kind ?? 'percent'))),
  perOrganization: required(limits.promo.uses),
  validTo: rules.storedDate(),
});

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
