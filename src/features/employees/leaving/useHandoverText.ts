import { useTranslation } from 'react-i18next';
import type { EmployeeLeaving } from '../api';

/** What is to be handed over, in words. */
export function useHandoverText() {
  const { t } = useTranslation('employees');
  return ({ kind, name, count }: EmployeeLeaving['handover'][number]) => ({
    name: kind === 'request' ? t('employees:leaving.handover.request') : name,
    steps: count > 0 ? t('employees:leaving.handover.steps', { count }) : '',
  });
}
