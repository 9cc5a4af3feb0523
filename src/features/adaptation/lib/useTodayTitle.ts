import { useTranslation } from 'react-i18next';
import type { TodayLine } from '../api';

/** The kinds without a named object on the server, so their texts are translated here. */
const nameless = ['decision', 'signInUnconfirmed', 'signInDisputed'] as const;

/** Returns the text of a task. */
export function useTodayTitle({ kind, title }: TodayLine): string {
  const { t } = useTranslation('adaptation');
  const known = nameless.find((item) => item === kind);
  return known ? t(`adaptation:today.do.${known}`) : title;
}
