import type { TFunction } from 'i18next';
import type { FaqEntry } from '../api';

/** «Не помогло: устарело (2), непонятно (1)». */
export function reasonsText(
  t: TFunction,
  { reasons }: Pick<NonNullable<FaqEntry['source']>, 'reasons'>,
): string {
  const named = reasons.map(({ reason, count }) => `${t(`faq:reason.${reason}`).toLowerCase()} (${count})`);
  return t('faq:opinions.reasons', { reasons: named.join(', ') });
}
