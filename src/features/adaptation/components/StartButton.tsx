import { BusyButton } from '@src/components/form/BusyButton';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { useAdaptationStartMutation } from '../api';

/** «Начать адаптацию»: starts a plan from the template of the person's position. */
export function StartButton({ userId }: { userId: number }) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const [start, { isLoading }] = useAdaptationStartMutation();
  const press = async () => {
    const { error } = await start({ userId });
    if (error) notify.failure(error);
  };
  return (
    <BusyButton variant="contained" isBusy={isLoading} onClick={() => void press()}>
      {t('adaptation:start')}
    </BusyButton>
  );
}
