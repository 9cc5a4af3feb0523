import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import type { EmployeeLeaving } from '../api';

/** Returns a formatter of the items to hand over. */
export function useHandoverText() {
  const { t, i18n } = useTranslation('leaving');
  return ({ kind, name, count, dateFrom, dateTo }: EmployeeLeaving['handover'][number]) => ({
    name: kind === 'request' ? t('leaving:handover.request') : name,
    /** The date, and how many open plan steps go with it. */
    more:
      dateFrom && dateTo
        ? t('leaving:handover.days', {
            from: formatDate(dateFrom, 'date', i18n.language),
            to: formatDate(dateTo, 'date', i18n.language),
          })
        : count > 0
          ? t('leaving:handover.steps', { count })
          : '',
  });
}
