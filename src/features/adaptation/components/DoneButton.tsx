import IconButton from '@mui/material/IconButton';
import { Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TodayLine } from '../api';
import { useStepDone } from '../lib/useStepDone';

/** Completes a simple task; tasks that need more input have no such button. */
export function DoneButton({ task: { itemId, title } }: { task: TodayLine }) {
  const { t } = useTranslation('adaptation');
  const { setDone, isLoading } = useStepDone();
  if (itemId === null) return null;
  return (
    <IconButton
      disabled={isLoading}
      aria-label={t('adaptation:mark', { title })}
      onClick={() => void setDone({ id: itemId, title }, true)}
    >
      <Circle />
    </IconButton>
  );
}
