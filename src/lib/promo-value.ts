import type { TFunction } from 'i18next';
import { formatMoney } from './money';

/** Describes the benefit of a promo code. @param value percent, kopecks, days or tokens, by the kind */
export function promoValue(
  { kind, value }: { kind: 'percent' | 'sum' | 'days' | 'tokens'; value: number },
  t: TFunction<'payment'>,
  lang: string,
): string {
  if (kind === 'sum') return t('payment:promo.gives.sum', { sum: formatMoney(String(value), lang) });
  return t(`payment:promo.gives.${kind}`, { count: value });
}
