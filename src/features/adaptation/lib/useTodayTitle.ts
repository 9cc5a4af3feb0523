import { useTranslation } from 'react-i18next';
import type { TodayLine } from '../api';

/** Of these the words stand here: the server knows of no object that has a name. */
const nameless = ['decision', 'signInUnconfirmed', 'signInDisputed'] as const;

/** What is to be done, in words. */
export function useTodayTitle({ kind, title }: TodayLine): string {
  const { t } = useTranslation('adaptation');
  const known = nameless.find((each) => each === kind);
  return known ? t(`adaptation:today.do.${known}`) : title;
}
