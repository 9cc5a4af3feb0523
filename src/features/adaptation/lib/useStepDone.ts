import { useTranslation } from 'react-i18next';
import { useNotify } from '@src/store/useNotify';
import { useAdaptationItemMarkMutation } from '../api';

interface Step {
  id: number;
  title: string;
}

/** Completes or reopens a step of a plan; the notification offers to undo an accidental completion. */
export function useStepDone() {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const [mark, { isLoading }] = useAdaptationItemMarkMutation();
  const setDone = async (step: Step, isDone: boolean): Promise<void> => {
    const { error } = await mark({ id: step.id, isDone });
    if (error) return notify.failure(error);
    if (!isDone) return;
    notify.alert(t('adaptation:marked', { title: step.title }), {
      label: t('common:action.undo'),
      onPress: () => void setDone(step, false),
    });
  };
  return { setDone, isLoading };
}
