import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate, todayStored } from '@src/lib/dates';
import type { TodayLine } from '../api';

/** The deadline, in red when it has passed. */
export function TodayDue({ task }: { task: TodayLine }) {
  const { t, i18n } = useTranslation('adaptation');
  const { dueOn, isOverdue } = task;
  const date = formatDate(dueOn, 'date', i18n.language);
  if (!date) return null;
  if (isOverdue) return <StatusChip colour="red" label={t('adaptation:overdueSince', { date })} />;
  if (dueOn === todayStored()) return <StatusChip colour="amber" label={t('adaptation:dueToday')} />;
  return <StatusChip colour="grey" label={t('adaptation:dueOn', { date })} />;
}
