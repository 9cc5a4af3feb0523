import type { TFunction } from 'i18next';
import { formatMoney } from '@src/lib/money';
import type { Tariff } from '../api';

/** «До 10 человек бесплатно, далее 190 ₽ за каждого в месяц». */
export function tariffPrice(
  { monthPrice, freeEmployees: count, employeePrice }: Tariff,
  t: TFunction<'payment'>,
  lang: string,
): string {
  const price = formatMoney(employeePrice, lang);
  if (monthPrice === '0') return t('payment:tariff.priceText', { count, price });
  return t('payment:tariff.monthText', { month: formatMoney(monthPrice, lang), count, price });
}

/** Describes how the monthly amount is composed: «3 900 ₽ + 5 человек × 150 ₽». */
export function tariffSum(
  { monthPrice, freeEmployees, employeePrice }: Tariff,
  people: number,
  t: TFunction<'payment'>,
  lang: string,
): string {
  const count = Math.max(0, people - freeEmployees);
  if (monthPrice !== '0' && count === 0) return t('payment:next.included', { count: freeEmployees });
  const beyond = t('payment:next.how', { count, price: formatMoney(employeePrice, lang) });
  return monthPrice === '0' ? beyond : `${formatMoney(monthPrice, lang)} + ${beyond}`;
}
