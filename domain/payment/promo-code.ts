import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const PROMO_KINDS = ['percent', 'sum', 'days', 'tokens'] as const;
type PromoKind = (typeof PROMO_KINDS)[number];

const count = (max: number) => rules.between(1, max).required(ruleMessage('required'));

/** A promo code. `unit`: in how many of the stored units its value is given, kopecks for a sum. */
export const promoCodeSchema = (unit: (kind: PromoKind) => number = () => 1) =>
  object({
    code: rules.promoCode().required(ruleMessage('required')),
    kind: string().oneOf(PROMO_KINDS).required(ruleMessage('required')),
    value: count(limits.promo.max.sum).when('kind', ([kind = 'percent']: PromoKind[]) =>
      count(limits.promo.max[kind] / unit(kind)),
    ),
    validTo: rules.storedDate(),
    limitTotal: rules.between(1, limits.promo.limitTotal),
    perOrganization: count(limits.promo.uses),
  });

/** A code as a client types it. */
export const promoCodeUseSchema = object({ code: rules.promoCode().required(ruleMessage('required')) });
